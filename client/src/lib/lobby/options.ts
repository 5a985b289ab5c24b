/** What a table can choose, as the server lists it. */
import type { OptionInfo } from "$lib/api/types";

/** At a table of that size, the usual one first: an option that names a seat has a choice for each, and the first. */
export function choicesOf({ choices, usual, per_seat }: OptionInfo, seats: number): readonly string[] {
  const there = per_seat ? choices.slice(0, seats + 1) : choices;
  return [usual, ...there.filter((choice) => choice !== usual)];
}

/** A choice for every option: what was chosen, as far as the table has it; else the usual one. */
export function chosenOf(
  options: readonly OptionInfo[],
  seats: number,
  wishes: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    options.map((option) => {
      const wish = wishes[option.name];
      return [option.name, wish !== undefined && choicesOf(option, seats).includes(wish) ? wish : option.usual];
    }),
  );
}

/** What is kept simpler than usual in somebody's first game. */
export const simplified = (options: readonly OptionInfo[]): readonly OptionInfo[] =>
  options.filter(({ usual, first_game }) => first_game !== usual);

/** What whoever sits down should know: every option, and how a rule is read where that is not the usual way. */
export const toldOf = (
  options: readonly OptionInfo[],
  chosen: Readonly<Record<string, string>>,
): readonly (readonly [string, string])[] =>
  options.flatMap(({ name, reading, usual }) => {
    const choice = chosen[name];
    return choice === undefined || (reading && choice === usual) ? [] : [[name, choice] as const];
  });
