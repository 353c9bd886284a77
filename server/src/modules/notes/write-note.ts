import type { BodyOf, FieldError } from '@cadence/shared-contract';
import { MESSAGES } from '@cadence/shared-contract';
import { denied, invalid, notFound, stale } from '../../kernel/errors/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';
import { collectRichText } from '../../kernel/rich-text/index.ts';
import { isBlankText } from '@cadence/shared-contract/operations';
import { findPersonRefs } from '../people/index.ts';
import { notesAboutRefusal } from './notes.policy.ts';
import type { NoteRow, NoteText } from './notes.queries.ts';
import { changeNote, findNote, insertNote } from './notes.queries.ts';

/** @throws not_found for an unknown person; denied for oneself */
export async function checkMayKeepNotesAbout(ctx: Ctx, personId: number): Promise<void> {
  const people = await findPersonRefs(ctx, [personId]);
  if (!people.has(personId)) throw notFound();
  const refusal = notesAboutRefusal(ctx.actor, personId);
  if (refusal !== null) throw denied(refusal);
}

/** @throws invalid with every field that is wrong: no title or body, too long a body (people §5 Note) */
function readNoteText({ Title, Body }: Pick<BodyOf<'notes.create'>, 'Title' | 'Body'>): NoteText {
  const title = Title.trim();
  const required = MESSAGES.noteRequired;
  const errors: FieldError[] = isBlankText(title) ? [{ path: 'Title', message: required }] : [];
  const body = collectRichText(errors, Body, { path: 'Body', label: 'Note', required });
  if (errors.length > 0) throw invalid(errors);
  return { title, body };
}

/** Adds a note of the actor. @throws not_found, denied, invalid */
export async function createNote(ctx: Ctx, { UserId, ...text }: BodyOf<'notes.create'>): Promise<NoteRow> {
  await checkMayKeepNotesAbout(ctx, UserId);
  return insertNote(ctx.db, {
    ...readNoteText(text),
    tenantId: ctx.tenant.id,
    authorId: ctx.actor.id,
    personId: UserId,
    at: ctx.now,
  });
}

/** Changes a note of the actor. @throws not_found; invalid; stale when it changed since `UpdatedAt` (D-3) */
export async function updateNote(ctx: Ctx, id: number, body: BodyOf<'notes.update'>): Promise<NoteRow> {
  if (!(await findNote(ctx.db, ctx.actor, id))) throw notFound();
  const version = body.UpdatedAt === undefined ? null : new Date(body.UpdatedAt);
  if (version !== null && Number.isNaN(version.getTime())) throw stale();
  const row = await changeNote(ctx.db, ctx.actor, { id, version, at: ctx.now, ...readNoteText(body) });
  if (!row) throw stale('You changed this note in another window. Your text is kept here.');
  return row;
}
