import { Readable } from 'node:stream';
import {
  changedPlayer,
  changePlayer,
  deletePlayer,
  newGuest,
  newRecovery,
  player,
  recover,
  recoveryCodes,
  recoveryLeft,
  session,
  sessionId,
  signedIn,
  signIn,
} from '@tactarium/protocol';
import { z } from 'zod';
import type { Arena } from '../arena.ts';
import type { Limits } from '../limits.ts';
import { addressOf } from './address.ts';
import { granted } from './problems.ts';
import { answersNothing, answersWith, creates } from './responses.ts';
import type { Server } from './server.ts';
import { forget, remember, visitorOf } from './visitor.ts';

const tags = ['players'];
/** Of everything about a player, in a minute from one address. */
const DOWNLOADS = 10;

/** Codes tried in a minute from one address. */
const RECOVERIES = 20;

/** For visitors without a session. */
export function doorRoutes(server: Server, { players, recovery }: Arena, limits: Limits): void {
  server.post(
    '/guests',
    {
      config: { perMinute: limits.guests },
      schema: { tags, summary: 'Begin as a guest', body: newGuest, response: creates(signedIn) },
    },
    async (request, reply) => {
      const signed = granted(await players.guest(request.body.name));
      remember(request, reply, signed.token);
      return reply.code(201).send(signed);
    },
  );
  server.post(
    '/sessions',
    { schema: { tags, summary: 'Sign in', body: signIn, response: creates(signedIn) } },
    async (request, reply) => {
      const { name, password, claim } = request.body;
      const visitor = claim ? await visitorOf(request, players) : undefined;
      const signed = granted(await players.signIn(name, password, addressOf(request.ip), visitor));
      remember(request, reply, signed.token);
      return reply.code(201).send(signed);
    },
  );
  server.post(
    '/recoveries',
    {
      config: { perMinute: RECOVERIES },
      schema: {
        tags,
        summary: 'Sign in by a recovery code, with a new password',
        body: recover,
        response: creates(signedIn),
      },
    },
    async (request, reply) => {
      const { name, code, password } = request.body;
      const signed = granted(await recovery.recover(name, code, password));
      remember(request, reply, signed.token);
      return reply.code(201).send(signed);
    },
  );
}

export function playerRoutes(server: Server, { players, farewell, recovery }: Arena): void {
  server.get(
    '/me',
    { schema: { tags, summary: 'Who I am', response: answersWith(player) } },
    async ({ visitor: { player: id, name, guest, admin } }) => ({ id, name, guest, ...(admin && { admin }) }),
  );
  server.patch(
    '/me',
    {
      schema: {
        tags,
        summary: 'Name and password; after a new password the session has a new token',
        body: changePlayer,
        response: answersWith(changedPlayer),
      },
    },
    async (request, reply) => {
      const { visitor, body, ip } = request;
      const { player: changed, token } = granted(await players.change(visitor, body, addressOf(ip)));
      if (token !== undefined) remember(request, reply, token);
      return { ...changed, ...(token !== undefined && { token }) };
    },
  );
  server.get(
    '/me/data',
    {
      config: { perMinute: DOWNLOADS },
      schema: { tags, summary: 'Everything that is kept about me, as one JSON file' },
    },
    async ({ visitor }, reply) =>
      reply
        .type('application/json')
        .header('content-disposition', 'attachment; filename="tactarium.json"')
        .send(Readable.from(farewell.data(visitor))),
  );
  server.post(
    '/me/deletion',
    {
      schema: {
        tags,
        summary: 'Deletes me: games stay, under the name “deleted player”',
        body: deletePlayer,
        response: answersNothing,
      },
    },
    async (request, reply) => {
      const { visitor, body, ip } = request;
      granted(await farewell.remove(visitor, body.password, addressOf(ip)));
      forget(request, reply);
      return reply.code(204).send();
    },
  );
  server.get(
    '/me/recovery',
    { schema: { tags, summary: 'How many codes are left', response: answersWith(recoveryLeft) } },
    async ({ visitor }) => ({ left: await recovery.left(visitor) }),
  );
  server.post(
    '/me/recovery',
    {
      schema: {
        tags,
        summary: 'New codes for a lost password, which replace the earlier ones',
        body: newRecovery,
        response: creates(recoveryCodes),
      },
    },
    async ({ visitor, body, ip }, reply) => {
      const codes = granted(await recovery.renew(visitor, body.password, addressOf(ip)));
      return reply.code(201).send({ codes: [...codes] });
    },
  );
  server.get(
    '/sessions',
    { schema: { tags, summary: 'Where I am signed in', response: answersWith(session.array()) } },
    async ({ visitor }) => [...(await players.sessions(visitor))],
  );
  server.delete(
    '/sessions/:session',
    {
      schema: {
        tags,
        summary: 'End a session; `current` is this one, `others` all others',
        params: z.object({ session: z.union([sessionId, z.literal('current'), z.literal('others')]) }),
        response: answersNothing,
      },
    },
    async (request, reply) => {
      const { visitor, params } = request;
      if (params.session === 'others') await players.endOthers(visitor);
      else granted(await players.end(visitor, params.session === 'current' ? visitor.session : params.session));
      if (params.session === 'current' || params.session === visitor.session) forget(request, reply);
      return reply.code(204).send();
    },
  );
}
