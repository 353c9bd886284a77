import { useFormik } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ActionItem } from '@cadence/shared-contract';
import type { ToastOptions } from '@cadence/shared-contract/remote';
import {
  ApiError,
  errorSentence,
  fieldErrors,
  keptForm,
  useLocalDraft,
  useSession,
  useShell,
} from '@cadence/shared-auth';
import { useMutation } from '@cadence/shared-auth/query';
import { saveItem } from './api/save-item.ts';
import { useRefetchItems } from './api/use-action-items.ts';
import { isItemValues, isSameItem, ITEM_SCHEMA, newItemValues, valuesOf } from './item-form.ts';
import type { ItemValues } from './item-form.ts';

export interface ItemFormOptions {
  /** The item to edit; null for a new one. */
  readonly item: ActionItem | null;
  /** Typed elsewhere for a new item, and as unsaved as what is typed here; '' for none. */
  readonly title: string;
  readonly onSaved: () => void;
}

/** The copy on the device. It holds the handed-over title as well as what is typed. */
function useItemDraft(item: ActionItem | null, handed: ItemValues | null) {
  const entity = item === null ? 'action-item:new' : `action-item:${item.Id}`;
  const key = { entity, version: item?.UpdatedAt ?? 'new' };
  const draft = useLocalDraft<ItemValues>(key, isItemValues);
  const keepHanded = useEffectEvent(() => {
    if (handed !== null) draft.keep(handed);
  });
  useEffect(() => keepHanded(), []);
  return draft;
}

/** Who else sees an item that no longer names the viewer. */
function whoSees({ Assignee, Requester }: ActionItem, viewerId: number): string | undefined {
  if (Assignee.Id === viewerId || Requester.Id === viewerId) return undefined;
  const names = [...new Set([Assignee.Name, Requester.Name])];
  return `Only ${names.join(' and ')} can see it.`;
}

/** The message after a save. */
function savedToast(
  saved: ActionItem,
  { isNew, viewerId }: { isNew: boolean; viewerId: number },
): ToastOptions {
  const description = whoSees(saved, viewerId);
  const title = isNew ? 'Action item added' : 'Action item saved';
  return { title, tone: 'good', ...(description !== undefined && { description }) };
}

/** Changed or completed in the meantime: that needs a decision. */
function conflictOf(error: unknown): string | null {
  const isConflict = error instanceof ApiError && (error.code === 'stale' || error.code === 'conflict');
  return isConflict ? errorSentence(error) : null;
}

/** The form's own message: a decision to make, or what is wrong with a field. */
function isShownInForm(error: Error): boolean {
  return conflictOf(error) !== null || Object.keys(fieldErrors(error)).length > 0;
}

/** State and actions of an item's form, without its looks. */
export function useItemForm({ item, title, onSaved }: ItemFormOptions) {
  const { profile } = useSession();
  /** The version that is edited: the newest one after a conflict. */
  const [base, setBase] = useState(item);
  const before = base === null ? newItemValues(profile.Id) : valuesOf(base);
  const handed = title === '' ? null : { ...before, Title: title };
  const draft = useItemDraft(item, handed);
  const shell = useShell();
  const refetch = useRefetchItems();
  const save = useMutation({
    failure: (error) => (isShownInForm(error) ? 'inline' : 'toast'),
    mutationFn: saveItem,
    onSuccess: (saved) => {
      draft.drop();
      shell.toast(savedToast(saved, { isNew: item === null, viewerId: profile.Id }));
      onSaved();
    },
    onError: (error) => {
      formik.setErrors(fieldErrors(error));
    },
    onSettled: refetch,
  });
  const formik = useFormik<ItemValues>({
    initialValues: handed ?? before,
    validationSchema: ITEM_SCHEMA,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: (values) => save.mutate({ item: base, values, formKey: draft.formKey }),
  });
  const { values, errors } = formik;
  const { show, set, restore } = keptForm(formik, draft);
  return {
    values,
    errors,
    draft,
    base,
    isDirty: !isSameItem(values, before),
    isSaving: save.isPending,
    conflict: conflictOf(save.error),
    submit: () => void formik.submitForm(),
    attempts: formik.submitCount,
    set,
    restore,
    /** Continues from the newest version, with what was typed or with its values. */
    goOn: (latest: ActionItem, text: ItemValues): void => {
      setBase(latest);
      show(text);
      save.reset();
    },
  };
}
export type ItemFormControl = ReturnType<typeof useItemForm>;
