import { DomainError } from '../errors/index.ts';
import type { Urgency } from './caller.ts';

interface Refusal {
  readonly sentence: string;
  /** Minimum seconds until a retry makes sense: pages back off longer each time. */
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

/** The server is overloaded. Refused only before anything was done, so that a retry does nothing twice. */
export function busy(urgency: Urgency): DomainError {
  const { sentence, retryAfter } = REFUSALS[urgency];
  return new DomainError('busy', sentence, { retryAfter });
}
