import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import { currentTenant } from '../../kernel/db/index.ts';
import type { StrategiesTable, StrategyVersionsTable } from '../../migrations/strategy-tables.ts';
import type { StrategyContent } from './strategy-content.ts';
import { CONTENT_COLUMNS } from './strategy-content.ts';

const WORKING_COLUMNS = [...CONTENT_COLUMNS, 'updated_at', 'updated_by'] as const;
export type WorkingRow = Omit<Selectable<StrategiesTable>, 'tenant_id'>;

const VERSION_COLUMNS = ['id', ...CONTENT_COLUMNS, 'published_at', 'published_by'] as const;
export type VersionRow = Omit<Selectable<StrategyVersionsTable>, 'tenant_id'>;
/** When a version was published and by whom. */
export type VersionHeading = Pick<VersionRow, 'id' | 'published_at' | 'published_by'>;

/** The working copy; undefined before the first save. */
export function findWorkingCopy(db: Db): Promise<WorkingRow | undefined> {
  return db
    .selectFrom('strategies')
    .select(WORKING_COLUMNS)
    .where('tenant_id', '=', currentTenant)
    .executeTakeFirst();
}

/** The newest version, which everybody reads; undefined before the first one. */
export function findPublished(db: Db): Promise<VersionRow | undefined> {
  return db
    .selectFrom('strategy_versions')
    .select(VERSION_COLUMNS)
    .where('tenant_id', '=', currentTenant)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findVersion(db: Db, id: number): Promise<VersionRow | undefined> {
  return db
    .selectFrom('strategy_versions')
    .select(VERSION_COLUMNS)
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Every version, the newest first. */
export function listVersions(db: Db): Promise<VersionHeading[]> {
  return db
    .selectFrom('strategy_versions')
    .select(['id', 'published_at', 'published_by'])
    .where('tenant_id', '=', currentTenant)
    .orderBy('id', 'desc')
    .execute();
}

/** Legacy answers that are not empty, by their number from 1 to 10. */
export function listLegacyAnswers(db: Db): Promise<{ field: number; answer: string }[]> {
  return db
    .selectFrom('strategy_legacy_answers')
    .select(['field', 'answer'])
    .where('tenant_id', '=', currentTenant)
    .orderBy('field')
    .execute();
}

/** A save of the working copy. */
export interface Saving {
  readonly tenantId: number;
  readonly content: StrategyContent;
  readonly at: Date;
  readonly by: number;
}

function valuesOf({ tenantId, content, at, by }: Saving) {
  return { tenant_id: tenantId, ...content, updated_at: at, updated_by: by };
}

/** A copy is always later than the previous one, even within a millisecond or after a clock was set back. */
function changesOf({ content, at, by }: Saving) {
  const later = sql<Date>`greatest(${at}, strategies.updated_at + interval '1 millisecond')`;
  return { ...content, updated_at: later, updated_by: by };
}

/** The first save; undefined when somebody else saved first. */
export function insertWorkingCopy(db: Db, saving: Saving): Promise<WorkingRow | undefined> {
  return db
    .insertInto('strategies')
    .values(valuesOf(saving))
    .onConflict((clash) => clash.column('tenant_id').doNothing())
    .returning(WORKING_COLUMNS)
    .executeTakeFirst();
}

/** Replaces the copy of a given instant; undefined when it has changed, or there is none. */
export function replaceWorkingCopy(db: Db, saving: Saving, version: Date): Promise<WorkingRow | undefined> {
  return db
    .updateTable('strategies')
    .set(changesOf(saving))
    .where('tenant_id', '=', currentTenant)
    .where('updated_at', '=', version)
    .returning(WORKING_COLUMNS)
    .executeTakeFirst();
}

/** Replaces any version of the copy. */
export function writeWorkingCopy(db: Db, saving: Saving): Promise<WorkingRow> {
  return db
    .insertInto('strategies')
    .values(valuesOf(saving))
    .onConflict((clash) => clash.column('tenant_id').doUpdateSet(changesOf(saving)))
    .returning(WORKING_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Adds a version; returns its id. */
export async function insertVersion(db: Db, { tenantId, content, at, by }: Saving): Promise<number> {
  const { id } = await db
    .insertInto('strategy_versions')
    .values({ tenant_id: tenantId, ...content, published_at: at, published_by: by })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
