/** Examples 13.1, 13.7 and 13.8 of the rules, as they are told. */
import { expect, test } from "vitest";
import { told } from "$lib/board/samples";
import { sampleView } from "../sample";
import { AL } from "../words/phrases";
import { fateOf, lastScene } from "./scene";

const NONE = { zinc: 0, copper: 0, silver: 0, gold: 0 };
const cubes = (more: Partial<typeof NONE>) => ({ ...NONE, ...more });
const CARD = cubes({ copper: 3, silver: 5, gold: 4 });

const DRILLED = [
  told("tile-drilled", { owner: 0, tile: "c1", force: 7, power: 7 }),
  told("tile-turned", { tile: "c1", ...cubes({ silver: 2 }) }),
  told("card-drawn", { tile: "c1", ...CARD, danger: "danger" }),
  told("share-set", { owner: 0, ...cubes({ copper: 1, silver: 2, gold: 2 }) }),
  told("share-set", { owner: 3, ...cubes({ copper: 1, silver: 2, gold: 2 }) }),
  told("surplus-set", { owner: 0, ...cubes({ copper: 1, silver: 1 }), priority: "power" }),
  told("danger-felt", { seat: 0, force: 4, loss: 3 }),
  told("danger-felt", { seat: 3, force: 3, loss: 0 }),
];
const SETTLED = [
  told("insurance-used", { seat: 0, insurance: 2 }, 41),
  told("cubes-lost", { seat: 0, ...cubes({ gold: 1 }) }, 41),
  told("cubes-gained", { seat: 0, ...cubes({ copper: 2, silver: 3, gold: 1 }) }, 41),
  told("cubes-gained", { seat: 3, ...cubes({ copper: 1, silver: 2, gold: 2 }) }, 41),
  told("card-kept", { owner: 0, cards: 4 }, 41),
];

test("before anything is drilled there is no scene", () => {
  expect(lastScene(sampleView(), [told("passed", { seat: 1 })])).toBeNull();
});

test("while insurance is decided, shares, surplus and danger are known", () => {
  const scene = lastScene(sampleView(), DRILLED)!;
  expect(scene).toMatchObject({
    tile: "c1",
    active: 0,
    force: 7,
    power: 7,
    card: [0, 3, 5, 4],
    danger: true,
    over: false,
    priority: { owner: 0, why: "power" },
  });
  expect(scene.parties.map(({ owner, force, share, surplus }) => ({ owner, force, share, surplus }))).toEqual([
    { owner: 0, force: 4, share: [0, 1, 2, 2], surplus: [0, 1, 1, 0] },
    { owner: 3, force: 3, share: [0, 1, 2, 2], surplus: [0, 0, 0, 0] },
  ]);
  expect(scene.parties.map(fateOf)).toEqual(["open", "protected"]);
});

test("afterwards it says what saved whom, and what was taken home", () => {
  const later = told("crew-moved", { owner: 1, crew: "1", power: 1, from: "b1", to: "b0" }, 42, 1);
  const scene = lastScene(sampleView(), [...DRILLED, ...SETTLED, later])!;
  expect(scene.over).toBe(true);
  expect(scene.parties.map(fateOf)).toEqual(["partly", "protected"]);
  expect(scene.parties[0]).toMatchObject({ insurance: 2, lost: [0, 0, 0, 1], gained: [0, 2, 3, 1] });
});

test("what was taken back is no scene", () => {
  const gone = DRILLED.map((one) => ({ ...one, stands: false }));
  expect(lastScene(sampleView(), gone)).toBeNull();
});

test("Al takes part by name", () => {
  const scene = lastScene(sampleView(), [
    told("tile-drilled", { owner: "al", tile: "a2", force: 2, power: 2 }),
    told("share-set", { owner: "al", ...cubes({ zinc: 3 }) }),
  ])!;
  expect([scene.active, scene.parties[0]?.owner]).toEqual([AL, AL]);
});

test("without insurance everything in danger is lost", () => {
  const party = {
    owner: 0,
    force: 2,
    share: [0, 0, 1, 1],
    surplus: [0, 0, 0, 0],
    loss: 1,
    insurance: 0,
    lost: [0, 0, 0, 1],
    gained: null,
  };
  expect(fateOf(party)).toBe("lost");
  expect(fateOf({ ...party, insurance: 1, lost: [0, 0, 0, 0] })).toBe("saved");
  expect(fateOf({ ...party, loss: null })).toBe("none");
});
