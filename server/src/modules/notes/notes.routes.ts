import type { Note } from '@cadence/shared-contract';
import { denied, notFound } from '../../kernel/errors/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';
import { defineSlice } from '../../kernel/http/index.ts';
import { notesOff } from './notes.policy.ts';
import type { NoteRow } from './notes.queries.ts';
import { listNotes, markNoteDeleted } from './notes.queries.ts';
import { checkMayKeepNotesAbout, createNote, updateNote } from './write-note.ts';

function present(row: NoteRow): Note {
  return {
    Id: row.id,
    Title: row.title,
    Body: row.body,
    CreatedAt: row.created_at.toISOString(),
    UpdatedAt: row.updated_at.toISOString(),
  };
}

function presentFound(row: NoteRow | undefined): Note {
  if (!row) throw notFound();
  return present(row);
}

/** @throws denied when the organisation has notes switched off */
function checkEnabled({ tenant }: Ctx): void {
  const refusal = notesOff(tenant);
  if (refusal !== null) throw denied(refusal);
}

/** Private notes about employees (people §7 Notes). */
export const notesSlice = defineSlice('notes', {
  'notes.list': async (ctx, { params }) => {
    checkEnabled(ctx);
    await checkMayKeepNotesAbout(ctx, params.userId);
    return { data: (await listNotes(ctx.db, ctx.actor, params.userId)).map(present) };
  },

  'notes.create': async (ctx, { body }) => {
    checkEnabled(ctx);
    return present(await createNote(ctx, body));
  },

  'notes.update': async (ctx, { params, body }) => {
    checkEnabled(ctx);
    return present(await updateNote(ctx, params.id, body));
  },

  'notes.delete': async (ctx, { params }) => {
    checkEnabled(ctx);
    presentFound(await markNoteDeleted(ctx.db, ctx.actor, { id: params.id, at: ctx.now }));
    return { Success: true };
  },

  'notes.restore': async (ctx, { params }) => {
    checkEnabled(ctx);
    return presentFound(await markNoteDeleted(ctx.db, ctx.actor, { id: params.id, at: null }));
  },
});
