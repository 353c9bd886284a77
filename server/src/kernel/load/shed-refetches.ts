import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/index.ts';
import { every } from '../guard/index.ts';
import { busy } from './busy.ts';
import type { Urgency } from './caller.ts';
import { urgencyOf } from './caller.ts';

/** Interval between log lines about refused requests, in milliseconds. */
const LOGGED_EVERY = 10_000;

export interface LoadServices {
  /** Whether deferrable work should be refused now. */
  readonly isPressed: () => boolean;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Counts the requests refused as busy, and logs the count now and then. */
function logRefusals(http: FastifyInstance, log: LoadServices['log']): void {
  let refused: Partial<Record<Urgency, number>> = {};
  http.addHook('onError', async (request, _reply, error: unknown) => {
    if (!(error instanceof DomainError) || error.code !== 'busy') return;
    const urgency = urgencyOf(request);
    refused[urgency] = (refused[urgency] ?? 0) + 1;
  });
  const timer = every(LOGGED_EVERY, { kind: 'load' }, () => {
    if (Object.keys(refused).length === 0) return;
    log.warn({ refused }, 'too much to do: requests were asked to come again');
    refused = {};
  });
  http.addHook('onClose', async () => clearInterval(timer));
}

/**
 * Under pressure, refuses at once what can wait: reads of what is on screen already, marked by `Priority: u=6` or more
 * (RFC 9218). Pages retry by themselves.
 */
export function shedRefetches(http: FastifyInstance, { isPressed, log }: LoadServices): void {
  http.addHook('onRequest', async (request: FastifyRequest) => {
    if (urgencyOf(request) === 'refetch' && isPressed()) throw busy('refetch');
  });
  logRefusals(http, log);
}
