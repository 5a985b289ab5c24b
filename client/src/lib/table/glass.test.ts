import { expect, test } from "vitest";
import { clock, endOf, secondsLeft, told } from "./glass";

test("time is counted from what was left when the page came", () => {
  const end = endOf({ left: 72_000, of: 120_000 }, 5_000);
  expect(end).toBe(77_000);
  expect(secondsLeft(end!, 5_000)).toBe(72);
  expect(secondsLeft(end!, 5_999)).toBe(72);
  expect(secondsLeft(end!, 6_000)).toBe(71);
  expect(secondsLeft(end!, 76_999)).toBe(1);
  expect(secondsLeft(end!, 90_000)).toBe(0);
  expect(endOf(null, 5_000)).toBeNull();
});

test("minutes and seconds", () => {
  expect([72, 60, 9, 0, 600].map(clock)).toEqual(["1:12", "1:00", "0:09", "0:00", "10:00"]);
});

test("a minute, half a minute and ten seconds are told, once each", () => {
  const said = Array.from({ length: 120 }, (_, k) => told(120 - k, 119 - k)).filter((mark) => mark !== null);
  expect(said).toEqual([60, 30, 10]);
});

test("a tab that slept tells only what is true when it wakes", () => {
  expect(told(90, 12)).toBeNull();
  expect(told(90, 29)).toBe(30);
  expect(told(8, 110)).toBeNull();
});
