import { conflict, DomainError } from '../errors/index.ts';
import type { AdmissionServices } from './admission.ts';
import { findConnection } from './admission.ts';
import type { HubConnection, Transport } from './connection.ts';
import type { Hub } from './hub.ts';

/** Bytes of one frame or request: several records of the maximum length. */
export const MAX_CHUNK = 128 * 1024;

type Head = Parameters<typeof findConnection>[0];

/** A process that is about to stop opens no connections. @throws unavailable */
export function refuseWhenDraining(hub: Hub): void {
  if (hub.isDraining)
    throw new DomainError('unavailable', 'The server is about to restart. Please try again.');
}

/** The id in a request's address; several ids count as an unknown one. @throws bad_request, not_found */
export function requireId(id: unknown): string {
  if (id === undefined || id === '') throw new DomainError('bad_request', 'Connection ID required');
  if (typeof id !== 'string') throw unknownConnection();
  return id;
}

/** Until when a page has received everything; null where it does not say. */
export function readSince(since: unknown): number | null {
  return typeof since === 'string' && /^\d{1,15}$/.test(since) ? Number(since) : null;
}

export function unknownConnection(): DomainError {
  return new DomainError('not_found', 'No Connection with that ID');
}

/** A negotiated connection by its secret. @throws not_found */
export function requireConnection(head: Head, id: string, { hub }: AdmissionServices): HubConnection {
  const connection = findConnection(head, id, hub);
  if (!connection) throw unknownConnection();
  return connection;
}

/** A connection keeps its first transport, and has only one. @throws conflict, bad_request */
export function refuseSecondTransport({ transport }: HubConnection, name: Transport['name']): void {
  if (transport?.name === name) throw conflict('The connection is already in use.', 'taken');
  if (transport) throw new DomainError('bad_request', 'Cannot change transports mid-connection');
}
