import { describe, expect, test } from "vitest";
import { routeOf } from "./router.svelte";

describe("addresses lead to pages", () => {
  test.each([
    ["/", "", { page: "lobby" }],
    ["/new/atacama", "", { page: "new", game: "atacama" }],
    ["/t/kX3vQ8m1ZtR0bYpA", "", { page: "table", id: "kX3vQ8m1ZtR0bYpA", at: null }],
    ["/t/kX3vQ8m1ZtR0bYpA/17", "", { page: "table", id: "kX3vQ8m1ZtR0bYpA", at: 17 }],
    ["/t/kX3vQ8m1ZtR0bYpA/x", "", { page: "lost" }],
    ["/seat", "#secret", { page: "seat", token: "secret" }],
    ["/programs", "", { page: "programs" }],
    ["/rules/atacama", "#2.4", { page: "rules", game: "atacama", paragraph: "2.4" }],
    ["/rules/atacama", "", { page: "rules", game: "atacama", paragraph: null }],
    ["/t", "", { page: "lost" }],
    ["/t/a/1/b", "", { page: "lost" }],
    ["/elsewhere", "", { page: "lost" }],
    ["/new/%E0%A4%A", "", { page: "new", game: "%E0%A4%A" }],
  ])("%s%s", (path, fragment, route) => expect(routeOf(path, fragment)).toEqual(route));
});
