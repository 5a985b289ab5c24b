/** One table as this browser sees it: its page, its log, and everything that can be done there. */
import { api, ApiProblem } from "$lib/api/client";
import type { GameInfo, GameView, Level, Move, Page, Position, TableCard, Told } from "$lib/api/types";
import { faceOf } from "$lib/games";
import type { Face, Means, Spot } from "$lib/games/face";
import { watchTable, type LineState } from "$lib/line/line";
import { namesOf } from "$lib/names";
import { speech } from "$lib/speech.svelte";
import { Courier } from "./courier.svelte";
import { habits } from "./habits.svelte";
import { lastTold, lastToAct, merge, newest, sinceLastTurn, takesBack } from "./log";
import { Picker } from "./picker.svelte";

export class TableDesk {
  page = $state.raw<Page | null>(null);
  log = $state.raw<readonly Told[]>([]);
  /** What was told since the position shown before. */
  recent = $state.raw<readonly Told[]>([]);
  /** Who is to look next: his page waits behind the curtain. */
  handed = $state.raw<{ seat: number; name: string } | null>(null);
  info = $state.raw<GameInfo | null>(null);
  /** Why the table cannot be shown, or why the last command was not carried out. */
  fault = $state.raw<unknown>(null);
  line = $state.raw<LineState>("live");
  thinking = $state.raw(false);
  /** Several people at one device: whether a curtain falls between them. */
  curtain = $state.raw(false);
  picker = $state.raw(new Picker({}, []));
  readonly courier = new Courier();
  #stop: () => void = () => {};
  #left = false;

  readonly card = $derived.by((): TableCard | null => this.page?.table ?? null);
  readonly position = $derived.by((): Position | null => this.page?.position ?? null);
  readonly face = $derived.by((): Face<GameView> | null => (this.card ? faceOf(this.card.game) : null));
  readonly names = $derived.by(() => namesOf(this.card?.seats ?? [], speech.say));
  readonly mine = $derived.by(() => (this.card?.seats ?? []).filter((seat) => seat.mine && seat.kind === "person").map((seat) => seat.seat));
  /** The seat this browser plays at the moment; none for onlookers. */
  readonly seat = $derived.by(() => (this.page && this.page.eyes !== null && this.mine.includes(this.page.eyes) ? this.page.eyes : null));
  readonly myTurn = $derived.by(() => this.card?.status === "running" && this.seat !== null && this.card.actors.includes(this.seat));
  readonly cutOff = $derived.by(() => this.line === "lost" || this.courier.waiting);
  /** Own seats that bots play at the moment. */
  readonly stoodIn = $derived.by(() => (this.card?.seats ?? []).filter((seat) => seat.mine && seat.stood_in).map((seat) => seat.seat));
  readonly newest = $derived.by(() => newest(this.log));
  readonly news = $derived.by(() => sinceLastTurn(this.log, this.seat));
  /** Somebody has just refused an undo: said until something else happens. */
  readonly declined = $derived.by(() => {
    const seat = this.page?.declined ?? null;
    return seat === null ? "" : speech.say("undo-declined", { seat: this.names.names[seat] ?? "", you: this.names.you.includes(seat) ? "yes" : "no" });
  });
  /** The seat of this browser that is asked whether somebody may take back. */
  readonly asked = $derived.by(() => this.page?.undo?.waiting.find((seat) => this.mine.includes(seat)) ?? null);

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    this.curtain = habits.wantsCurtain(this.id);
    try {
      const [games, page] = await Promise.all([api.games(), api.page(this.id)]);
      if (this.#left) return;
      this.info = games.find((game) => game.name === page.table.game) ?? null;
      this.curtain ||= this.info?.secrets ?? false;
      const face = faceOf(page.table.game);
      if (face) this.picker = new Picker(face.preferred, face.onBoard);
      if (this.#behindCurtain(page)) this.#draw(page);
      else this.#show(page, page.log, lastTold(page.log));
      this.#stop = watchTable(this.id, page.number, (next) => this.#hear(next), (line) => (this.line = line));
    } catch (error) {
      this.fault = error;
    }
  }

  close(): void {
    this.#left = true;
    this.#stop();
    this.courier.leave();
  }

  // ---- what comes in

  #hear(page: Page, gap = false): void {
    if (this.handed !== null) {
      if (page.table.status === "running") this.#draw(page);
      else void this.reveal();
      return;
    }
    const shown = this.page;
    if (shown && (page.number < shown.number || (page.number === shown.number && page.eyes === shown.eyes))) return;
    if (this.#behindCurtain(page)) {
      this.#draw(page);
      return;
    }
    const other = (this.info?.secrets ?? false) && page.eyes !== shown?.eyes;
    if (gap || other || takesBack(page.log)) void this.#reload(page.eyes);
    else this.#show(page, merge(this.log, page.log), page.log);
  }

  /** The whole page again, with the whole log. */
  async #reload(eyes: number | null): Promise<void> {
    try {
      const page = await api.page(this.id, { eyes });
      const seen = this.log.at(-1)?.number ?? -1;
      const fresh = page.log.filter((told) => told.number > seen);
      if (!this.#left) this.#show(page, page.log, fresh.length ? fresh : lastTold(page.log));
    } catch (error) {
      this.fault = error;
    }
  }

  #show(page: Page, log: readonly Told[], recent: readonly Told[]): void {
    const before = this.page;
    this.page = page;
    this.log = log;
    if (recent.length) this.recent = recent;
    const same = before?.eyes === page.eyes && before?.at === page.at && before?.position?.turn === page.position?.turn;
    if (!same) this.picker.reset(this.myTurn ? (page.position?.moves ?? []) : []);
    this.fault = null;
  }

  /** Another of the people at this device is to look now. */
  #behindCurtain(page: Page): boolean {
    const seats = page.table.seats.filter((seat) => seat.mine && seat.kind === "person");
    return this.curtain && page.table.status === "running" && seats.length > 1 && page.eyes !== null && page.eyes !== this.page?.eyes;
  }

  /** Draws the curtain: of the table nothing is kept but who is to look. */
  #draw(page: Page): void {
    const seat = page.eyes ?? 0;
    this.handed = { seat, name: namesOf(page.table.seats, speech.say).names[seat] ?? "" };
    this.page = null;
    this.log = [];
  }

  async reveal(): Promise<void> {
    await this.#reload(this.handed?.seat ?? null);
    this.handed = null;
  }

  switchCurtain(on: boolean): void {
    this.curtain = on;
    habits.switchCurtain(this.id, on);
  }

  // ---- deciding

  /** Somebody pointed at the board, or pressed a choice. */
  point(spot: Spot, by?: Means): void {
    if (this.seat === null || this.courier.busy) return;
    const answer = this.picker.point(spot, by);
    if (answer === "again") void this.play();
    else if (answer === "none") void this.#askWhy(spot);
  }

  /** A move's own button: pressed once it chooses, pressed again it plays. */
  press(move: Move): void {
    if (this.picker.move?.text === move.text) void this.play();
    else this.picker.take(move);
  }

  async play(): Promise<void> {
    const move = this.picker.move;
    const [seat, position] = [this.seat, this.position];
    if (!move || seat === null || !position) return;
    habits.hasPlayed();
    await this.#command(() => api.move(this.id, { seat, turn: position.turn, moves: [move.text] }));
  }

  async #askWhy(spot: Spot): Promise<void> {
    const [seat, face] = [this.seat, this.face];
    if (seat === null || !face || this.card?.status !== "running") return;
    this.picker.forgive();
    this.picker.cross(spot);
    try {
      const { problem } = await api.why(this.id, seat, face.attempt(this.picker.choice, spot));
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

  /** Whose decision an undo would take back: of several seats at this device the one that acted last. */
  readonly undoer = $derived.by(() => (this.mine.length > 1 ? lastToAct(this.log, this.mine) : this.seat));

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
    if (seat !== null && number !== undefined) await this.#command(() => api.answerUndo(this.id, { number, seat, agree }));
  }

  // ---- the seat

  async standIn(seat: number, level: Level): Promise<void> {
    await this.#seated(() => api.sit(this.id, seat, { kind: "bot", level }));
  }

  async comeBack(seat: number): Promise<void> {
    await this.#seated(() => api.sit(this.id, seat, { kind: "me" }));
  }

  async #seated(command: () => Promise<TableCard>): Promise<void> {
    try {
      if (await this.courier.carry(command)) await this.#reload(null);
    } catch (error) {
      this.#refuse(error);
    }
  }

  async #command(command: () => Promise<Page>): Promise<void> {
    try {
      const page = await this.courier.carry(command);
      if (page && !this.#left) this.#hear(page, page.number > (this.page?.number ?? -1) + 1);
    } catch (error) {
      // The position may have moved on under the command.
      await this.#reload(this.page?.eyes ?? null);
      this.#refuse(error);
    }
  }

  #refuse(error: unknown): void {
    if (error instanceof ApiProblem) this.picker.refusal = error.problem;
    else this.fault = error;
  }
}
