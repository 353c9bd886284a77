import type { IncomingMessage } from 'node:http';
import type { Clock } from '../clock/clock.ts';
import { denied, unauthenticated } from '../errors/index.ts';
import { bearerToken } from '../session/index.ts';
import type { HubConnection, HubUser } from './connection.ts';
import type { Hub } from './hub.ts';
import { placeOf } from './place.ts';
import { issueTicket, readTicket } from './ticket.ts';

export interface AdmissionServices {
  readonly hub: Hub;
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
  // No page can set the second header on a cross-origin connection; a proxy that renames the host does.
  const isOwn = url !== null && [host, forwarded].includes(url.host);
  if (!isOwn && !isLocalDevelopment) throw denied('This page may not connect here.');
}

/** A connection negotiated at this address; one of another address is treated as unknown. */
export function findConnection(head: Head, id: string, hub: Hub): HubConnection | undefined {
  const connection = hub.find(id);
  return connection?.user.place === placeOf(head) ? connection : undefined;
}

/** The person who may connect, and what opens the connection. */
export interface Admission {
  readonly user: HubUser;
  readonly ticket: string;
}

/**
 * Admits a negotiation by session token or ticket: a client whose first transport fails sends the ticket it was given
 * and negotiates again. It gets the same ticket back, so that no ticket lives longer than its minute.
 *
 * @throws unauthenticated
 */
export async function admitNegotiation(head: Head, services: AdmissionServices): Promise<Admission> {
  const { hub, clock, ticketSecret } = services;
  const token = bearerToken(head.headers.authorization) ?? '';
  const place = placeOf(head);
  const now = clock.now().getTime();
  const ticket = readTicket(ticketSecret, token);
  if (!ticket) {
    const user = await hub.sessions.identify(token, place);
    return { user, ticket: issueTicket(ticketSecret, user, now) };
  }
  const { user, expires } = ticket;
  const isGood = expires > now && user.place === place && !(await hub.sessions.hasEnded(user));
  if (!isGood) throw unauthenticated();
  return { user, ticket: token };
}

/**
 * Opens a connection for a client that has not negotiated with this process: by ticket, in the address or the header,
 * or by session token, in the header only (addresses end up in logs).
 *
 * A genuine ticket that has expired, or whose sign-in has ended since, gives a closed connection instead of a refusal:
 * a page cannot read the status of a refused upgrade, and the browser reports it as an error although signing out while
 * connecting is not one. The page learns the reason when it requests the next ticket.
 *
 * @throws unauthenticated
 */
export async function admit(
  head: Head,
  asked: { readonly ticket: string | null; readonly since: number | null },
  services: AdmissionServices,
): Promise<HubConnection> {
  const { clock, hub, ticketSecret } = services;
  const header = bearerToken(head.headers.authorization);
  const ticket = readTicket(ticketSecret, asked.ticket ?? header ?? '');
  if (!ticket) return hub.open(await hub.sessions.identify(header ?? '', placeOf(head)), asked.since);
  const { user, expires, issuedAt } = ticket;
  if (user.place !== placeOf(head)) throw unauthenticated();
  // Opened before it is checked: from here on the end of the sign-in finds the connection.
  const connection = hub.open(user, asked.since ?? issuedAt);
  if (expires <= clock.now().getTime() || (await hub.sessions.hasEnded(user))) connection.drop();
  return connection;
}
