import { beforeEach, describe, expect, test } from "vitest";
import type { TableCard } from "$lib/api/types";
import { Curtain, curtainFalls, nextToLook, ownSeats } from "./curtain.svelte";
import { sits, tableCard } from "./samples";

const falls = (looks: number, owed: number[], actors: number[], secrets = true) =>
  curtainFalls({ own: [0, 2, 3], looks, owed, actors, secrets });

test("whoever has the device and owes a move is to look", () => {
  expect(nextToLook([0, 2], [0, 1, 2], 2)).toBe(2);
  expect(nextToLook([0, 2], [0, 1], 2)).toBe(0);
  expect(nextToLook([0, 2, 3], [0, 2, 3], null)).toBe(0);
});

test("after him the next round the table", () => {
  expect(nextToLook([0, 2, 3], [0, 3], 2)).toBe(3);
  expect(nextToLook([0, 2, 3], [0, 2], 3)).toBe(0);
  expect(nextToLook([0, 2, 3], [1, 5], 2)).toBeNull();
});

test("nobody is interrupted while he chooses, whoever else chooses too", () => {
  expect(falls(2, [0, 1, 2, 3], [0, 2, 3])).toBe(false);
  expect(falls(2, [2], [0, 1, 2, 3])).toBe(false);
});

test("the curtain falls when he has chosen", () => {
  expect(falls(2, [0, 2, 3], [0, 3])).toBe(true);
  expect(falls(2, [1, 2], [1])).toBe(true);
});

test("without secrets a page stays open while only others are to move", () => {
  expect(falls(2, [2], [1], false)).toBe(false);
  expect(falls(2, [1], [3], false)).toBe(true);
});

test("whoever came back only to look stays, until another one comes to owe a move", () => {
  expect(falls(2, [0, 1], [0])).toBe(false);
  expect(falls(2, [1], [1])).toBe(false);
  expect(falls(2, [1], [0, 3])).toBe(true);
});

describe("at a table", () => {
  const mine = { mine: true };
  /** Mira and Anna at this device, Jonas elsewhere, and a bot of theirs. */
  const card = (more: Partial<TableCard> = {}) =>
    tableCard({
      seats: [sits(0, mine), sits(1), sits(2, mine), sits(3, { ...mine, kind: "bot" })],
      actors: [0, 1, 2],
      ...more,
    });

  beforeEach(() => localStorage.clear());

  test("seats that bots play are nobody's to look through", () => {
    expect(ownSeats(card())).toEqual([0, 2]);
  });

  test("there is one where choices are secret, or where people have wished for it, and only between several", () => {
    const curtain = new Curtain("t");
    curtain.hang(false);
    expect(curtain.divides(card())).toBe(false);
    curtain.switch(true);
    expect(curtain.divides(card())).toBe(true);
    expect(curtain.divides(card({ status: "over" }))).toBe(false);
    expect(curtain.divides(card({ seats: [sits(0, mine), sits(1)] }))).toBe(false);
    const [again, secret] = [new Curtain("t"), new Curtain("other")];
    again.hang(false);
    secret.hang(true);
    expect([again.wanted, secret.wanted]).toEqual([true, true]);
  });

  test("it falls before anybody has said who they are, and for whoever has chosen", () => {
    const curtain = new Curtain("t");
    curtain.hang(true);
    expect(curtain.falls(card(), null, [])).toBe(true);
    expect(curtain.falls(card(), 1, [])).toBe(true);
    expect(curtain.falls(card(), 0, [0, 1, 2])).toBe(false);
    expect(curtain.falls(card({ actors: [1, 2] }), 0, [0, 1, 2])).toBe(true);
  });

  test("while it is down it says who is to look next, and nothing once it has risen", () => {
    const curtain = new Curtain("t");
    curtain.hang(true);
    const now = card({ actors: [1, 2] });
    curtain.fall(now, 0);
    expect(curtain.covered).toEqual({ seat: 2, card: now });
    curtain.fall(card({ actors: [1] }), 2);
    expect(curtain.covered?.seat).toBeNull();
    curtain.rise();
    expect(curtain.covered).toBeNull();
  });
});
