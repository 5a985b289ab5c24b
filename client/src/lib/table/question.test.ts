import { beforeEach, expect, test } from "vitest";
import { toQuestion } from "./question";

const at = () => document.activeElement?.textContent;

beforeEach(() => {
  document.body.innerHTML =
    '<section class="prompt"><h2>Choose</h2><button>Go</button></section><button id="other">Say it</button>';
});

test("a lost focus goes on at the question", () => {
  toQuestion();
  expect(at()).toBe("Choose");
});

test("whoever is elsewhere stays there", () => {
  document.querySelector<HTMLElement>("#other")!.focus();
  toQuestion();
  expect(at()).toBe("Say it");
});

test("a drawer that is open keeps the focus", () => {
  document.body.append(Object.assign(document.createElement("dialog"), { open: true }));
  toQuestion();
  expect(document.activeElement).toBe(document.body);
});
