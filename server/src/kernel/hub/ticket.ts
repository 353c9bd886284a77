import { createHmac, timingSafeEqual } from 'node:crypto';
import type { HubUser } from './connection.ts';

/** A ticket opens one connection soon after it was issued; reconnecting needs a new one. In milliseconds. */
const TICKET_LIFETIME = 60_000;

function sign(secret: string, body: string): Buffer {
  return createHmac('sha256', secret).update(body).digest();
}

/** An id of the installation that reveals nothing about its secret. */
export function installationOf(secret: string): string {
  return sign(secret, 'installation').toString('base64url');
}

/**
 * A short-lived credential for connecting. It appears in URLs (browsers cannot set headers on WebSockets), so it is not
 * a session token; it is signed, so any process can verify it.
 */
export function issueTicket(secret: string, user: HubUser, now: number): string {
  const { tenantId, personId, chainId, place, isObserver } = user;
  const claims = [tenantId, personId, chainId, place, now + TICKET_LIFETIME, Date.now(), isObserver];
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `tkt_${body}.${sign(secret, body).toString('base64url')}`;
}

/** The contents of a genuine ticket; times in milliseconds since 1970. */
export interface Ticket {
  readonly user: HubUser;
  readonly expires: number;
  /** When it was issued, by the machine's clock: its holder has not received events sent after it. */
  readonly issuedAt: number;
}

/** Reads a ticket, expired or not; null when it is forged or malformed. */
export function readTicket(secret: string, ticket: string): Ticket | null {
  const match = /^tkt_([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]{43})$/.exec(ticket);
  if (!match?.[1] || !match[2]) return null;
  if (!timingSafeEqual(sign(secret, match[1]), Buffer.from(match[2], 'base64url'))) return null;
  const [tenantId, personId, chainId, place, expires, issuedAt, isObserver] = JSON.parse(
    Buffer.from(match[1], 'base64url').toString(),
  ) as [number, number, string, string, number, number, boolean];
  return { user: { tenantId, personId, chainId, place, isObserver }, expires, issuedAt };
}
