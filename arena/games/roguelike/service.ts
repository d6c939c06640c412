import { err, type MatchState, ok, type Refusal, type Result, refusal, type Typed } from '@tactarium/engine';
import { isSameCell } from '@tactarium/games/roguelike/known';
import type { State } from '@tactarium/games/roguelike/state';
import type { Command, CommandOf } from '@tactarium/games/roguelike/wire';
import type { RunTeam, SubmitBattle } from '@tactarium/protocol';
import type { Arena } from '../../arena.ts';
import type { LiveMatch } from '../../match/liveMatch.ts';
import type { Standing } from './messages.ts';
import type { BattleRow, Runs } from './runs.ts';

const PLAYER = 0;
/** Somebody else's command may come between reading a run and writing to it; so often at most. */
const TRIES = 20;

type Answer<T> = Promise<Result<T, Refusal>>;
type Deployment = Pick<RunTeam, 'team' | 'spellTimings'>;

/** What a player does to a run by a request: one command each, or none where it was done before. */
export class RunService {
  readonly #arena: Arena;
  readonly #runs: Runs;

  constructor(arena: Arena, runs: Runs) {
    this.#arena = arena;
    this.#runs = runs;
  }

  /** Someone else's run does not exist. */
  async look(id: string, player: string): Answer<Standing> {
    const found = await this.#find(id, player);
    return found.ok ? this.#standing(id, found.value) : found;
  }

  /** A command of the player. With `n`, only if nothing has happened since that was told. */
  async play(id: string, player: string, command: Command, n?: number): Answer<Standing> {
    for (let attempt = 0; ; attempt++) {
      const found = await this.#find(id, player);
      if (!found.ok) return found;
      const live = found.value;
      const count = n ?? live.folded!.count(PLAYER);
      const played = await this.#arena.host.play(live, PLAYER, count, command, this.#arena.now);
      if (played.ok) return this.#settled(id, live);
      if (played.error.code !== 'command/stale') return err(ofRun(played.error));
      if (n !== undefined || attempt >= TRIES) return err(refusal('run/stale', { n: live.folded!.count(PLAYER) }));
    }
  }

  /** RUN-13: the one that was found stays. */
  async find(id: string, player: string, n?: number): Answer<Standing> {
    const found = await this.#settle(id, player);
    if (!found.ok || found.value.state.opponent) return found;
    const sought = await this.play(id, player, { type: 'find' }, n);
    // Asked twice at the same time: the other one was first.
    const isFound = !sought.ok && sought.error.code === 'find/found-already';
    const standing = isFound ? await this.#settle(id, player) : sought;
    // A repeat of a request from before that battle: the opponent it found has been fought since.
    if (standing.ok && !standing.value.state.opponent) return err(refusal('run/stale', { n: standing.value.n }));
    return standing;
  }

  /** The whole team at once, without a fight. */
  async deploy(id: string, player: string, wanted: Deployment, n?: number): Answer<Standing> {
    const found = await this.#settle(id, player);
    if (!found.ok) return found;
    const live = (await this.#find(id, player)) as { ok: true; value: LiveMatch };
    const count = live.value.folded!.count(PLAYER);
    if (n !== undefined && n !== count) return err(refusal('run/stale', { n: count }));
    const command = { type: 'deploy', ...deploymentOf(wanted) };
    const made = await this.#arena.host.input(live.value, async () => command as Typed);
    return made.ok ? this.#standing(id, live.value) : err(ofRun(made.error));
  }

  /** RUN-15: the same battle submitted again gives the same answer. */
  async fight(id: string, player: string, body: SubmitBattle): Answer<{ standing: Standing; battle: BattleRow }> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const settled = await this.#settle(id, player);
      if (!settled.ok) return settled;
      const before = await this.#repeated(settled.value, body);
      if (!before.ok) return before;
      if (before.value) return ok({ standing: settled.value, battle: before.value });
      const n = settled.value.state.wins + settled.value.state.losses + 1;
      const live = (await this.#find(id, player)) as { ok: true; value: LiveMatch };
      const fought = await this.#arena.host.input(live.value, async (json) => {
        const state = json as State;
        // Somebody else's request, or another node's, has begun this battle: look again.
        if (state.step === 'battle' || state.wins + state.losses + 1 !== n) return undefined;
        return { type: 'fight', ...deploymentOf(body) } as Typed;
      });
      if (!fought.ok) return err(ofRun(fought.error));
      if (!fought.value) continue;
      const standing = await this.#settled(id, live.value);
      if (!standing.ok) return standing;
      const battles = await this.#runs.battlesOf(id);
      return ok({ standing: standing.value, battle: battles.find((battle) => battle.n === n)! });
    }
    return err(refusal('run/stale'));
  }

  /** The battle that this body was sent for before, if it was; refused where it means another one than comes next. */
  async #repeated({ row, state }: Standing, body: SubmitBattle): Answer<BattleRow | undefined> {
    const next = state.wins + state.losses + 1;
    const { battle: named } = body;
    if (named === next && state.step !== 'over') return ok(undefined);
    if (named === undefined && state.opponent) return ok(undefined);
    const n = named ?? next - 1;
    const fought = (await this.#runs.battlesOf(row.id)).find((battle) => battle.n === n);
    if (fought && isSame(fought, deploymentOf(body))) return ok(fought);
    return named === undefined ? ok(undefined) : err(refusal('run/stale', { battle: next }));
  }

  /** Abandoning again what was abandoned changes nothing. */
  async abandon(id: string, player: string): Answer<Standing> {
    const found = await this.look(id, player);
    if (!found.ok || found.value.row.reason === 'abandoned') return found;
    const abandoned = await this.play(id, player, { type: 'abandon' });
    if (abandoned.ok || abandoned.error.code !== 'run/over') return abandoned;
    const again = await this.look(id, player);
    return again.ok && again.value.row.reason === 'abandoned' ? again : abandoned;
  }

  async #find(id: string, player: string): Answer<LiveMatch> {
    const row = await this.#runs.run(id);
    if (row?.playerId !== player) return err(refusal('run/not-found'));
    const live = await this.#arena.host.find(row.match);
    if (!live?.folded) return err(refusal('run/over'));
    await this.#arena.host.catchUp(live);
    return ok(live);
  }

  async #settle(id: string, player: string): Answer<Standing> {
    const found = await this.#find(id, player);
    return found.ok ? this.#settled(id, found.value) : found;
  }

  /** Once the arena owes nothing: an opponent is found, a battle fought. */
  async #settled(id: string, live: LiveMatch): Answer<Standing> {
    const settled = await this.#arena.host.settle(live);
    return settled.ok ? this.#standing(id, live) : settled;
  }

  async #standing(id: string, { folded }: LiveMatch): Answer<Standing> {
    const row = await this.#runs.run(id);
    if (!row || !folded) return err(refusal('run/over'));
    return ok({ row, state: (folded.state as MatchState<State>).game, n: folded.count(PLAYER) });
  }
}

/** RUN-3: that its match has ended means that the run has. */
const ofRun = (refused: Refusal): Refusal =>
  refused.code === 'match/over' || refused.code === 'match/void' ? refusal('run/over') : refused;

/** As the game's commands have it. The tier of a card is the run's own. */
const deploymentOf = ({ team, spellTimings }: Deployment): Pick<CommandOf<'deploy'>, 'team' | 'timings'> => ({
  team: team.map(({ card, position: { x, y } }) => ({ card, at: { x, y } })),
  timings: spellTimings.map(({ spellId, timing }) => ({ spell: spellId, when: timing })),
});

function isSame(battle: BattleRow, { team, timings }: ReturnType<typeof deploymentOf>): boolean {
  const [own] = battle.teams;
  return (
    team.length === own.team.length &&
    team.every(({ card, at }) => own.team.some((one) => one.card === card && isSameCell(one.at, at))) &&
    timings.every(({ spell, when }) => own.spells.some((one) => one.spell === spell && one.when === when))
  );
}
