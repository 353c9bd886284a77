import { useFormik } from 'formik';
import { useState } from 'react';
import type { Note } from '@cadence/shared-contract';
import { fieldErrors, keptForm, useLocalDraft, useShell } from '@cadence/shared-auth';
import { useMutation } from '@cadence/shared-auth/query';
import { changedElsewhere } from '../forms/changed-elsewhere.ts';
import { failureOf, isRefusedAs } from '../forms/failure-of.ts';
import { saveNote } from './api/save-note.ts';
import { useNoteCache, useNotes } from './api/use-notes.ts';
import { isNoteValues, isSameNote, NO_NOTE, NOTE_SCHEMA, valuesOf } from './note-form.ts';
import type { NoteValues } from './note-form.ts';

export interface NoteFormOptions {
  readonly personId: number;
  /** The note to edit; null for a new one. */
  readonly note: Note | null;
  readonly onSaved: () => void;
}

function useNoteDraft(personId: number, note: Note | null) {
  const entity = note === null ? `note:new:${personId}` : `note:${note.Id}`;
  return useLocalDraft<NoteValues>({ entity, version: note?.UpdatedAt ?? 'new' }, isNoteValues);
}

/** State and actions of a note's form, without its looks. */
export function useNoteForm({ personId, note, onSaved }: NoteFormOptions) {
  /** The version that is edited: the newest one after a conflict, null when it is to become a new note. */
  const [base, setBase] = useState(note);
  const before = base === null ? NO_NOTE : valuesOf(base);
  const draft = useNoteDraft(personId, note);
  const shell = useShell();
  const cache = useNoteCache(personId);
  const notes = useNotes(personId);
  const save = useMutation({
    failure: 'inline',
    mutationFn: saveNote,
    onSuccess: (saved) => {
      draft.drop();
      cache.put(saved);
      shell.toast({ title: 'Note saved', tone: 'good' });
      onSaved();
    },
    onError: (error) => {
      formik.setErrors(fieldErrors(error));
      if (isRefusedAs(error, 'stale') || isRefusedAs(error, 'not_found')) void cache.refetch();
    },
  });
  const formik = useFormik<NoteValues>({
    initialValues: before,
    validationSchema: NOTE_SCHEMA,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: (values) => save.mutate({ personId, note: base, values, formKey: draft.formKey }),
  });
  const { values, errors } = formik;
  const { show, set, restore } = keptForm(formik, draft);
  const goOn = (next: Note | null, text: NoteValues): void => {
    setBase(next);
    show(text);
    save.reset();
  };
  const latest = notes.data?.data.find(({ Id }) => Id === base?.Id) ?? null;
  return {
    values,
    errors,
    draft,
    isDirty: !isSameNote(values, before),
    isSaving: save.isPending,
    submit: () => void formik.submitForm(),
    attempts: formik.submitCount,
    set,
    restore,
    failure: failureOf(save.error),
    stale: changedElsewhere({ error: save.error, base, latest, values, valuesOf, goOn }),
    /** Keeps the text of a note that was deleted elsewhere as a new one; otherwise null. */
    saveAsNew: base !== null && isRefusedAs(save.error, 'not_found') ? () => goOn(null, values) : null,
  };
}
export type NoteFormControl = ReturnType<typeof useNoteForm>;
