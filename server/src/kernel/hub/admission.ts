import type { IncomingMessage } from 'node:http';
import type { Clock } from '../clock/clock.ts';
import type { DatabaseHandle } from '../db/index.ts';
import { denied, unauthenticated } from '../errors/index.ts';
import { bearerToken, identityQuery, readIdentity, readToken } from '../session/index.ts';
import type { HubUser } from './connection.ts';
import { findEndedChains } from './session-check.ts';
import { readTicket } from './ticket.ts';

export interface AdmissionServices {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly ticketSecret: string;
  readonly isProduction: boolean;
}

type Head = Pick<IncomingMessage, 'headers'>;

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1';
}

/**
 * A page of another origin must not connect with a person's ticket. Programs send no Origin. In development the
 * page may come from another local port.
 *
 * @throws denied
 */
export function checkOrigin({ headers }: Head, isProduction: boolean): void {
  const { origin, host = '', 'x-forwarded-host': forwarded } = headers;
  if (origin === undefined) return;
  const url = URL.canParse(origin) ? new URL(origin) : null;
  const hostname = host.replace(/:\d+$/, '');
  const isLocalDevelopment =
    !isProduction && url !== null && isLoopback(url.hostname) && isLoopback(hostname);
  // No page can set the second header on a connection to another origin; a proxy that renames the host does.
  const isOwn = url !== null && [host, forwarded].includes(url.host);
  if (!isOwn && !isLocalDevelopment) throw denied('This page may not connect here.');
}

/** The person of a session token. @throws unauthenticated */
export async function admitBySession(token: string, { db, clock }: AdmissionServices): Promise<HubUser> {
  const read = readToken(token);
  if (!read) throw unauthenticated();
  const scope = { role: 'app', tenantId: read.tenantId } as const;
  const query = identityQuery(read.hash, clock.now());
  const { actor, session } = await db.transaction(scope, async (_db, rows) => readIdentity(rows), query);
  return { tenantId: actor.tenantId, personId: actor.id, chainId: session.chainId };
}

/**
 * The person who connects without having negotiated with this process: by ticket, in the address or the header,
 * or by session token, in the header only (addresses end up in logs).
 *
 * @throws unauthenticated
 */
export async function admit(
  head: Head,
  queryToken: string | null,
  services: AdmissionServices,
): Promise<HubUser> {
  const header = bearerToken(head.headers.authorization);
  const now = services.clock.now();
  const user = readTicket(services.ticketSecret, queryToken ?? header ?? '', now.getTime());
  if (!user) {
    if (!header) throw unauthenticated();
    return admitBySession(header, services);
  }
  const ended = await findEndedChains(services.db, [user], now);
  if (ended.has(user.chainId)) throw unauthenticated();
  return user;
}
