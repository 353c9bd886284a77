import type { OutputOf, SavedSummary } from '@cadence/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/db/index.ts';
import { currentTenant } from '../../../kernel/db/index.ts';
import type { Actor } from '../../../kernel/session/index.ts';
import type { SummaryContent } from './content.ts';

/** How many versions of a summary are kept. */
const VERSIONS = 50;
/** How many summaries of a person are listed. */
const LISTED = 200;

export type How = OutputOf<'summaries.versions'>['Versions'][number]['How'];
type Owner = Pick<Actor, 'id' | 'tenantId'>;

/** Summaries that are not deleted, with their latest version. */
function live(db: Db, owner: Owner) {
  return db
    .selectFrom('summaries as s')
    .innerJoin('summary_versions as v', (join) =>
      join
        .onRef('v.tenant_id', '=', 's.tenant_id')
        .onRef('v.summary_id', '=', 's.id')
        .onRef('v.version', '=', 's.version'),
    )
    .leftJoin('periods as p', (join) =>
      join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.id', '=', 's.period_id'),
    )
    .select([
      ...(['s.id', 's.kind', 's.period_id', 's.year', 's.audience', 's.version'] as const),
      ...(['s.created_at', 's.updated_at', 'v.content', 'v.label', 'v.how'] as const),
      ...(['v.created_at as version_at', 'p.quarter'] as const),
    ])
    .where('s.tenant_id', '=', currentTenant)
    .where('s.person_id', '=', owner.id)
    .where('s.deleted_at', 'is', null);
}
export type SavedRow = Awaited<ReturnType<ReturnType<typeof live>['execute']>>[number];

/** The person's summaries, last changed first. */
export function listSaved(db: Db, owner: Owner): Promise<SavedRow[]> {
  return live(db, owner).orderBy('s.updated_at', 'desc').orderBy('s.id', 'desc').limit(LISTED).execute();
}

export function findSaved(db: Db, owner: Owner, id: number): Promise<SavedRow | undefined> {
  return live(db, owner).where('s.id', '=', id).executeTakeFirst();
}

/** What a summary is about. */
export type Subject = Pick<NewSummary, 'kind' | 'periodId' | 'year' | 'audience'>;

/** The person's summary of a subject that was changed last. */
export function findSavedAbout(
  db: Db,
  owner: Owner,
  { kind, periodId, year, audience }: Subject,
): Promise<SavedRow | undefined> {
  return live(db, owner)
    .where('s.kind', '=', kind)
    .where('s.audience', '=', audience)
    .where((where) => (periodId === null ? where('s.year', '=', year) : where('s.period_id', '=', periodId)))
    .orderBy('s.updated_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** One of the person's, locked until the transaction ends: other changes wait. */
export async function holdSaved(db: Db, owner: Owner, id: number): Promise<SavedRow | undefined> {
  // Locked first, so that the read returns the latest version.
  await db
    .selectFrom('summaries')
    .select('id')
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', id)
    .where('person_id', '=', owner.id)
    .forUpdate()
    .execute();
  return findSaved(db, owner, id);
}

export interface NewSummary {
  readonly kind: SavedSummary['Kind'];
  readonly periodId: number | null;
  readonly year: number;
  readonly audience: SavedSummary['Audience'];
}

/** A version's texts, and the columns for the list of versions. */
export interface NewVersion {
  readonly content: SummaryContent;
  readonly label: string;
  readonly edited: number;
  readonly how: How;
  readonly at: Date;
}

/** Saves a summary with its first version; returns its id. */
export async function insertSummary(
  db: Db,
  owner: Owner,
  { kind, periodId, year, audience, ...version }: NewSummary & NewVersion,
): Promise<number> {
  const { id } = await db
    .insertInto('summaries')
    .values({
      tenant_id: owner.tenantId,
      person_id: owner.id,
      ...{ kind, year, audience },
      period_id: periodId,
      version: 1,
      created_at: version.at,
      updated_at: version.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertVersion(db, owner, { ...version, id, version: 1 });
  return id;
}

type VersionKey = Pick<SavedRow, 'id' | 'version'>;

async function insertVersion(
  db: Db,
  owner: Owner,
  { id, version, content, label, edited, how, at }: VersionKey & NewVersion,
): Promise<void> {
  await db
    .insertInto('summary_versions')
    .values({
      tenant_id: owner.tenantId,
      summary_id: id,
      ...{ version, how, label, edited },
      content: JSON.stringify(content),
      created_at: at,
    })
    .execute();
}

/** Later than all versions before, in whole milliseconds. */
const grown = (at: Date) => sql<Date>`greatest(${at}::timestamptz, updated_at + interval '1 millisecond')`;

/** Adds the latest version, and deletes the oldest ones above the limit. */
export async function addVersion(
  db: Db,
  owner: Owner,
  { row, ...version }: NewVersion & { readonly row: VersionKey },
): Promise<void> {
  const next = { id: row.id, version: row.version + 1 };
  await insertVersion(db, owner, { ...version, ...next });
  await db
    .updateTable('summaries')
    .set({ version: next.version, updated_at: grown(version.at) })
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', row.id)
    .execute();
  await db
    .deleteFrom('summary_versions')
    .where('tenant_id', '=', currentTenant)
    .where('summary_id', '=', row.id)
    .where('version', '<=', next.version - VERSIONS)
    .execute();
}

/** Changes the latest version. */
export async function changeVersion(
  db: Db,
  { id, version }: VersionKey,
  { content, label, edited, at }: NewVersion,
): Promise<void> {
  await db
    .updateTable('summary_versions')
    .set({ content: JSON.stringify(content), label, edited })
    .where('tenant_id', '=', currentTenant)
    .where('summary_id', '=', id)
    .where('version', '=', version)
    .execute();
  await db
    .updateTable('summaries')
    .set({ updated_at: grown(at) })
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', id)
    .execute();
}

/** A summary's versions, latest first. The caller has checked access to the summary. */
export function listVersions(db: Db, id: number) {
  return db
    .selectFrom('summary_versions')
    .select(['version', 'how', 'created_at', 'label', 'edited'])
    .where('tenant_id', '=', currentTenant)
    .where('summary_id', '=', id)
    .orderBy('version', 'desc')
    .execute();
}

export function findVersion(db: Db, id: number, version: number) {
  return db
    .selectFrom('summary_versions')
    .select(['content', 'label', 'version'])
    .where('tenant_id', '=', currentTenant)
    .where('summary_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** Deletes a summary of the person; false when there is none. */
export async function markDeleted(
  db: Db,
  owner: Owner,
  { id, at }: { readonly id: number; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('summaries')
    .set({ deleted_at: at })
    .where('tenant_id', '=', currentTenant)
    .where('person_id', '=', owner.id)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Undoes a deletion since an instant; false when there is none. */
export async function unmarkDeleted(
  db: Db,
  owner: Owner,
  { id, since }: { readonly id: number; readonly since: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('summaries')
    .set({ deleted_at: null })
    .where('tenant_id', '=', currentTenant)
    .where('person_id', '=', owner.id)
    .where('id', '=', id)
    .where('deleted_at', '>', since)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Removes summaries deleted before an instant, in all organizations. */
export async function removeDeletedBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('summaries').where('deleted_at', '<=', before).execute();
}
