import type { FastifyRequest } from 'fastify';
import { senderOf } from './senders.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether requests at this address change something: a change is made even if the sender has gone. */
    readonly changes?: boolean;
    /** Whether they save what somebody wrote or decided, which has priority over everything else. */
    readonly saves?: boolean;
  }
}

/**
 * Urgencies of callers that need a database connection, most urgent first: a change to be saved, anything else that a
 * person waits for, and a read of what is on screen already.
 */
export const URGENCIES = ['change', 'read', 'refetch'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** The caller that needs a database connection. */
export interface Caller {
  readonly urgency: Urgency;
  /** Identifies the sender, so that one page does not fill the queue. */
  readonly from: string;
  /** Continues work that has begun: it waits as long as necessary and is never refused. */
  readonly isBegun: boolean;
  /** Whether nobody waits for the answer any more. */
  isGone(): boolean;
}

/** The server's own jobs. Few run at once, and pages wait for what they deliver. */
export const JOB: Caller = { urgency: 'change', from: '', isBegun: true, isGone: () => false };

/** RFC 9218: an urgency of 6 or 7 means that the answer may be late. Browsers themselves send at most 5. */
const CAN_WAIT = /(?:^|,)\s*u=[67]\s*(?:[,;]|$)/;

export function urgencyOf({ headers, routeOptions: { config } }: FastifyRequest): Urgency {
  if (config.saves === true) return 'change';
  return config.changes !== true && CAN_WAIT.test(String(headers['priority'] ?? '')) ? 'refetch' : 'read';
}

const begun = new WeakSet<FastifyRequest>();

/**
 * The request as a caller. Only its first transaction can be refused, so that `busy` always means that nothing was
 * done.
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
