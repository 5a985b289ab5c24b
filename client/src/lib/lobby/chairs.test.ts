import { expect, test } from "vitest";
import { chairs, occupant, seated, usualGlass, type Chair, type Who } from "./chairs";

const whos = (list: ReturnType<typeof chairs>) => list.map((chair) => chair.who);

test("the first seat is one's own, the others are bots", () => {
  expect(whos(chairs(4))).toEqual(["me", "club", "club", "club"]);
});

test("a larger variant keeps who sits already", () => {
  const two = seated(chairs(2), 1, "open");
  expect(whos(chairs(4, two))).toEqual(["me", "open", "club", "club"]);
  expect(whos(chairs(2, chairs(4, two)))).toEqual(["me", "open"]);
});

test("one sits on one seat only", () => {
  expect(whos(seated(seated(chairs(2), 1, "open"), 1, "me"))).toEqual(["open", "me"]);
});

test("what the server is told", () => {
  expect(occupant({ who: "me", name: "" }, "Player 1")).toEqual({ kind: "me" });
  expect(occupant({ who: "expert", name: "" }, "Player 2")).toEqual({ kind: "bot", level: "expert" });
  expect(occupant({ who: "program:Zp3hVb0yQm2cT8xLkW5n1A", name: "" }, "Player 2")).toEqual({
    kind: "program",
    id: "Zp3hVb0yQm2cT8xLkW5n1A",
  });
  expect(occupant({ who: "device", name: " Noor " }, "Player 2")).toEqual({ kind: "device", name: "Noor" });
  expect(occupant({ who: "device", name: " " }, "Player 2")).toEqual({ kind: "device", name: "Player 2" });
});

test("people have a sand-glass, somebody alone with bots has none", () => {
  const sit = (...who: Who[]): Chair[] => who.map((one) => ({ who: one, name: "" }));
  expect(usualGlass(sit("me", "club", "club", "expert"))).toBe(0);
  expect(usualGlass(sit("me", "device", "club", "club"))).toBe(0);
  expect(usualGlass(sit("me", "open", "club", "club"))).toBe(120);
});
