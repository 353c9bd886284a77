import { conflict, DomainError, unavailable } from './domain-error.ts';
import { errorCode, errorMessage } from './unknown-error.ts';

/** SQLSTATEs of concurrent transactions: deadlock, serialization failure, lock not available. */
const RACES = new Set(['40P01', '40001', '55P03']);
/** Driver errors of a database that is away, starting or stopping. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'ENOENT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);
const AWAY_SENTENCE =
  /timeout exceeded when trying to connect|Connection terminated|connection timeout|is not queryable/i;

/** The refusal for an error, its own or `unavailable`; null when it is a defect. */
export function readRefusal(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  const code = errorCode(error);
  if (RACES.has(code))
    return conflict('Someone else changed this at the same moment. Please try again.', 'changedByOther');
  return AWAY.has(code) || AWAY_SENTENCE.test(errorMessage(error)) ? unavailable() : null;
}
