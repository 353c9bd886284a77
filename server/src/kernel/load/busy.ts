import { DomainError } from '../errors/index.ts';
import type { Urgency } from './caller.ts';

interface Refusal {
  readonly sentence: string;
  /** Seconds until it makes sense to try again, at the earliest: pages wait longer each time. */
  readonly retryAfter: number;
}

const READ = 'Cadence is busy right now. Please try again in a moment.';
const REFUSALS: Readonly<Record<Urgency, Refusal>> = {
  change: {
    sentence: 'Cadence is busy right now. Nothing was changed; please try again in a moment.',
    retryAfter: 1,
  },
  read: { sentence: READ, retryAfter: 1 },
  refetch: { sentence: READ, retryAfter: 2 },
};

/** There is too much to do. Said only before anything was done, so that a repeat does nothing twice. */
export function busy(urgency: Urgency): DomainError {
  const { sentence, retryAfter } = REFUSALS[urgency];
  return new DomainError('busy', sentence, { retryAfter });
}
