import { useState, type ReactNode } from 'react';
import type { ActionItem } from '@cadence/shared-contract';
import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import { useSession, useUnsavedGuard } from '@cadence/shared-auth';
import { Field, FormDrawer, TextInput } from '@cadence/shared-ui';
import { useItemForm, type ItemFormControl } from '../use-item-form.ts';
import { ItemAuthor } from './item-author.tsx';
import { ItemConflict } from './item-conflict.tsx';
import { PersonField } from './person-field.tsx';

export interface ItemDrawerProps {
  /** The item to edit; null for a new one. */
  readonly item: ActionItem | null;
  /** The initial title of a new item, as unsaved text. */
  readonly title?: string;
  readonly onClose: () => void;
}

const UNSAVED = 'The action item is not saved.';

/** Title, Deadline, Assignee and Requester (people §2.7). */
function ItemFields({ form: { values, errors, base, set } }: { readonly form: ItemFormControl }): ReactNode {
  const { profile } = useSession();
  const self = { Id: profile.Id, Name: profile.Name, Avatar: profile.Avatar, JobTitle: profile.JobTitle };
  return (
    <>
      <Field
        label="Title"
        required
        error={errors.Title}
        counter={{ value: values.Title.length, max: LIMITS.actionItemTitle }}
      >
        <TextInput
          inputSize="lg"
          value={values.Title}
          onChange={({ target }) => set({ Title: target.value })}
        />
      </Field>
      <Field label="Deadline" required error={errors.DueDate}>
        <TextInput
          inputSize="lg"
          type="date"
          min={`${LIMITS.deadlineYearMin}-01-01`}
          max={`${LIMITS.deadlineYearMax}-12-31`}
          value={values.DueDate}
          onChange={({ target }) => set({ DueDate: target.value })}
        />
      </Field>
      <PersonField
        label="Assignee"
        value={values.AssigneeId}
        current={base?.Assignee ?? null}
        error={errors.AssigneeId}
        onChange={(AssigneeId) => set({ AssigneeId })}
      />
      <PersonField
        label="Requester"
        value={values.RequesterId}
        current={base?.Requester ?? self}
        error={errors.RequesterId}
        onChange={(RequesterId) => set({ RequesterId })}
      />
      {base !== null && <ItemAuthor item={base} viewerId={profile.Id} />}
      {values.RequesterId !== null && values.RequesterId !== profile.Id && (
        <p className="cd-hint">They are notified, and can decline.</p>
      )}
    </>
  );
}

/** An action item to add or to change. What is typed is kept on the device until it is saved. */
export function ItemDrawer({ item: current, title = '', onClose }: ItemDrawerProps): ReactNode {
  // The edited copy stays as it was opened: a change by another page is detected on save (D-3).
  const [item] = useState(current);
  const form = useItemForm({ item, title, onSaved: onClose });
  useUnsavedGuard(form.isDirty, UNSAVED);
  return (
    <FormDrawer
      width={400}
      title={item === null ? 'New Action Item' : 'Edit Action Item'}
      isDirty={form.isDirty}
      unsaved={{ title: MESSAGES.unsavedChanges, text: UNSAVED }}
      isSaving={form.isSaving}
      errors={form.errors}
      attempts={form.attempts}
      notice={<ItemConflict form={form} latest={current} />}
      draft={form.draft}
      onRestore={form.restore}
      onSave={form.submit}
      onClose={onClose}
    >
      <ItemFields form={form} />
    </FormDrawer>
  );
}
