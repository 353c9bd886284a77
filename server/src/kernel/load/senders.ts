import type { FastifyRequest } from 'fastify';
import { bearerToken, readToken } from '../session/token.ts';
import { networkOf } from './network-of.ts';

/** More than have a page open; beyond it the least recently used one is forgotten, and shares a turn once. */
const MAX_SESSIONS = 20_000;

/**
 * Sessions that were valid at their last request, by the hash of their token. Used for turns only: each request looks
 * its session up, and an ended one is removed then.
 */
const sessions = new Set<string>();

function sessionOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return readToken(bearerToken(headers.authorization) ?? '')?.hash ?? null;
}

/** Records whether the session of a request was found. */
export function noteSession(request: Pick<FastifyRequest, 'headers'>, isThere: boolean): void {
  const session = sessionOf(request);
  if (session === null) return;
  sessions.delete(session);
  if (!isThere) return;
  const [oldest] = sessions;
  if (sessions.size >= MAX_SESSIONS && oldest !== undefined) sessions.delete(oldest);
  sessions.add(session);
}

/**
 * The sender that takes turns: a known session, which is one page. All other tokens from a network are one sender,
 * since a token that nobody has looked up may be made up; requests without a token are another.
 */
export function senderOf(request: Pick<FastifyRequest, 'headers' | 'ip'>): string {
  const session = sessionOf(request);
  if (session !== null && sessions.has(session)) return `session ${session}`;
  const network = networkOf(request.ip);
  return request.headers.authorization === undefined ? `network ${network}` : `unknown ${network}`;
}
