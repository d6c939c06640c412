import type { LoggerOptions } from 'pino';

/**
 * What is written down of a fault. Of one that a query caused only what the database said: its values, among which may be
 * the seed of a live match, stand in the message of the library that sent it.
 */
function faultOf(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  if ('params' in error && error.cause instanceof Error) return faultOf(error.cause);
  const { code } = error as { code?: unknown };
  return { name: error.name, message: error.message, ...(code !== undefined && { code }), stack: error.stack };
}

/** Tokens and cookies are never written. */
export const loggerOptions = (level: string): LoggerOptions => ({
  level,
  redact: ['req.headers.authorization', 'req.headers.cookie', '*.token', '*.password'],
  serializers: { error: faultOf, err: faultOf },
});
