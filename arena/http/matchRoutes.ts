import {
  accepted,
  challengeList,
  gameList,
  inviteCode,
  legalCommands,
  matchId,
  matchList,
  myMatch,
  newMatch,
  newPlan,
  plan,
  say,
  seen,
  sendCommand,
  since,
  told,
} from '@tactarium/protocol';
import { z } from 'zod';
import type { Arena } from '../arena.ts';
import { gameInfos, myMatch as myMatchOf } from '../match/lobby.ts';
import { granted } from './problems.ts';
import { answersNothing, answersWith, creates } from './responses.ts';
import type { Server } from './server.ts';
import { Turns } from './turns.ts';

const tags = ['matches'];
const ofMatch = z.object({ match: matchId });
const ofInvite = z.object({ code: inviteCode });

export function gameRoutes(server: Server): void {
  server.get(
    '/games',
    { schema: { tags: ['games'], summary: 'The games of this server', response: answersWith(gameList) } },
    () => ({
      games: gameInfos(),
    }),
  );
}

/** How a match comes about. */
export function lobbyRoutes(server: Server, arena: Arena): void {
  const { lobby } = arena;
  const turns = new Turns();
  server.post(
    '/matches',
    { schema: { tags, summary: 'Make a match', body: newMatch, response: creates(myMatch) } },
    async ({ visitor, body }, reply) =>
      reply
        .code(201)
        .send(granted(await turns.take(visitor.player, () => lobby.create(visitor.player, body)), body.game)),
  );
  server.get(
    '/matches',
    { schema: { tags, summary: 'My matches, the latest first', response: answersWith(matchList) } },
    async ({ visitor }) => ({ matches: [...(await lobby.mine(visitor.player))] }),
  );
  server.get(
    '/matches/live',
    { schema: { tags, summary: 'Matches to watch', response: answersWith(matchList) } },
    async ({ visitor }) => ({ matches: [...(await (arena.featured ?? lobby).live(visitor.player))] }),
  );
  server.get(
    '/challenges',
    { schema: { tags, summary: 'Open challenges, the latest first', response: answersWith(challengeList) } },
    async ({ visitor }) => ({ challenges: [...(await lobby.challenges(visitor.player))] }),
  );
  server.post(
    '/challenges/:match',
    { schema: { tags, summary: 'Take up an open challenge', params: ofMatch, response: answersWith(myMatch) } },
    async ({ visitor, params }) =>
      granted(await turns.take(visitor.player, () => lobby.accept(visitor.player, params.match))),
  );
  server.get(
    '/invites/:code',
    { schema: { tags, summary: 'The match of an invitation', params: ofInvite, response: answersWith(myMatch) } },
    async ({ visitor, params }) => granted(await lobby.invited(visitor.player, params.code)),
  );
  server.post(
    '/invites/:code',
    { schema: { tags, summary: 'Join by invitation', params: ofInvite, response: answersWith(myMatch) } },
    async ({ visitor, params }) =>
      granted(await turns.take(visitor.player, () => lobby.join(visitor.player, params.code))),
  );
  server.post(
    '/matches/:match/seat',
    { schema: { tags, summary: 'Take the seat that is kept for me', params: ofMatch, response: answersWith(myMatch) } },
    async ({ visitor, params }) =>
      granted(await turns.take(visitor.player, () => lobby.take(visitor.player, params.match))),
  );
  server.delete(
    '/matches/:match',
    { schema: { tags, summary: 'Withdraw or decline an invitation', params: ofMatch, response: answersWith(myMatch) } },
    async ({ visitor, params }) => granted(await lobby.withdraw(visitor.player, params.match)),
  );
  server.post(
    '/matches/:match/rematch',
    { schema: { tags, summary: 'Ask for a rematch, or join it', params: ofMatch, response: answersWith(myMatch) } },
    async ({ visitor, params }) =>
      granted(await turns.take(visitor.player, () => lobby.rematch(visitor.player, params.match))),
  );
}

/** What is done in a match: the same as over the socket. */
export function matchRoutes(server: Server, arena: Arena): void {
  server.get(
    '/matches/:match',
    { schema: { tags, summary: 'What everybody may know', params: ofMatch, response: answersWith(myMatch) } },
    async ({ visitor, params }) => {
      const { live } = granted(await arena.look(params.match, visitor.player));
      return myMatchOf(live.match, visitor.player);
    },
  );
  server.get(
    '/matches/:match/view',
    { schema: { tags, summary: 'The match as I may know it', params: ofMatch, response: answersWith(seen) } },
    async ({ visitor, params }) => granted(await arena.seen(params.match, visitor.player)),
  );
  server.get(
    '/matches/:match/news',
    {
      schema: {
        tags,
        summary: 'What happened since my cursor `have`',
        params: ofMatch,
        querystring: z.object({ have: z.coerce.number().int().min(0).max(1_000_000) }),
        response: answersWith(since),
      },
    },
    async ({ visitor, params, query }) => granted(await arena.since(params.match, visitor.player, query.have)),
  );
  server.get(
    '/matches/:match/told',
    { schema: { tags, summary: 'Every message sent to me so far', params: ofMatch, response: answersWith(told) } },
    async ({ visitor, params }) => granted(await arena.told(params.match, visitor.player)),
  );
  server.get(
    '/matches/:match/legal',
    {
      schema: { tags, summary: 'Every command I may send now', params: ofMatch, response: answersWith(legalCommands) },
    },
    async ({ visitor, params }) => granted(await arena.legal(params.match, visitor.player)),
  );
  server.post(
    '/matches/:match/commands',
    {
      schema: {
        tags,
        summary: 'A command, answered when it is committed',
        params: ofMatch,
        body: sendCommand,
        response: answersWith(accepted),
      },
    },
    async ({ visitor, params: { match }, body: { n, command } }) => {
      const played = await arena.play(match, visitor.player, n, command, arena.now);
      return granted(played, arena.gameOf(match));
    },
  );
  server.post(
    '/matches/:match/claim',
    {
      schema: {
        tags,
        summary: 'Call time on an opponent who has left',
        params: ofMatch,
        response: answersWith(myMatch),
      },
    },
    async ({ visitor, params }) => granted(await arena.claim(params.match, visitor.player)),
  );
  server.post(
    '/matches/:match/sayings',
    {
      schema: {
        tags,
        summary: 'Say a phrase to my opponents',
        params: ofMatch,
        body: say,
        response: answersNothing,
      },
    },
    async ({ visitor, params, body }, reply) => {
      granted(await arena.say(params.match, visitor.player, body.saying));
      return reply.code(204).send();
    },
  );
  server.get(
    '/matches/:match/plan',
    { schema: { tags, summary: 'The answers that I left in advance', params: ofMatch, response: answersWith(plan) } },
    async ({ visitor, params }) => granted(await arena.plan(params.match, visitor.player)),
  );
  server.put(
    '/matches/:match/plan',
    {
      schema: {
        tags,
        summary: 'Leave answers in advance, which replace the earlier ones',
        params: ofMatch,
        body: newPlan,
        response: answersWith(plan),
      },
    },
    async ({ visitor, params, body }) =>
      granted(await arena.leavePlan(params.match, visitor.player, body.lines), arena.gameOf(params.match)),
  );
  server.get(
    '/matches/:match/replay',
    { schema: { tags, summary: 'Everything, when it is over', params: ofMatch, response: answersWith(z.unknown()) } },
    async ({ visitor, params }) => granted(await arena.replay(params.match, visitor.player)),
  );
}
