import { err, ok, type Refusal, type Result, refusal } from '@tactarium/engine';
import { builtDeck, starterDecks } from '@tactarium/games/roguelike/decks';
import { roguelike } from '@tactarium/games/roguelike/index';
import { picksOf } from '@tactarium/games/roguelike/known';
import { FIRST_RATING } from '@tactarium/games/roguelike/rules/rating';
import type { Deck as DeckChoice } from '@tactarium/games/roguelike/state';
import {
  activeRun,
  battleResult,
  draftPicks,
  type NewRun,
  newRun,
  run,
  runBegun,
  runDraft,
  runExpected,
  runFound,
  runHand,
  runList,
  runShop,
  runsBefore,
  runTeam,
  runUpgraded,
  submitBattle,
  upgradeCard,
} from '@tactarium/protocol';
import { z } from 'zod';
import type { Arena } from '../../arena.ts';
import { granted } from '../../http/problems.ts';
import { answersWith, creates } from '../../http/responses.ts';
import type { Server } from '../../http/server.ts';
import { Turns } from '../../http/turns.ts';
import {
  briefMessage,
  handMessage,
  offerMessage,
  opponentMessage,
  runMessage,
  type Standing,
  shopMessage,
  standingOf,
} from './messages.ts';
import type { Runs } from './runs.ts';
import { RunService } from './service.ts';

const tags = ['runs'];
/** RUN-15: whatever is no run of one's own is not found, however it is written. */
const params = z.object({ run: z.string().max(100) });
/** Runs in a list. */
const LONGEST = 50;
/** The rating may change between reading it and beginning a run with it; so often at most. */
const TRIES = 5;
const GAME = roguelike.id;

/** RUN-15: a run by requests, for its player. */
export function runRoutes(server: Server, arena: Arena, runs: Runs): void {
  const service = new RunService(arena, runs);
  const turns = new Turns();
  const of = (result: Result<Standing, Refusal>): Standing => granted(result, GAME);

  server.post(
    '/runs',
    { schema: { tags, summary: 'Begin a run', body: newRun, response: creates(runBegun) } },
    async ({ visitor, body }, reply) => {
      const begun = await turns.take(visitor.player, () => begin(arena, runs, visitor.player, body));
      const standing = of(await service.look(granted(begun, GAME), visitor.player));
      return reply
        .code(201)
        .send({ ...standingOf(standing), runId: standing.row.id, initialDraft: offerMessage(standing) });
    },
  );
  server.get(
    '/runs',
    { schema: { tags, summary: 'My runs, the latest first', querystring: runsBefore, response: answersWith(runList) } },
    async ({ visitor, query }) => {
      const mine = await runs.runsOf(visitor.player, LONGEST, query.before);
      const player = (await runs.named([visitor.player])).get(visitor.player)!;
      return { runs: mine.map((row) => briefMessage(row, player)) };
    },
  );
  server.get(
    '/runs/active',
    { schema: { tags, summary: 'My run that is under way, or null', response: answersWith(activeRun) } },
    async ({ visitor }, reply) => {
      const active = await runs.active(visitor.player);
      if (!active) return reply.type('application/json').send(null);
      return runMessage(of(await service.look(active.id, visitor.player)));
    },
  );
  server.get(
    '/runs/:run',
    { schema: { tags, summary: 'My run', params, response: answersWith(run) } },
    async ({ visitor, params: { run: id } }, reply) => {
      const standing = of(await service.look(id, visitor.player));
      void reply.header('etag', `"${standing.n}"`);
      return runMessage(standing);
    },
  );
  server.delete(
    '/runs/:run',
    { schema: { tags, summary: 'Abandon my run', params, response: answersWith(run) } },
    async ({ visitor, params: { run: id } }) => runMessage(of(await service.abandon(id, visitor.player))),
  );
  server.get(
    '/runs/:run/draft',
    { schema: { tags, summary: 'The cards to pick from', params, response: answersWith(runDraft) } },
    async ({ visitor, params: { run: id } }) => {
      const standing = of(await service.look(id, visitor.player));
      const { state } = standing;
      granted(inStep(standing, 'draft'), GAME);
      return {
        ...standingOf(standing),
        cards: offerMessage(standing),
        isInitial: state.hand.length === 0,
        picks: picksOf(state),
      };
    },
  );
  server.post(
    '/runs/:run/draft',
    { schema: { tags, summary: 'Pick cards', params, body: draftPicks, response: answersWith(runHand) } },
    async ({ visitor, params: { run: id }, body: { picks, n } }) => {
      const command = { type: 'draft', picks: picks.toSorted() } as const;
      const standing = of(await service.play(id, visitor.player, command, n));
      return { ...standingOf(standing), hand: handMessage(standing) };
    },
  );
  server.put(
    '/runs/:run/team',
    { schema: { tags, summary: 'Place the whole team', params, body: runTeam, response: answersWith(run) } },
    async ({ visitor, params: { run: id }, body: { n, ...team } }) =>
      runMessage(of(await service.deploy(id, visitor.player, team, n))),
  );
  server.post(
    '/runs/:run/battle/find',
    { schema: { tags, summary: 'Find an opponent', params, body: runExpected, response: answersWith(runFound) } },
    async ({ visitor, params: { run: id }, body }) => {
      const standing = of(await service.find(id, visitor.player, body?.n));
      return { ...standingOf(standing), opponentSnapshot: opponentMessage(standing.state.opponent!) };
    },
  );
  server.post(
    '/runs/:run/battle',
    { schema: { tags, summary: 'Fight', params, body: submitBattle, response: answersWith(battleResult) } },
    async ({ visitor, params: { run: id }, body }) => {
      const { standing, battle } = granted(await service.fight(id, visitor.player, body), GAME);
      const { result, goldEarned, goldAfter } = battle;
      return { ...standingOf(standing), battleId: battle.id, result, goldEarned, newBudget: goldAfter };
    },
  );
  server.get(
    '/runs/:run/shop',
    { schema: { tags, summary: 'What upgrades cost', params, response: answersWith(runShop) } },
    async ({ visitor, params: { run: id } }) => shopMessage(of(await service.look(id, visitor.player))),
  );
  server.post(
    '/runs/:run/shop/upgrade',
    { schema: { tags, summary: 'Upgrade a card', params, body: upgradeCard, response: answersWith(runUpgraded) } },
    async ({ visitor, params: { run: id }, body: { cardIndex, n } }) => {
      const before = of(await service.look(id, visitor.player));
      const card = granted(cardAt(before, cardIndex), GAME);
      const standing = of(await service.play(id, visitor.player, { type: 'upgrade', card }, n));
      return { ...standingOf(standing), hand: handMessage(standing), gold: standing.state.gold };
    },
  );
}

/** RUN-10: a request out of its step is told which step it needs. */
const inStep = ({ state }: Standing, needs: string): Result<undefined, Refusal> => {
  if (state.step === needs) return ok(undefined);
  return err(state.step === 'over' ? refusal('run/over') : refusal('run/wrong-step', { step: state.step, needs }));
};

/** In another step the hand may be empty: then it is the step that is refused. */
function cardAt(standing: Standing, cardIndex: number): Result<string, Refusal> {
  const held = standing.state.hand[cardIndex];
  if (held) return ok(held.card);
  const step = inStep(standing, 'prepare');
  return step.ok ? err(refusal('upgrade/not-in-hand', { cardIndex })) : step;
}

/** The id of the new run. */
async function begin(arena: Arena, runs: Runs, player: string, wish: NewRun): Promise<Result<string, Refusal>> {
  const deck = await deckFor(runs, player, wish);
  if (!deck.ok) return deck;
  const { faction, leaderId: leader } = wish;
  for (let attempt = 0; ; attempt++) {
    const rating = (await runs.rating(player))?.rating ?? FIRST_RATING;
    const options = { faction, leader, decks: [deck.value], rating, opponents: 'arena' };
    const begun = await arena.lobby.begin(player, GAME, options);
    if (begun.ok) return ok(begun.value.id);
    if (begun.error.code !== 'run/stale' || attempt >= TRIES) return begun;
  }
}

/** RUN-1: the starter deck, or one of the player's own, at today's prices. */
async function deckFor(
  runs: Runs,
  player: string,
  { faction, leaderId, deck: id }: NewRun,
): Promise<Result<DeckChoice, Refusal>> {
  if (id === undefined) {
    const decks = starterDecks();
    const deck = decks.find((one) => one.faction === faction);
    if (!deck) return err(refusal('start/unknown-faction', { faction }));
    if (deck.leaders.some(({ leader }) => leader === leaderId)) return ok(deck);
    const elsewhere = decks.some(({ leaders }) => leaders.some(({ leader }) => leader === leaderId));
    return err(refusal(elsewhere ? 'start/other-faction' : 'start/unknown-leader', { leader: leaderId }));
  }
  const deck = await runs.deck(id);
  if (deck?.playerId !== player) return err(refusal('deck/not-found'));
  if (deck.faction !== faction || deck.leaderId !== leaderId) return err(refusal('deck/other-leader'));
  return builtDeck({ faction, leader: leaderId, units: deck.units, spells: deck.spells });
}
