import type { OutputOf } from '@cadence/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/db/index.ts';
import { currentTenant } from '../../../kernel/db/index.ts';
import type { SummaryCtx } from '../summary-ctx.ts';

/** Starts a run of the actor, in place of one that was not touched for long; its id, or null while one is under way. */
export async function beginRun(
  { db, actor, now }: SummaryCtx,
  { total, deadBefore }: { readonly total: number; readonly deadBefore: Date },
): Promise<number | null> {
  const row = await db
    .insertInto('summary_runs')
    .values({ tenant_id: actor.tenantId, person_id: actor.id, total, touched_at: now })
    .onConflict((clash) =>
      clash
        .columns(['tenant_id', 'person_id'])
        .doUpdateSet({
          id: sql<number>`nextval('summary_runs_id_seq')`,
          ...{ total, done: 0, now_text: null, touched_at: now },
        })
        .where('summary_runs.touched_at', '<=', deadBefore),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The actor's current run; a run that was not touched for long belongs to a dead process and is ignored. */
export async function findRun(
  { db, actor }: SummaryCtx,
  touchedSince: Date,
): Promise<OutputOf<'summaries.progress'>> {
  const row = await db
    .selectFrom('summary_runs')
    .select(['done as Done', 'total as Total', 'now_text as Now'])
    .where('tenant_id', '=', currentTenant)
    .where('person_id', '=', actor.id)
    .where('touched_at', '>', touchedSince)
    .executeTakeFirst();
  return row ?? null;
}

/** Saves the progress of a run; false when it was ended or replaced. */
export async function noteProgress(
  { db, actor, now }: SummaryCtx,
  id: number,
  { done, text }: { readonly done: number; readonly text: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('summary_runs')
    .set({ done, now_text: text, touched_at: now })
    .where('tenant_id', '=', currentTenant)
    .where('person_id', '=', actor.id)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends a run of the actor; false when it was already ended or replaced. */
export async function endRun({ db, actor }: SummaryCtx, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('summary_runs')
    .where('tenant_id', '=', currentTenant)
    .where('person_id', '=', actor.id)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Ends the actor's current run, if any. */
export async function endAnyRun({ db, actor }: SummaryCtx): Promise<void> {
  await db
    .deleteFrom('summary_runs')
    .where('tenant_id', '=', currentTenant)
    .where('person_id', '=', actor.id)
    .execute();
}

/** Removes runs of dead processes, in all organizations. */
export async function removeRunsTouchedBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('summary_runs').where('touched_at', '<', before).execute();
}
