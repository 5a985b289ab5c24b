import { afterEach, expect, test, vi } from "vitest";
import { api, ApiProblem, Offline } from "./client";

function answer(status: number, body: string) {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => new Response(body, { status }));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

test("a command carries our header and its body, a question does not", async () => {
  const fetched = answer(200, "{}");
  await api.move("kX3vQ8m1ZtR0bYpA", { seat: 0, turn: 3, moves: ["place natural e5"] });
  await api.page("kX3vQ8m1ZtR0bYpA", { eyes: 0, after: 17 });
  const [[path, command], [asked, question]] = fetched.mock.calls as [[string, RequestInit], [string, RequestInit]];
  expect(path).toBe("/api/tables/kX3vQ8m1ZtR0bYpA/moves");
  expect(command).toMatchObject({ method: "POST", headers: { "X-Motherlode": "1" } });
  expect(JSON.parse(command.body as string)).toEqual({ seat: 0, turn: 3, moves: ["place natural e5"] });
  expect(asked).toBe("/api/tables/kX3vQ8m1ZtR0bYpA?eyes=0&after=17");
  expect(question.headers).toBeUndefined();
});

test("a refusal is thrown with its problem", async () => {
  answer(409, JSON.stringify({ code: 203, facts: { turn: 3, now: 4 }, refusal: null }));
  await expect(api.lobby()).rejects.toMatchObject({ status: 409, problem: { code: 203 } });
});

test("no answer, and a proxy without a server behind it, are offline", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("network")));
  await expect(api.lobby()).rejects.toBeInstanceOf(Offline);
  answer(502, "<html>Bad gateway</html>");
  await expect(api.lobby()).rejects.toBeInstanceOf(Offline);
});

test("an answer that is no message of ours is our fault", async () => {
  answer(500, "<html>");
  await expect(api.lobby()).rejects.toBeInstanceOf(ApiProblem);
});
