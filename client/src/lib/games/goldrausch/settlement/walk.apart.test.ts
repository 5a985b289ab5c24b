import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { planningView, SAMPLE_LOG } from "../sample";
import { lastSettlement } from "./settlement";
import { Walk } from "./walk.svelte";

const settlement = lastSettlement(SAMPLE_LOG, planningView())!;

beforeAll(() => {
  for (const [time, value] of Object.entries({ "--move": "320ms", "--spin": "2400ms" }))
    document.documentElement.style.setProperty(time, value);
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a settlement goes by itself, and is over in twelve seconds", () => {
  const walk = new Walk();
  walk.start(settlement);
  expect(walk.at).toBe(0);
  vi.advanceTimersByTime(2000);
  expect(walk.at).toBe(0);
  vi.advanceTimersByTime(10001);
  expect(walk.at).toBe(walk.last);
  expect(walk.playing).toBe(false);
});

test("where the wheel stops is known when it has stopped", () => {
  const walk = new Walk();
  walk.start(settlement);
  vi.advanceTimersByTime(2300);
  expect(walk.landed).toBe(false);
  vi.advanceTimersByTime(200);
  expect([walk.landed, walk.at]).toEqual([true, 0]);
  walk.start(settlement);
  walk.go(0);
  expect(walk.landed).toBe(true);
  walk.start(settlement, false);
  expect(walk.landed).toBe(true);
  walk.close();
});

test("the chart shows the present at the last step and when it is closed", () => {
  const walk = new Walk();
  walk.start(settlement);
  expect(walk.scene?.lying.veridia).toBe(25);
  walk.go(walk.last);
  expect(walk.scene).toBeNull();
  walk.go(3);
  expect(walk.scene?.profit?.seat).toBe(0);
  walk.close();
  expect(walk.scene).toBeNull();
});

test("whoever takes a step stops it; it goes no further than its ends", () => {
  const walk = new Walk();
  walk.start(settlement);
  walk.go(-1);
  expect([walk.at, walk.playing]).toEqual([0, false]);
  vi.advanceTimersByTime(13000);
  expect(walk.at).toBe(0);
  walk.go(99);
  expect(walk.at).toBe(walk.last);
  walk.play();
  expect([walk.at, walk.playing]).toEqual([0, true]);
});
