import type { RatingAxis, TalentSettings } from '@cadence/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import { labelsDigest } from '../../modules/talent/index.ts';

/** The labels of an organisation's appraisals and the start of their schedule; null where not set. */
export async function findTalent(
  db: Db,
  tenantId: number,
): Promise<{ readonly settings: TalentSettings | null; readonly from: string | null }> {
  const labels = await db
    .selectFrom('talent_settings')
    .select('settings')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  const schedule = await db
    .selectFrom('talent_schedules')
    .select('effective_date')
    .where('tenant_id', '=', tenantId)
    .orderBy('effective_date')
    .executeTakeFirst();
  return {
    settings: labels?.settings ?? null,
    from: schedule?.effective_date ?? null,
  };
}

export async function saveTalentSettings(
  db: Db,
  tenantId: number,
  { settings, now }: { readonly settings: TalentSettings; readonly now: Date },
): Promise<void> {
  const row = { settings: JSON.stringify(settings), updated_at: now };
  await db
    .insertInto('talent_settings')
    .values({ tenant_id: tenantId, ...row })
    .onConflict((clash) => clash.column('tenant_id').doUpdateSet(row))
    .execute();
}

/** Sets the start of the organisation's schedule: the first row keeps its id, all others are deleted. */
export async function saveTalentStart(db: Db, tenantId: number, date: string): Promise<void> {
  const schedules = await db
    .selectFrom('talent_schedules')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .orderBy('effective_date')
    .execute();
  const [first, ...others] = schedules.map(({ id }) => id);
  if (others.length > 0)
    await db
      .deleteFrom('talent_schedules')
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', others)
      .execute();
  const row = { tenant_id: tenantId, effective_date: date };
  await (first === undefined
    ? db.insertInto('talent_schedules').values(row).execute()
    : db
        .updateTable('talent_schedules')
        .set(row)
        .where('tenant_id', '=', tenantId)
        .where('id', '=', first)
        .execute());
}

/** Removes the ratings on some axes from appraisals that are not shared. Returns how many had one. */
export async function clearDraftRatings(
  db: Db,
  tenantId: number,
  { axes, now }: { readonly axes: readonly RatingAxis[]; readonly now: Date },
): Promise<number> {
  if (axes.length === 0) return 0;
  const columns = axes.map((axis) => sql.ref(`${axis.toLowerCase()}_rating`));
  const { rows } = await sql`
    update appraisals set ${sql.join(columns.map((column) => sql`${column} = null`))},
      updated_at = greatest(${now}::timestamptz, updated_at + interval '1 millisecond')
    where tenant_id = ${tenantId} and state = 'draft' and coalesce(${sql.join(columns)}) is not null
    returning id`.execute(db);
  return rows.length;
}

/** Makes drafts stale, because they read differently now: their writers must see them again before sharing. */
export async function touchDrafts(db: Db, tenantId: number, now: Date): Promise<void> {
  await sql`update appraisals set updated_at = greatest(${now}::timestamptz, updated_at + interval '1 millisecond')
    where tenant_id = ${tenantId} and state = 'draft'`.execute(db);
}

export interface AppraisalCounts {
  /** Not shared: they follow the current labels. */
  readonly notShared: number;
  /** Shared with the current labels. */
  readonly sameLabels: number;
  /** Shared with other labels, which they keep (D-91). */
  readonly olderLabels: number;
  /** Of quarters before the schedule begins, which cannot be chosen. */
  readonly beforeStart: number;
}

/** Counts the organisation's appraisals by the labels that they use. */
export async function countAppraisals(
  db: Db,
  tenantId: number,
  { settings, from }: Awaited<ReturnType<typeof findTalent>>,
): Promise<AppraisalCounts> {
  const digest = settings && labelsDigest(settings);
  return db
    .selectFrom('appraisals as a')
    .innerJoin('periods as period', (join) =>
      join.onRef('period.tenant_id', '=', 'a.tenant_id').onRef('period.id', '=', 'a.period_id'),
    )
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('a.settings', 'is', null).as('notShared'),
      fn.countAll<number>().filterWhere('a.labels_digest', '=', digest).as('sameLabels'),
      fn
        .countAll<number>()
        .filterWhere('a.settings', 'is not', null)
        .filterWhere('a.labels_digest', 'is distinct from', digest)
        .as('olderLabels'),
      fn.countAll<number>().filterWhere('period.start_date', '<', from).as('beforeStart'),
    ])
    .where('a.tenant_id', '=', tenantId)
    .where('a.deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
}
