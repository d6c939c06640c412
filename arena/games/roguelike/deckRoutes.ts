import { randomBytes } from 'node:crypto';
import { err, ok, type Refusal, type Result, refusal } from '@tactarium/engine';
import { builtDeck } from '@tactarium/games/roguelike/decks';
import { roguelike } from '@tactarium/games/roguelike/index';
import {
  deckId,
  deckList,
  deck as deckSchema,
  type MySnapshots,
  mySnapshots,
  type SaveDeck,
  saveDeck,
} from '@tactarium/protocol';
import { z } from 'zod';
import type { Arena } from '../../arena.ts';
import { granted } from '../../http/problems.ts';
import { answersNothing, answersWith, creates } from '../../http/responses.ts';
import type { Server } from '../../http/server.ts';
import { Turns } from '../../http/turns.ts';
import { deckMessage, placedMessage, timingsMessage } from './messages.ts';
import type { DeckRow, Runs } from './runs.ts';

const tags = ['decks'];
const params = z.object({ deck: deckId });
/** Decks of one player. */
const MOST = 20;
/** Teams in a list. */
const LONGEST = 100;
/** Of those met lately. */
const MEETINGS = 50;
const GAME = roguelike.id;

const newDeckId = (): string => `d${randomBytes(8).toString('hex').slice(0, 15)}`;

/** RUN-19: decks of one's own, and where one's teams have been. */
export function deckRoutes(server: Server, arena: Arena, runs: Runs): void {
  const turns = new Turns();

  async function save(player: string, id: string, wish: SaveDeck): Promise<Result<DeckRow, Refusal>> {
    if (!(await runs.hasFinished(player))) return err(refusal('deck/locked'));
    const { name, faction, leaderId, units, spells } = wish;
    const built = builtDeck({ faction, leader: leaderId, units, spells });
    if (!built.ok) return built;
    const row = { id, playerId: player, name, faction, leaderId, units, spells, updatedAt: arena.now };
    return (await runs.putDeck(row, MOST)) ? ok(row) : err(refusal('limit/decks'));
  }

  server.get(
    '/decks',
    { schema: { tags, summary: 'My decks', response: answersWith(deckList) } },
    async ({ visitor: { player } }) => ({
      unlocked: await runs.hasFinished(player),
      decks: (await runs.decksOf(player)).map(deckMessage),
    }),
  );
  server.post(
    '/decks',
    { schema: { tags, summary: 'Save a deck', body: saveDeck, response: creates(deckSchema) } },
    async ({ visitor: { player }, body }, reply) => {
      const saved = await turns.take(player, () => save(player, newDeckId(), body));
      return reply.code(201).send(deckMessage(granted(saved, GAME)));
    },
  );
  server.put(
    '/decks/:deck',
    { schema: { tags, summary: 'Change a deck', params, body: saveDeck, response: answersWith(deckSchema) } },
    async ({ visitor: { player }, params: { deck: id }, body }) => {
      const saved = await turns.take(player, async () => {
        const mine = (await runs.deck(id))?.playerId === player;
        return mine ? save(player, id, body) : err(refusal('deck/not-found'));
      });
      return deckMessage(granted(saved, GAME));
    },
  );
  server.delete(
    '/decks/:deck',
    { schema: { tags, summary: 'Drop a deck', params, response: answersNothing } },
    async ({ visitor: { player }, params: { deck: id } }, reply) => {
      granted((await runs.dropDeck(player, id)) ? ok(undefined) : err(refusal('deck/not-found')), GAME);
      return reply.code(204).send();
    },
  );
  server.get(
    '/snapshots/mine',
    { schema: { tags: ['runs'], summary: 'My teams in the runs of others', response: answersWith(mySnapshots) } },
    async ({ visitor: { player } }) => ({
      meetings: await meetingsOf(runs, player),
      snapshots: (await runs.snapshotsOf(player, LONGEST)).map((row) => {
        const { id, runId, battle, wins, rating, faction, leaderId, listed, met, beaten, createdAt } = row;
        return {
          ...{ id, runId: runId!, battle, wins, rating, faction, leaderId, listed, met, beaten, createdAt },
          team: placedMessage(row.team),
          spellTimings: timingsMessage(row.spellTimings),
        };
      }),
    }),
  );
}

/** Who met one's teams, and how that went: to be watched unless it tells when a team casts that one could meet. */
async function meetingsOf(runs: Runs, player: string): Promise<MySnapshots['meetings']> {
  const meetings = await runs.meetingsOf(player, MEETINGS);
  const named = await runs.named(meetings.map(({ playerId }) => playerId));
  return meetings.map(({ id, playerId, opponentSnapshot, result, rounds, createdAt, isSecret }) => ({
    ...(!isSecret && { id }),
    snapshotId: opponentSnapshot!,
    player: named.get(playerId)!,
    beaten: result === 'win',
    rounds,
    createdAt,
  }));
}
