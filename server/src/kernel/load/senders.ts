import type { FastifyRequest } from 'fastify';
import { bearerToken, readToken } from '../session/token.ts';
import { networkOf } from './network-of.ts';

/**
 * More than have a page open; beyond it the sender whose last request is oldest is forgotten, and shares turns once.
 */
const MAX_SESSIONS = 20_000;

/**
 * Sessions whose last request was of a signed-in person, by the hash of their token. It decides about nothing but turns:
 * each request looks its session up, and one that has ended is forgotten by then.
 */
const sessions = new Set<string>();

function sessionOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return readToken(bearerToken(headers.authorization) ?? '')?.hash ?? null;
}

/** Notes whether the session of a request was found. */
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
 * Who takes turns: a known session, one page. Everything else from a network is one sender, since a token that nobody
 * has looked up may be made up; requests without a token are another one.
 */
export function senderOf(request: Pick<FastifyRequest, 'headers' | 'ip'>): string {
  const session = sessionOf(request);
  if (session !== null && sessions.has(session)) return `session ${session}`;
  const network = networkOf(request.ip);
  return request.headers.authorization === undefined ? `network ${network}` : `unknown ${network}`;
}
