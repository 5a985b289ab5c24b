/** One table as this browser sees it: its page, its log, and everything that can be done there. */
import { api, ApiProblem } from "$lib/api/client";
import type { GameInfo, GameView, Move, Page, Position, TableCard, Told } from "$lib/api/types";
import { faceOf } from "$lib/games";
import type { Means, Spot } from "$lib/board/spot";
import type { Face } from "$lib/games/face";
import { watchTable, type LineState } from "$lib/line/line";
import { machine, type Machine } from "$lib/lobby/chairs";
import { namesOf } from "$lib/names";
import { offered } from "$lib/offered.svelte";
import { speech } from "$lib/speech.svelte";
import { Courier } from "./courier.svelte";
import { Curtain, ownSeats } from "./curtain.svelte";
import { endOf } from "./glass";
import { habits } from "./habits.svelte";
import { lastTold, lastToAct, merge, newest, sinceLastTurn, takesBack } from "./log";
import { Picker } from "./picker.svelte";
import { TableTalk } from "./talk.svelte";

export class TableDesk {
  page = $state.raw<Page | null>(null);
  log = $state.raw<readonly Told[]>([]);
  /** What was told since the position shown before. */
  recent = $state.raw<readonly Told[]>([]);
  /** When the sand-glass has run out, by this browser's own clock; nothing if there is none. */
  end = $state.raw<number | null>(null);
  info = $state.raw<GameInfo | null>(null);
  /** How the game is shown; it comes with the first page. */
  face = $state.raw<Face<GameView> | null>(null);
  /** Why the table cannot be shown, or why the last command was not carried out. */
  fault = $state.raw<unknown>(null);
  line = $state.raw<LineState>("live");
  thinking = $state.raw(false);
  picker = $state.raw(new Picker({ preferred: {}, onBoard: [] }));
  readonly courier = new Courier();
  /** Between several people at one device. */
  readonly curtain: Curtain;
  readonly talk: TableTalk;
  #stop: () => void = () => {};
  #left = false;
  /** The newest number heard of, shown or not. */
  #heard = -1;
  /** Counts requests for whole pages: only the answer to the last one is shown. */
  #requests = 0;
  /** How much of the log each pair of eyes has seen. */
  #seen = new Map<number | null, number>();

  readonly card = $derived.by((): TableCard | null => this.page?.table ?? null);
  readonly position = $derived.by((): Position | null => this.page?.position ?? null);
  readonly names = $derived.by(() => namesOf(this.card?.seats ?? [], speech.say));
  readonly mine = $derived.by(() => (this.card ? ownSeats(this.card) : []));
  /** The seat this browser plays at the moment; none for onlookers. */
  readonly seat = $derived.by(() =>
    this.page && this.page.eyes !== null && this.mine.includes(this.page.eyes) ? this.page.eyes : null,
  );
  readonly myTurn = $derived.by(
    () => this.card?.status === "running" && this.seat !== null && this.card.actors.includes(this.seat),
  );
  /** Several choose at the same time; where people meet, everybody always does. */
  readonly together = $derived.by(() => {
    if (this.position && this.face?.together) return this.face.together(this.position.view);
    return (this.info?.meets ?? false) || (this.card?.actors.length ?? 0) > 1;
  });
  readonly cutOff = $derived.by(() => this.line === "lost" || this.courier.waiting);
  /** Own seats that bots play at the moment. */
  readonly stoodIn = $derived.by(() =>
    (this.card?.seats ?? []).filter((seat) => seat.mine && seat.stood_in).map((seat) => seat.seat),
  );
  readonly newest = $derived.by(() => newest(this.log));
  readonly news = $derived.by(() => sinceLastTurn(this.log, this.seat));
  /** Somebody has just refused an undo: said until something else happens. */
  readonly declined = $derived.by(() => {
    const seat = this.page?.declined ?? null;
    return seat === null
      ? ""
      : speech.say("undo-declined", {
          seat: this.names.names[seat] ?? "",
          you: this.names.you.includes(seat) ? "yes" : "no",
        });
  });
  /** The seat of this browser that is asked whether somebody may take back. */
  readonly asked = $derived.by(() => this.page?.undo?.waiting.find((seat) => this.mine.includes(seat)) ?? null);

  constructor(readonly id: string) {
    this.curtain = new Curtain(id);
    this.talk = new TableTalk(id, (page) => this.#answer(page));
  }

  async open(): Promise<void> {
    try {
      const [games, page] = await Promise.all([offered.load(), api.page(this.id)]);
      const face = await faceOf(page.table.game);
      if (this.#left) return;
      this.info = games.find((game) => game.name === page.table.game) ?? null;
      this.curtain.hang(this.info?.secrets ?? false);
      this.face = face;
      this.picker = new Picker(face);
      this.#heard = page.number;
      if (this.curtain.divides(page.table)) this.#cover(page, null);
      else this.#show(page, true, lastTold(page.log));
      this.#stop = watchTable(
        this.id,
        page.number,
        (next) => this.#hear(next),
        (line) => (this.line = line),
      );
    } catch (error) {
      this.fault = error;
    }
  }

  close(): void {
    this.#left = true;
    this.#stop();
    this.courier.leave();
    this.talk.courier.leave();
  }

  // ---- what comes in

  #hear(page: Page, gap = false): void {
    this.#heard = Math.max(this.#heard, page.number);
    const covered = this.curtain.covered;
    if (covered !== null) {
      if (page.table.status === "running") this.#fall(page, covered.seat);
      else void this.reveal(covered.seat ?? ownSeats(page.table)[0] ?? null);
      return;
    }
    const shown = this.page;
    if (shown && page.number < shown.number) return;
    const looks = this.curtain.divides(page.table) ? (shown?.eyes ?? null) : page.eyes;
    if (shown && page.number === shown.number && looks === shown.eyes) return;
    if (this.curtain.divides(page.table) && this.curtain.falls(page.table, looks, this.card?.actors ?? [])) {
      this.#cover(page, looks);
      return;
    }
    const other = (this.info?.secrets ?? false) && looks !== shown?.eyes;
    if (gap || other || looks !== page.eyes || takesBack(page.log)) void this.#reload(looks);
    else this.#show(page, false, page.log);
  }

  /** The whole page again, with the whole log, as somebody sees it. False if it did not come, or too late. */
  async #reload(eyes: number | null): Promise<boolean> {
    const request = ++this.#requests;
    try {
      let page = await api.page(this.id, { eyes });
      // Something was heard of while the answer was on its way.
      if (page.number < this.#heard) page = await api.page(this.id, { eyes });
      if (this.#left || request !== this.#requests) return false;
      if (this.curtain.divides(page.table) && page.eyes !== eyes) {
        this.#cover(page, eyes);
        return false;
      }
      const seen = this.#seen.get(page.eyes) ?? Infinity;
      const fresh = page.log.filter((told) => told.number > seen);
      this.#show(page, true, fresh.length ? fresh : lastTold(page.log));
      return true;
    } catch (error) {
      this.fault = error;
      return false;
    }
  }

  #show(page: Page, whole: boolean, recent: readonly Told[]): void {
    const before = this.page;
    this.page = page;
    this.end = endOf(page.glass, performance.now());
    this.log = whole ? page.log : merge(this.log, page.log);
    this.talk.hear(page, whole);
    if (recent.length) this.recent = recent;
    this.#seen.set(page.eyes, this.log.at(-1)?.number ?? -1);
    const moves = this.myTurn ? (page.position?.moves ?? []) : [];
    // What somebody has begun to choose stays while others choose or talk.
    const same =
      before?.eyes === page.eyes &&
      before?.position?.turn === page.position?.turn &&
      textsOf(moves) === textsOf(this.picker.moves);
    if (!same) this.picker.reset(moves);
    this.fault = null;
  }

  // ---- several people at this device

  /** Draws the curtain: of the table nothing is kept but what everybody knows. */
  #cover(page: Page, holder: number | null): void {
    this.#requests += 1;
    this.#fall(page, holder);
    this.page = null;
    this.log = [];
    this.recent = [];
    this.fault = null;
    this.picker.reset([]);
    this.talk.hush();
  }

  #fall(page: Page, holder: number | null): void {
    this.curtain.fall(page.table, holder);
    this.end = endOf(page.glass, performance.now());
  }

  /** Whoever came only to look hands the device back. */
  coverUp(): void {
    if (this.page) this.#cover(this.page, this.seat);
  }

  /** Somebody says that it is them: now the server is asked for what they may see. */
  async reveal(seat: number | null): Promise<void> {
    if (await this.#reload(seat)) this.curtain.rise();
  }

  // ---- deciding

  /** Somebody pointed at the board, or pressed a choice. */
  point(spot: Spot, by?: Means): void {
    if (this.seat === null || this.courier.busy) return;
    const answer = this.picker.point(spot, by);
    const once = this.picker.whole && this.face?.atOnce?.includes(this.picker.move?.kind ?? "");
    if (answer === "again" || (answer === "chosen" && once)) void this.play();
    else if (answer === "none") void this.#askWhy(spot);
  }

  /** A move's own button: pressed once it chooses, pressed again it plays. */
  press(move: Move, by?: Means): void {
    if (this.picker.press(move, by) === "again") void this.play();
  }

  /** Makes the chosen move; with `forced` also what leaves no choice after it. */
  async play(forced = false): Promise<void> {
    if (this.picker.move) await this.playAll([this.picker.move.text], forced);
  }

  /** Makes moves as one decision: all of them or none. */
  async playAll(moves: readonly string[], forced = false): Promise<void> {
    const [seat, position] = [this.seat, this.position];
    if (seat === null || !position) return;
    habits.hasPlayed();
    await this.#command(() => api.move(this.id, { seat, turn: position.turn, moves: [...moves], forced }));
  }

  async #askWhy(spot: Spot): Promise<void> {
    const [seat, face, view] = [this.seat, this.face, this.position?.view];
    if (seat === null || !face || !view || this.card?.status !== "running") return;
    this.picker.forgive();
    this.picker.cross(spot);
    try {
      const { problem } = await api.why(this.id, seat, face.attempt(this.picker.choice, spot, view));
      this.picker.refusal = problem;
    } catch (error) {
      if (error instanceof ApiProblem) this.picker.refusal = error.problem;
    }
  }

  async hint(): Promise<void> {
    const [seat, position] = [this.seat, this.position];
    if (!this.myTurn || this.thinking || seat === null || !position) return;
    this.thinking = true;
    this.picker.forgive();
    try {
      const { advice } = await api.hint(this.id, { seat, turn: position.turn });
      if (this.position?.turn !== position.turn || this.seat !== seat) return;
      this.picker.advice = advice;
      this.picker.advised = 0;
    } catch (error) {
      this.#refuse(error);
    } finally {
      this.thinking = false;
    }
  }

  // ---- taking back

  /** Whose decision an undo would take back: of several seats at this device the one that acted last, unless each has secrets. */
  readonly undoer = $derived.by(() =>
    this.mine.length > 1 && !this.info?.secrets ? lastToAct(this.log, this.mine) : this.seat,
  );

  readonly canUndo = $derived.by(() => {
    if (this.card?.status !== "running" || this.undoer === null || this.page?.undo) return "no";
    return this.#own(this.undoer)?.undo ?? "no";
  });

  #own(seat: number) {
    return this.page?.own.find((one) => one.seat === seat);
  }

  async undo(): Promise<void> {
    const seat = this.undoer;
    if (this.canUndo === "no" || seat === null) return;
    const turn = this.#own(seat)?.turn ?? 0;
    await this.#command(() => api.undo(this.id, { seat, turn }));
  }

  async answerUndo(agree: boolean): Promise<void> {
    const seat = this.asked;
    const number = this.page?.undo?.number;
    if (seat !== null && number !== undefined)
      await this.#command(() => api.answerUndo(this.id, { number, seat, agree }));
  }

  // ---- the seat

  async standIn(seat: number, who: Machine): Promise<void> {
    await this.#seated(() => api.sit(this.id, seat, machine(who)));
  }

  async comeBack(seat: number): Promise<void> {
    await this.#seated(() => api.sit(this.id, seat, { kind: "me" }));
  }

  async #seated(command: () => Promise<TableCard>): Promise<void> {
    try {
      // Without a curtain the server says through which own seat: with another one just taken, it may be that one's turn.
      if (await this.courier.carry(command)) await this.#reload(this.curtain.wanted ? this.seat : null);
    } catch (error) {
      this.#refuse(error);
    }
  }

  async #command(command: () => Promise<Page>): Promise<void> {
    try {
      const page = await this.courier.carry(command);
      if (page) this.#answer(page);
    } catch (error) {
      // The position may have moved on under the command.
      await this.#reload(this.page?.eyes ?? null);
      this.#refuse(error);
    }
  }

  /** The page a command is answered with; something else may have happened before it. */
  #answer(page: Page): void {
    if (!this.#left) this.#hear(page, page.number > (this.page?.number ?? -1) + 1);
  }

  #refuse(error: unknown): void {
    if (error instanceof ApiProblem) this.picker.refusal = error.problem;
    else this.fault = error;
  }
}

function textsOf(moves: readonly Move[]): string {
  return moves.map((move) => move.text).join();
}
