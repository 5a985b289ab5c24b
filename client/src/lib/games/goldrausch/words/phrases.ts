/** What the table says of a position of Goldrausch, beside its drawing. */
import type { GoldrauschCompany, GoldrauschView, Move, Told } from "$lib/api/types";
import type { SeatNames } from "$lib/names";
import { speech, type Facts } from "$lib/speech.svelte";
import type { Choice } from "$lib/table/choosing";
import type { SeatFacts } from "../../face";
import type { Word } from "../pieces/figures";

const say = (key: string, facts: Facts = {}) => speech.ofGame("goldrausch", key, facts);
const word = (list: string, token: string) => speech.word("goldrausch", list, token);

/** What a company is doing. */
export function stateOf(view: GoldrauschView, company: GoldrauschCompany): string {
  if (view.phase === "planning") return company.chosen ? "chosen" : "planning";
  if (view.phase !== "meeting") return company.country === null ? "waiting" : "there";
  return company.sealed ? "sealed" : company.laid ? "laid" : "choosing";
}

function stateLine(view: GoldrauschView, company: GoldrauschCompany): string {
  const continent = company.country === null ? "" : word("continent", company.country);
  return say("facts-seat", { state: stateOf(view, company), known: continent ? "yes" : "no", continent });
}

export function seatFacts(view: GoldrauschView, seat: number): SeatFacts {
  const company = view.seats[seat];
  if (!company) return { role: "", facts: "", points: 0 };
  const sign = { arg: "state", token: stateOf(view, company) };
  return {
    role: view.start === seat ? say("facts-starts") : "",
    facts: stateLine(view, company),
    points: company.gold,
    unit: { name: say("facts-gold"), icon: "gold" },
    sign,
  };
}

/** The card that lies there, as far as it is known; none where it only marks that none was laid. */
function cardOf({ card, abstains }: GoldrauschCompany): string {
  return abstains ? "none" : (card ?? "");
}

/** A company in sentences: gold, where it is, what lies before it, what it has announced. */
export function companyLine(view: GoldrauschView, names: SeatNames, seat: number, words: readonly Word[] = []): string {
  const company = view.seats[seat];
  if (!company) return "";
  const facts = { seat: names.names[seat] ?? "", gold: company.gold, state: stateLine(view, company) };
  const card = company.card === null ? "" : say("words-card", { card: cardOf(company) });
  const word = words.find((one) => one.seat === seat)?.move;
  const said =
    word && view.phase === "meeting"
      ? say("words-said", { word: say(`word-${word.kind}`, { "card-id": word.args.card ?? "" }) })
      : "";
  return [say("words-company", facts), card, said, view.start === seat ? say("words-starts") : ""]
    .filter(Boolean)
    .join(" ");
}

/** A continent in sentences, with those who are known to be there. */
export function continentLine(view: GoldrauschView, names: SeatNames, name: string): string {
  const continent = view.continents.find((one) => one.name === name);
  if (!continent) return "";
  const said = [say("words-continent", { ...continent, continent: word("continent", name) })];
  const there = view.seats.flatMap((company, seat) => (company.country === name ? [names.names[seat] ?? ""] : []));
  if (there.length) said.push(say("words-there", { seats: speech.list(there) }));
  return said.join(" ");
}

/** The round of the last turn of the wheel: in a meeting, the round before. */
export function spinRound(view: GoldrauschView): number {
  return view.spun_round ?? view.round;
}

export function wheelLine(view: GoldrauschView): string {
  return view.spun === null
    ? say("wheel-still")
    : say("wheel-stood", { result: word("result", view.spun), round: spinRound(view) });
}

export function stage(view: GoldrauschView): string {
  return say("stage", { round: view.round, rounds: view.rounds, phase: view.phase });
}

export function ask(view: GoldrauschView): { means: string; count: string } {
  const own = view.seats[view.viewer];
  if (view.prompt === "seal") return { means: say("ask-seal", { card: own ? cardOf(own) : "" }), count: "" };
  const there = view.continents.find((one) => one.name === own?.country);
  if (view.prompt !== "lay" || !there) return { means: say("ask-go"), count: "" };
  const { name, yields, alone, lying } = there;
  const lack = lying === 0 ? "nothing" : lying < yields ? "all" : lying < alone ? "alone" : "none";
  return {
    means: say("ask-lay", { continent: word("continent", name), yields, alone, lying, lack, fine: view.fine }),
    count: "",
  };
}

export function act(_: GoldrauschView, move: Move): string {
  const { continent = "", card = "" } = move.args;
  return say(`act-${move.kind}`, { continent: word("continent", continent), card });
}

/** A card is chosen for what it does; which one it is stands below. */
export function label(_: GoldrauschView, arg: string, token: string): string | null {
  return arg === "card" ? say("label-card", { card: token }) : null;
}

export function note(_: GoldrauschView, __: string | null, arg: string, token: string): string | null {
  return arg === "card" ? word("card", token) : null;
}

export function aim(view: GoldrauschView): string {
  return say("facts-aim", { goal: view.goal, win: view.win });
}

/** The meeting of a round is shown by the submission that begins the next one. */
export function meeting(log: readonly Told[], number: number): string {
  const began = log.findLast((told) => told.kind === "round-began" && told.stands && told.number < number);
  return say("words-meeting", { round: Number(began?.words.round?.token ?? 1) });
}

/** What somebody tried who pointed at a continent. */
export function attempt(_: Choice, spot: { token: string }): string {
  return `go ${spot.token}`;
}
