import type { Db } from '../db/index.ts';

/** The instants before which rows of each kind have expired. */
export interface Expired {
  readonly keys: Date;
  readonly goalRequests: Date;
  readonly delivered: Date;
  /** Sessions, links and replaced addresses. */
  readonly ended: Date;
}

/** Removes rows older than that. */
export async function removeExpired(
  db: Db,
  { keys, goalRequests, delivered, ended }: Expired,
): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', keys).execute();
  await db.deleteFrom('goal_requests').where('answered_at', '<', goalRequests).execute();
  await db.deleteFrom('outbox').where('delivered_at', '<', delivered).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', ended).execute();
  await db.deleteFrom('link_tokens').where('expires_at', '<', ended).execute();
  await db.deleteFrom('email_changes').where('kept_until', '<', ended).execute();
}
