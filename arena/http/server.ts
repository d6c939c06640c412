import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import websocket, { type WebSocket } from '@fastify/websocket';
import { refusal } from '@tactarium/engine';
import { PROTOCOL } from '@tactarium/protocol';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController, type RawServerDefault } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Arena } from '../arena.ts';
import type { Bots } from '../bots/bots.ts';
import type { Faults } from '../fault.ts';
import type { Limits } from '../limits.ts';
import { isNear } from './address.ts';
import { limitAddresses, slowDown } from './addressLimits.ts';
import { adminRoutes } from './adminRoutes.ts';
import { cardRoutes } from './cardRoutes.ts';
import type { Wire } from './conversation.ts';
import { followRoutes } from './followRoutes.ts';
import { frontPage } from './frontPage.ts';
import { gameRoutes, lobbyRoutes, matchRoutes } from './matchRoutes.ts';
import { gauge, type Measures, type Others } from './metrics.ts';
import { isForeign, welcomesFriend } from './origin.ts';
import { doorRoutes, playerRoutes } from './playerRoutes.ts';
import { answer, answerProblems, Refused } from './problems.ts';
import { pushKeyRoutes, pushRoutes } from './pushRoutes.ts';
import { quickRoutes, ratingRoutes } from './ratingRoutes.ts';
import { sharedRoutes, sharingRoutes } from './sharedRoutes.ts';
import { Sockets } from './sockets.ts';
import { answerUnreadable } from './unroutable.ts';
import { endUnusedUpgrades } from './upgrades.ts';
import { validatorCompiler } from './validator.ts';
import { visitorOf } from './visitor.ts';
import { serveWebClient } from './webClient.ts';

export type Server = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

export interface ServerOptions {
  readonly arena: Arena;
  readonly bots: Bots;
  readonly measures: Measures;
  readonly limits: Limits;
  readonly logger: FastifyBaseLogger;
  readonly faults: Faults;
  /** Origins of other pages that may use this server. */
  readonly friends: readonly string[];
  /** How many proxies in front say who asks, and over what. */
  readonly proxies: number;
  /** Whether the operator's pages answer only machines of this network. */
  readonly inside: boolean;
  /** The folder of the web client; without one there is a plain page. */
  readonly web?: string | undefined;
  isReady(): Promise<boolean>;
  readonly others: Others;
}

const OPERATORS = /^\/(docs|metrics)\b/;

export interface Serving {
  readonly server: Server;
  readonly sockets: Sockets;
}

export async function makeServer(options: ServerOptions): Promise<Serving> {
  const { arena, limits, friends, logger, faults } = options;
  const server: Server = fastify({
    loggerInstance: logger,
    bodyLimit: limits.body,
    trustProxy: (_, hop) => hop < options.proxies,
    // A line for each request would be most of the log, and the metrics count them.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 100 },
    forceCloseConnections: true,
    frameworkErrors: (_, request, reply) => {
      // No hook runs here, so that of the sockets does not close an upgrade that got this answer.
      if (request.raw.headers.upgrade !== undefined) reply.raw.once('finish', () => request.raw.socket.destroy());
      return answer(reply, refusal('request/malformed'));
    },
    // A request that never arrives whole must not hold its connection for ever.
    requestTimeout: limits.seconds * 1_000,
    // Of two limits Node takes the shorter one for the head alone, whichever it was set for: so both are the same.
    http: { headersTimeout: limits.seconds * 1_000, connectionsCheckingInterval: limits.seconds * 250 },
    clientErrorHandler: answerUnreadable,
  }).withTypeProvider<ZodTypeProvider>();
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  answerProblems(server, faults);
  const sockets = new Sockets(arena, limits, logger, faults);

  await server.register(helmet, { contentSecurityPolicy: { directives: { upgradeInsecureRequests: null } } });
  await server.register(cookie);
  limitAddresses(server, arena, limits);
  await server.register(websocket, {
    options: { maxPayload: limits.frame, perMessageDeflate: false },
    errorHandler: (error, socket) => {
      // An error with a code is a broken frame or connection: the other side's fault, and no news for an operator.
      if (!('code' in error)) logger.error({ error }, 'a socket failed');
      socket.terminate();
    },
  });
  endUnusedUpgrades(server);
  await server.register(swagger, {
    openapi: {
      info: { title: 'Tactarium', description: 'The arena: matches that survive anything.', version: String(PROTOCOL) },
    },
    transform: jsonSchemaTransform,
  });
  await server.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
  server.addHook('onRequest', async (request, reply) => {
    const { url = '' } = request.routeOptions;
    if (options.inside && OPERATORS.test(url) && !isNear(request.ip)) throw new Refused(refusal('request/not-found'));
    if (isForeign(request, friends)) throw new Refused(refusal('origin/foreign'));
    if (welcomesFriend(request, reply, friends)) return reply;
    // An answer is for one player: no cache on the way may keep it.
    if (url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
  });
  operatorRoutes(server, options, sockets);
  cardRoutes(server, arena);
  await server.register(
    async (door: Server) => {
      doorRoutes(door, arena, limits);
      gameRoutes(door);
      ratingRoutes(door, arena);
      sharedRoutes(door, arena);
      pushKeyRoutes(door, arena);
      arena.roomRoutes(door);
    },
    { prefix: '/api' },
  );
  await server.register((inside: Server) => insideRoutes(inside, options, sockets), { prefix: '/api' });
  if (options.web !== undefined) await serveWebClient(server, options.web, arena.previews);
  return { server, sockets };
}

/** For players with a session. */
async function insideRoutes(server: Server, options: ServerOptions, sockets: Sockets): Promise<void> {
  const { arena, bots, friends, limits } = options;
  const rates = arena.counts.rates('requests', limits.requests, 60);
  server.addHook('preParsing', async (request, reply) => {
    const visitor = await visitorOf(request, arena.players);
    if (!visitor) throw new Refused(refusal('session/missing'));
    request.visitor = visitor;
    slowDown(reply, await rates.take(visitor.player, arena.now));
  });
  playerRoutes(server, arena);
  pushRoutes(server, arena);
  followRoutes(server, arena);
  lobbyRoutes(server, arena);
  quickRoutes(server, arena);
  matchRoutes(server, arena);
  sharingRoutes(server, arena);
  arena.roomPlayerRoutes(server);
  await server.register((inside: Server) => adminRoutes(inside, arena, bots), { prefix: '/admin' });
  server.route({
    method: 'GET',
    url: '/socket',
    schema: { hide: true },
    preHandler: async (request) => {
      if (isForeign(request, friends, true)) throw new Refused(refusal('origin/foreign'));
      if (sockets.refuses(request.visitor)) throw new Refused(refusal('limit/sockets'));
    },
    handler: (_, reply) => answer(reply.header('upgrade', 'websocket'), refusal('request/upgrade')),
    wsHandler: (socket, { visitor, raw }) => {
      const conversation = sockets.welcome(wireOf(socket, raw.socket), visitor);
      socket.on('message', (data, binary) => conversation.hear(binary ? undefined : String(data)));
      socket.on('pong', () => conversation.pong());
      socket.on('close', () => sockets.gone(conversation));
      // An error ends the socket: `close` follows.
      socket.on('error', () => {});
    },
  });
}

const wireOf = (socket: WebSocket, raw: Socket): Wire => ({
  send: (text) => socket.send(text),
  close: (code, reason) => socket.close(code, reason),
  terminate: () => socket.terminate(),
  ping: () => socket.ping(),
  cork: () => raw.cork(),
  uncork: () => raw.uncork(),
  get bufferedAmount() {
    return socket.bufferedAmount;
  },
});

function operatorRoutes(
  server: Server,
  { arena, bots, measures, isReady, others, web }: ServerOptions,
  sockets: Sockets,
): void {
  const hide = { schema: { hide: true } } as const;
  gauge(measures.registry, arena, sockets, bots, others);
  if (web === undefined) {
    server.get('/', hide, (_, reply) => reply.type('text/html; charset=utf-8').send(frontPage()));
  }
  server.get('/healthz', hide, () => ({ alive: true }));
  server.get('/readyz', hide, async (_, reply) => {
    const ready = await isReady();
    // Redis and the replica are optional: without them the node still serves.
    const there = Object.fromEntries(Object.entries(others).map(([name, isThere]) => [name, isThere()]));
    return reply.code(ready ? 200 : 503).send({ ready, ...there });
  });
  server.get('/metrics', hide, async (_, reply) =>
    reply.type(measures.registry.contentType).send(await measures.registry.metrics()),
  );
}
