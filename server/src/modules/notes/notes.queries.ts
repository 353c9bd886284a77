import type { Selectable } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import { currentTenant } from '../../kernel/db/index.ts';
import type { NotesTable } from '../../migrations/note-tables.ts';
import type { Actor } from '../../kernel/session/index.ts';
import { isOwnNote } from './notes-policy.queries.ts';

const COLUMNS = ['id', 'title', 'body', 'created_at', 'updated_at'] as const;
export type NoteRow = Pick<Selectable<NotesTable>, (typeof COLUMNS)[number]>;

export interface NoteText {
  readonly title: string;
  readonly body: string;
}

type Author = Pick<Actor, 'id'>;

/** The actor's notes about a person, latest change first. */
export function listNotes(db: Db, actor: Author, personId: number): Promise<NoteRow[]> {
  return db
    .selectFrom('notes')
    .select(COLUMNS)
    .where('tenant_id', '=', currentTenant)
    .where(isOwnNote(actor))
    .where('person_id', '=', personId)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** A note of the actor that is not deleted. */
export function findNote(db: Db, actor: Author, id: number): Promise<NoteRow | undefined> {
  return db
    .selectFrom('notes')
    .select(COLUMNS)
    .where('tenant_id', '=', currentTenant)
    .where(isOwnNote(actor))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export interface NewNote extends NoteText {
  readonly tenantId: number;
  readonly authorId: number;
  readonly personId: number;
  readonly at: Date;
}

export function insertNote(db: Db, { tenantId, authorId, personId, at, ...text }: NewNote): Promise<NoteRow> {
  return db
    .insertInto('notes')
    .values({
      ...text,
      tenant_id: tenantId,
      author_id: authorId,
      person_id: personId,
      created_at: at,
      updated_at: at,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Which note to change, and the version it was read in; null for any version. */
export interface NoteVersion {
  readonly id: number;
  readonly version: Date | null;
}

/** Changes a note of the actor; undefined when there is none in that version. */
export function changeNote(
  db: Db,
  actor: Author,
  { id, version, at, ...text }: NoteVersion & NoteText & { readonly at: Date },
): Promise<NoteRow | undefined> {
  return db
    .updateTable('notes')
    .set({ ...text, updated_at: at })
    .where('tenant_id', '=', currentTenant)
    .where(isOwnNote(actor))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .$if(version !== null, (query) => query.where('updated_at', '=', version))
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Deletes a note of the actor (`at`), or restores it (null); undefined when there is no such note. */
export function markNoteDeleted(
  db: Db,
  actor: Author,
  { id, at }: { readonly id: number; readonly at: Date | null },
): Promise<NoteRow | undefined> {
  return db
    .updateTable('notes')
    .set({ deleted_at: at })
    .where('tenant_id', '=', currentTenant)
    .where(isOwnNote(actor))
    .where('id', '=', id)
    .where('deleted_at', at === null ? 'is not' : 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Removes notes that were deleted before an instant, in every tenant. */
export async function discardNotes(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('notes').where('deleted_at', '<', before).execute();
}
