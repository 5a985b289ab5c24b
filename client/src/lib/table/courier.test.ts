import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Offline } from "$lib/api/client";
import { Courier } from "./courier.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("where nobody answers the same command is sent again", async () => {
  const courier = new Courier();
  const command = vi
    .fn()
    .mockRejectedValueOnce(new Offline())
    .mockRejectedValueOnce(new Offline())
    .mockResolvedValue("done");
  const answer = courier.carry(command);
  await vi.advanceTimersByTimeAsync(500);
  expect(courier.waiting).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await answer).toBe("done");
  expect(command).toHaveBeenCalledTimes(3);
  expect(courier.waiting).toBe(false);
});

test("a command that takes long is talked about", async () => {
  const courier = new Courier();
  const answer = courier.carry(() => new Promise((resolve) => setTimeout(() => resolve("late"), 2000)));
  await vi.advanceTimersByTimeAsync(900);
  expect(courier.slow).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(courier.slow).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect([await answer, courier.slow]).toEqual(["late", false]);
});

test("a refusal is not tried again", async () => {
  const command = vi.fn().mockRejectedValue(new Error("no"));
  await expect(new Courier().carry(command)).rejects.toThrow("no");
  expect(command).toHaveBeenCalledTimes(1);
});

test("one command at a time", async () => {
  const courier = new Courier();
  const first = courier.carry(() => new Promise((resolve) => setTimeout(() => resolve("one"), 100)));
  expect(await courier.carry(async () => "two")).toBeNull();
  await vi.advanceTimersByTimeAsync(100);
  expect(await first).toBe("one");
});

test("whoever leaves the page tries no longer", async () => {
  const courier = new Courier();
  const answer = courier.carry(() => Promise.reject(new Offline()));
  await vi.advanceTimersByTimeAsync(10);
  courier.leave();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await answer).toBeNull();
});
