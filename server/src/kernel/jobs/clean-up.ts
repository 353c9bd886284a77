import { LIMITS } from '@cadence/shared-contract';
import type { Clock } from '../clock/clock.ts';
import type { DatabaseHandle } from '../db/index.ts';
import { removeExpired } from './clean-up.queries.ts';
import type { ScheduledJob } from './scheduler.ts';

const HOUR = 3_600_000;
/** Longer than a draft is kept on a device, with its key (D-122). */
const KEY_LIFETIME = 8 * 24 * HOUR;
/** Long enough to inspect what was sent. */
const DELIVERED_LIFETIME = 7 * 24 * HOUR;
/** Ended sessions and links are kept for a while, to answer who was signed in where. */
const ENDED_LIFETIME = 30 * 24 * HOUR;

/**
 * Removes expired rows: idempotency keys, requests on goals, delivered outbox rows, ended sessions, links and replaced
 * addresses.
 */
export function cleanUpJob(db: DatabaseHandle, clock: Clock): ScheduledJob {
  return {
    name: 'clean-up',
    every: 60,
    at: 17,
    run() {
      const before = (age: number): Date => new Date(clock.now().getTime() - age);
      const expired = {
        keys: before(KEY_LIFETIME),
        goalRequests: before(LIMITS.repeatWindow),
        delivered: before(DELIVERED_LIFETIME),
        ended: before(ENDED_LIFETIME),
      };
      return db.transaction({ role: 'jobs' }, (tx) => removeExpired(tx, expired));
    },
  };
}
