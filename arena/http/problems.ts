import { type Refusal, type Result, refusal } from '@tactarium/engine';
import { isKeepableJson } from '@tactarium/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Faults } from '../fault.ts';
import { isUnreachable } from '../storage/database.ts';
import { problemOf, statusOf } from '../words.ts';
import { Addresses } from './unroutable.ts';

/** A refusal on its way to the client: thrown only inside routes and hooks. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;
  readonly game: string | undefined;

  constructor(refused: Refusal, game?: string) {
    super(refused.code);
    this.refusal = refused;
    this.game = game;
  }
}

/** The value, or an end of this request with the refusal's code, sentence and status. */
export function granted<T>(result: Result<T, Refusal>, game?: string): T {
  if (result.ok) return result.value;
  throw new Refused(result.error, game);
}

/** What the framework refuses by itself, in our codes. */
const FRAMEWORK: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request/too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request/media-type',
  FST_ERR_CTP_EMPTY_TYPE: 'request/media-type',
};

export function refusalOf(error: unknown): { readonly refused: Refusal; readonly game?: string | undefined } {
  if (error instanceof Refused) return { refused: error.refusal, game: error.game };
  if (isUnreachable(error)) return { refused: refusal('arena/away') };
  const { code, statusCode, validation } = error as Partial<FastifyError>;
  if (validation) {
    const [first] = validation;
    return { refused: refusal('request/malformed', { field: first?.instancePath ?? '', why: first?.message ?? '' }) };
  }
  const known = code === undefined ? undefined : FRAMEWORK[code];
  if (known) return { refused: refusal(known) };
  return { refused: refusal(statusCode !== undefined && statusCode < 500 ? 'request/malformed' : 'request/failed') };
}

/** Every refusal, ours or the framework's, is answered in the same form. */
export function answerProblems(server: FastifyInstance, faults: Faults): void {
  const addresses = new Addresses();
  addresses.learn(server);
  server.removeContentTypeParser(['text/plain', 'application/json']);
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Many clients send the type even without a body: an empty body is none, and not a broken one.
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
  server.setErrorHandler((error, request, reply) => {
    const { refused, game } = refusalOf(error);
    if (statusOf(refused) === 500) {
      request.log.error({ error }, 'a request failed');
      faults.keep({ method: request.method, url: request.url, body: request.body }, error);
    }
    return answer(reply, refused, game);
  });
  server.setNotFoundHandler((request, reply) => {
    const methods = addresses.methodsAt(request.url);
    if (methods.length === 0) return answer(reply, refusal('request/not-found'));
    return answer(reply.header('allow', methods.join(', ')), refusal('request/method'));
  });
  server.addHook('preValidation', async (request: FastifyRequest) => {
    if (!isKeepableJson(request.body) || !isKeepableJson(request.params) || !isKeepableJson(request.query)) {
      throw new Refused(refusal('request/malformed', { why: 'holds a character that cannot be kept' }));
    }
  });
}

export function answer(reply: FastifyReply, refused: Refusal, game?: string): FastifyReply {
  const { detail } = refused;
  if (refused.code === 'login/slow-down') void reply.header('retry-after', (detail as { seconds: number }).seconds);
  return reply
    .code(statusOf(refused))
    .type('application/json')
    .send(JSON.stringify(problemOf(refused, game)));
}
