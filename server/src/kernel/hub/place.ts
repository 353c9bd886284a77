import type { IncomingMessage } from 'node:http';
import { hostLabelOf } from '../session/index.ts';

type Head = Pick<IncomingMessage, 'headers'>;

/**
 * Where a request was sent to: the subdomains of its hosts, joined by commas; empty at an address without any. The host
 * that a proxy forwards counts as well, trusted or not: one more name can only lead to a refusal.
 */
export function placeOf({ headers }: Head): string {
  const hosts = [headers.host, headers['x-forwarded-host']].flat();
  const names = hosts.map((host) => hostLabelOf(host?.split(/[,:]/)[0]?.trim().toLowerCase() ?? ''));
  return [...new Set(names)].filter((name) => name !== null).join(',');
}

/** The subdomains of a place. */
export function subdomainsAt(place: string): readonly string[] {
  return place === '' ? [] : place.split(',');
}
