import { err, ok, type Refusal, type Result, refusal, type Seat, type Typed } from '@tactarium/engine';
import type { Line, Plan } from '@tactarium/protocol';
import { isLiveClock } from '@tactarium/protocol/pace';
import type { Ports } from '../ports.ts';
import type { PlanRow } from '../storage/port/plans.ts';
import type { Store } from '../storage/store.ts';
import { WHY_NOT } from './commandQueue.ts';
import { type Followed, follow } from './lines.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { MatchHost } from './matchHost.ts';

const DIFFERS = 'plan/differs';
const NOTHING: Plan = { lines: [], played: [], gone: [] };

/** Refusals that say nothing of the answer itself: somebody else was first, or it is tried again later. */
const NOT_ITS_FAULT = new Set(['command/stale', 'limit/queue', 'arena/away', 'arena/stopping']);

/**
 * Answers that players of matches of days leave in advance. A plan is kept apart from the log and told to its owner alone;
 * how far it has come is read from the log, so nothing has to be written when it goes on.
 */
export class Plans {
  readonly #store: Store;
  readonly #ports: Ports;
  readonly #host: MatchHost;
  readonly #underWay = new Set<Promise<void>>();

  constructor(store: Store, ports: Ports, host: MatchHost) {
    this.#store = store;
    this.#ports = ports;
    this.#host = host;
  }

  async read(live: LiveMatch, seat: Seat): Promise<Plan> {
    const row = await this.#store.plan(live.match.id, seat);
    if (!row || live.match.status !== 'live') return NOTHING;
    const { lines, played, gone } = await this.#follow(live, row);
    const isOver = row.dropped !== undefined;
    const why = row.dropped ?? DIFFERS;
    return {
      lines: isOver ? [] : lines.map((line) => line.slice(played.length)),
      played: [...played],
      gone: [
        ...gone.map(({ isForeseen, ...one }) => ({ ...one, why: isForeseen ? why : DIFFERS })),
        // Their answer was refused, and nothing has happened since.
        ...(isOver ? lines.map((line) => ({ line, ply: played.length, why })) : []),
      ],
    };
  }

  /** In place of what this seat left before. */
  async leave(live: LiveMatch, seat: Seat, wanted: readonly Line[]): Promise<Result<Plan, Refusal>> {
    const { folded, match } = live;
    if (!folded || match.status !== 'live') return err(refusal(`match/${WHY_NOT[match.status]}`));
    if (wanted.length === 0) {
      await this.#store.endPlan(match.id, seat);
      return ok(NOTHING);
    }
    const { foresight } = folded.entry;
    if (!foresight) return err(refusal('plan/game'));
    if (isLiveClock(match.clock)) return err(refusal('plan/pace'));
    if (folded.game.toAct(folded.state).includes(seat)) return err(refusal('plan/your-turn'));
    const lines: Line[] = [];
    for (const line of wanted) {
      const read: Line = [];
      for (const ply of line) {
        const [foreseen, answer] = [folded.game.readCommand(ply.foreseen), folded.game.readCommand(ply.answer)];
        if (!foreseen.ok) return foreseen;
        if (!answer.ok) return answer;
        const known = [foreseen.value, answer.value].every(({ type }) => foresight.types.includes(type));
        if (!known) return err(refusal('plan/move', { types: foresight.types }));
        read.push({ foreseen: foreseen.value, answer: answer.value });
      }
      lines.push(read);
    }
    const made = this.#ports.clock.now();
    await this.#store.setPlan({ match: match.id, seat, seq: folded.seq, made, lines });
    // What was foreseen may have been done while this was written.
    await this.answer(live);
    return ok(await this.read(live, seat));
  }

  /** These seats owe a command since just now: those who left no answer to it are handed on. */
  called(live: LiveMatch, seats: readonly Seat[], unanswered: (seats: readonly Seat[]) => void): void {
    if (!mayHavePlans(live)) return unanswered(seats);
    const answering = this.#answerFor(live, seats)
      .then((answered) => unanswered(seats.filter((seat) => !answered.includes(seat))))
      .catch((error: unknown) => {
        // The keeper tries again.
        this.#ports.log.error({ match: live.match.id, error }, 'an answer that was left could not be given');
        unanswered(seats);
      })
      .finally(() => this.#underWay.delete(answering));
    this.#underWay.add(answering);
  }

  /** Gives the answers that are due. */
  async answer(live: LiveMatch): Promise<void> {
    const { folded } = live;
    if (folded && mayHavePlans(live)) await this.#answerFor(live, folded.game.toAct(folded.state));
  }

  async idle(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  async #answerFor(live: LiveMatch, seats: readonly Seat[]): Promise<readonly Seat[]> {
    const answered: Seat[] = [];
    for (const seat of seats) if (await this.#answerOf(live, seat)) answered.push(seat);
    return answered;
  }

  /** An answer is a command like any other. Whether one was given. */
  async #answerOf(live: LiveMatch, seat: Seat): Promise<boolean> {
    const { folded, match } = live;
    if (!folded || match.status !== 'live') return false;
    // Before the log is read: whatever the seat does meanwhile makes the answer stale.
    const n = folded.count(seat);
    const row = await this.#store.plan(match.id, seat);
    if (!row || row.dropped !== undefined) return false;
    const { lines, due, gone } = await this.#follow(live, row);
    if (lines.length === 0) {
      await this.#store.dropPlan(row, gone.length > 0 ? DIFFERS : 'plan/played');
      return false;
    }
    if (!due) return false;
    const played = await this.#host.play(live, seat, n, due, this.#ports.clock.now());
    if (played.ok) return true;
    if (!NOT_ITS_FAULT.has(played.error.code)) await this.#store.dropPlan(row, played.error.code);
    return false;
  }

  async #follow({ folded, match }: LiveMatch, { seat, seq, lines }: PlanRow): Promise<Followed> {
    const rows = await this.#store.log(match.id, seq);
    return follow(
      lines,
      rows.map(({ actor, events }) => {
        const told = folded?.redactFor(JSON.parse(events) as Typed[], seat) ?? [];
        return { isMine: actor === seat, seen: folded?.entry.foresight?.seen(told) };
      }),
    );
  }
}

/** Only in games of days that can be foreseen. */
const mayHavePlans = ({ match, folded }: LiveMatch): boolean =>
  folded?.entry.foresight !== undefined && !isLiveClock(match.clock);
