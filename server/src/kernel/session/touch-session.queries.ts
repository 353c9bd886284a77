import type { Db } from '../db/index.ts';
import type { SessionContext } from './actor.ts';
import type { SessionRules } from './session-rules.ts';
import { sessionEnd } from './session-rules.ts';

/** Minimum interval, so that reads do not all write; shorter where sessions end sooner. In milliseconds. */
const NOTED_EVERY = 5 * 60_000;

/**
 * Records that a session is in use, which extends its idle timeout. A token that a refresh has replaced keeps its short
 * grace period; of concurrent requests one records it, and none waits for it.
 */
export async function touchSession(
  db: Db,
  session: SessionContext,
  { now, rules }: { readonly now: Date; readonly rules: SessionRules },
): Promise<void> {
  const latest = new Date(now.getTime() - Math.min(NOTED_EVERY, rules.idle / 10));
  if (session.lastSeenAt > latest) return;
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now, expires_at: sessionEnd(rules, session.startedAt, now) })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('sessions')
        .select('id')
        .where('id', '=', session.id)
        .where('last_seen_at', '<=', latest)
        .where('replaced_at', 'is', null)
        .where('revoked_at', 'is', null)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
