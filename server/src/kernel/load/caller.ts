import type { FastifyRequest } from 'fastify';
import { senderOf } from './senders.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether requests at this address change something: that is done even if the sender has gone. */
    readonly changes?: boolean;
    /** Whether they save what somebody wrote or decided, which goes before everything else. */
    readonly saves?: boolean;
  }
}

/**
 * The urgency of a request for a database connection, the most urgent first: a change to be saved, anything else a
 * person waits for, and a refetch of what is on screen.
 */
export const URGENCIES = ['change', 'read', 'refetch'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** The caller that needs a connection to the database. */
export interface Caller {
  readonly urgency: Urgency;
  /** Names who sent it, so that one page does not fill the queue. */
  readonly from: string;
  /** Continues work that has begun: it waits as long as it takes and is not refused. */
  readonly isBegun: boolean;
  /** Whether nobody waits for the answer any more. */
  isGone(): boolean;
}

/** The server's own work. Little of it runs at once, and pages wait for what it delivers. */
export const JOB: Caller = { urgency: 'change', from: '', isBegun: true, isGone: () => false };

/** RFC 9218: an urgency of 6 or 7 says that an answer may come late. Browsers send at most 5 on their own. */
const CAN_WAIT = /(?:^|,)\s*u=[67]\s*(?:[,;]|$)/;

export function urgencyOf({ headers, routeOptions: { config } }: FastifyRequest): Urgency {
  if (config.saves === true) return 'change';
  return config.changes !== true && CAN_WAIT.test(String(headers['priority'] ?? '')) ? 'refetch' : 'read';
}

const begun = new WeakSet<FastifyRequest>();

/**
 * The request as it asks for a connection. Only its first transaction can be refused, so that `busy` always means that
 * nothing was done.
 */
export function callerOf(request: FastifyRequest): Caller {
  const { changes = false } = request.routeOptions.config;
  const isBegun = begun.has(request);
  begun.add(request);
  return {
    urgency: urgencyOf(request),
    from: senderOf(request),
    isBegun,
    isGone: () => !changes && !isBegun && request.raw.socket.destroyed,
  };
}
