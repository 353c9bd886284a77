import type { IncomingMessage } from 'node:http';
import type { Clock } from '../clock/clock.ts';
import type { DatabaseHandle } from '../db/index.ts';
import { denied, unauthenticated } from '../errors/index.ts';
import { bearerToken, identityQuery, readIdentity, readToken } from '../session/index.ts';
import type { HubConnection, HubUser } from './connection.ts';
import type { Hub } from './hub.ts';
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
 * A connection for someone who has not negotiated with this process: by ticket, in the address or the header, or by
 * session token, in the header only (addresses end up in logs).
 *
 * A ticket of ours that is too old, or whose sign-in ended meanwhile, gives a closed connection instead of a refusal:
 * a page cannot read the status of a refused upgrade, and the browser reports it as an error although signing out
 * while connecting is none. Asking for the next ticket tells the page what happened.
 *
 * @throws unauthenticated
 */
export async function admit(
  head: Head,
  queryToken: string | null,
  services: AdmissionServices & { readonly hub: Hub },
): Promise<HubConnection> {
  const { db, clock, hub, ticketSecret } = services;
  const header = bearerToken(head.headers.authorization);
  const ticket = readTicket(ticketSecret, queryToken ?? header ?? '');
  if (!ticket) {
    if (!header) throw unauthenticated();
    return hub.open(await admitBySession(header, services));
  }
  const now = clock.now();
  const { user, expires, issuedAt } = ticket;
  // Opened before it is checked: from here on the end of the sign-in finds the connection.
  const connection = hub.open(user, issuedAt);
  const isOver = expires <= now.getTime() || (await findEndedChains(db, [user], now)).has(user.chainId);
  if (isOver) connection.drop();
  return connection;
}
