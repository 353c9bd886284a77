import type { Db } from '../db/index.ts';
import type { SessionContext } from './actor.ts';
import type { SessionRules } from './session-rules.ts';
import { sessionEnd } from './session-rules.ts';

/** Noted this often at most, so that reading stays reading; shorter where sessions end sooner. */
const NOTED_EVERY = 5 * 60_000;

/**
 * Notes that a session is in use, which moves its idle end. A token that a refresh has replaced keeps its short grace; of
 * requests at once one takes the note, and none waits for it.
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
