import { useFormik } from 'formik';
import { useState } from 'react';
import type { ManualUserManual, UserManual } from '@cadence/shared-contract';
import { MESSAGES } from '@cadence/shared-contract';
import {
  ApiError,
  errorSentence,
  fieldErrors,
  keptForm,
  OfflineError,
  useLocalDraft,
  useShell,
} from '@cadence/shared-auth';
import { useMutation } from '@cadence/shared-auth/query';
import { changedElsewhere } from '../../forms/changed-elsewhere.ts';
import { isRefusedAs } from '../../forms/failure-of.ts';
import { saveEntry } from '../api/own-changes.ts';
import { useOwnManualCache } from '../api/use-user-manual.ts';
import { ENTRY_SCHEMA, entryBody, isEntryValues, isSameEntry, NO_ENTRY, valuesOf } from './entry-form.ts';
import type { EntryValues } from './entry-form.ts';

export interface EntryFormOptions {
  readonly personId: number;
  /** As it is now, also while the form is open. */
  readonly manual: UserManual;
  readonly onSaved: () => void;
}

/** Why an entry was not saved: the documented sentence (UMAN-009), and the details known. */
export interface EntryFailure {
  readonly title: string;
  readonly text: string | null;
}

function failureOf(error: unknown): EntryFailure | null {
  if (error === null || Object.keys(fieldErrors(error)).length > 0) return null;
  if (error instanceof ApiError && error.status < 500) return { title: error.message, text: null };
  return { title: MESSAGES.discFailed, text: error instanceof OfflineError ? errorSentence(error) : null };
}

/** State and actions of the form of an own entry, without its looks. */
export function useEntryForm({ personId, manual, onSaved }: EntryFormOptions) {
  const latest = manual.ManualUserManual;
  /** The version that is edited; the newest one after a conflict. */
  const [base, setBase] = useState<ManualUserManual | null>(latest);
  const before = base === null ? NO_ENTRY : valuesOf(base);
  const draft = useLocalDraft<EntryValues>(
    { entity: 'user-manual', version: base?.UpdatedAt ?? 'new' },
    isEntryValues,
  );
  const shell = useShell();
  const cache = useOwnManualCache(personId);
  const save = useMutation({
    failure: 'inline',
    mutationFn: saveEntry,
    onSuccess: ({ data }) => {
      draft.drop();
      cache.put(data);
      shell.toast({ title: 'DISC entry saved', tone: 'good' });
      onSaved();
    },
    onError: (error) => {
      formik.setErrors(fieldErrors(error));
      if (isRefusedAs(error, 'stale')) void cache.refetch();
    },
  });
  const formik = useFormik<EntryValues>({
    initialValues: before,
    validationSchema: ENTRY_SCHEMA,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: (values) => save.mutate({ body: entryBody(values, base), key: draft.formKey.value }),
  });
  const { values, errors } = formik;
  const { show, set, restore } = keptForm(formik, draft);
  const goOn = (next: ManualUserManual, shown: EntryValues): void => {
    setBase(next);
    show(shown);
    save.reset();
  };
  return {
    values,
    errors: errors as Readonly<Partial<Record<keyof EntryValues, string>>>,
    draft,
    isNew: base === null,
    isDirty: !isSameEntry(values, before),
    isSaving: save.isPending,
    submit: () => void formik.submitForm(),
    attempts: formik.submitCount,
    set,
    restore,
    failure: failureOf(save.error),
    /** The ways to continue after the entry was changed elsewhere; null while it was not. */
    stale: changedElsewhere({ error: save.error, base, latest, values, valuesOf, goOn }),
  };
}
export type EntryFormControl = ReturnType<typeof useEntryForm>;
