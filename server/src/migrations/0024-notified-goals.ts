import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Extracts a number from the event's name, for existing rows. */
const numberIn = (pattern: string): string => `(substring(event_id from '${pattern}'))::integer`;

/**
 * The facts of a notification about a goal, so that its words can be written again for a reader who may no longer see
 * the goal. Existing rows get theirs from the event's name: by generated columns that then become ordinary ones, not by
 * an update, because row level security hides the rows from the migrating role.
 */
const NOTIFIED_GOALS = `
  alter table notifications
    add column actor_name text,
    add column kind text generated always as (substring(event_id from '^goal/[0-9]{1,9}/([a-zA-Z]+)')) stored,
    add column goal_id integer generated always as (${numberIn('^goal/([0-9]{1,9})/')}) stored,
    add column child_id integer generated always as (${numberIn('^goal/.*/child/([0-9]{1,9})$')}) stored;
  alter table notifications
    alter column kind drop expression,
    alter column goal_id drop expression,
    alter column child_id drop expression`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(NOTIFIED_GOALS).execute(db);
}
