import { randomUUID } from 'node:crypto';
import type { Buffer } from 'node:buffer';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import { currentTenant } from '../../kernel/db/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';

/** The facts about a file, without its content. */
export interface FileFacts {
  readonly name: string;
  readonly size: number;
  readonly uploaded_at: Date;
}

export function findFileFacts(db: Db, id: string): Promise<FileFacts | undefined> {
  return db
    .selectFrom('user_manual_files')
    .select(({ fn }) => ['name', 'uploaded_at', fn<number>('octet_length', ['content']).as('size')])
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A file that an entry refers to, or that the actor uploaded. */
export function findReadableFile(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  id: string,
): Promise<{ readonly name: string; readonly content: Buffer } | undefined> {
  return db
    .selectFrom('user_manual_files as file')
    .leftJoin('user_manuals as manual', (join) =>
      join.onRef('manual.tenant_id', '=', 'file.tenant_id').onRef('manual.entry_file_id', '=', 'file.id'),
    )
    .select(['file.name', 'file.content'])
    .where('file.tenant_id', '=', currentTenant)
    .where('file.id', '=', id)
    .where((eb) => eb.or([eb('file.person_id', '=', actor.id), eb('manual.person_id', 'is not', null)]))
    .executeTakeFirst();
}

/** Whether the actor uploaded the file with this id. */
export async function isOwnFile({ db, actor }: Pick<Ctx, 'db' | 'actor'>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('user_manual_files')
    .select('id')
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', id)
    .where('person_id', '=', actor.id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a file; returns its id. */
export async function insertFile(
  { db, actor, tenant, now }: Ctx,
  file: { readonly name: string; readonly content: Buffer },
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('user_manual_files')
    .values({ ...file, id, tenant_id: tenant.id, person_id: actor.id, uploaded_at: now })
    .execute();
  return id;
}

/** SQL for whether an entry refers to a file. @param file alias of the `user_manual_files` row */
function isAttached(file: string): RawBuilder<boolean> {
  return sql`exists (select 1 from user_manuals manual
    where manual.tenant_id = ${sql.ref(`${file}.tenant_id`)} and manual.entry_file_id = ${sql.ref(`${file}.id`)})`;
}

/** Deletes the actor's uploads except the file of their entry and the latest `keep` others. */
export async function deleteLooseFiles(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  { keep }: { readonly keep: number },
): Promise<void> {
  const loose = await db
    .selectFrom('user_manual_files as loose')
    .select('loose.id')
    .where('loose.tenant_id', '=', currentTenant)
    .where('loose.person_id', '=', actor.id)
    .where(sql<boolean>`not ${isAttached('loose')}`)
    .orderBy('loose.uploaded_at', 'desc')
    .orderBy('loose.id')
    .offset(keep)
    .execute();
  if (loose.length === 0) return;
  await db
    .deleteFrom('user_manual_files')
    .where('tenant_id', '=', currentTenant)
    .where(
      'id',
      'in',
      loose.map(({ id }) => id),
    )
    .execute();
}

/** Deletes older files that no entry refers to, in every tenant. */
export async function discardLooseFiles(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('user_manual_files')
    .where('uploaded_at', '<', before)
    .where(sql<boolean>`not ${isAttached('user_manual_files')}`)
    .execute();
}
