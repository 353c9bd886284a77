import type { ActionItem } from '@cadence/shared-contract';
import { api, saveOnce, type FormKey } from '@cadence/shared-auth';
import type { ItemValues } from '../item-form.ts';

export interface SaveItemInput {
  /** The item as it was read; null adds a new one. */
  readonly item: ActionItem | null;
  readonly values: ItemValues;
  /** Of the form: however often it is sent, it creates one item (D-122). */
  readonly formKey: FormKey;
}

/** Saves one form's item. */
export function saveItem({ item, values, formKey }: SaveItemInput): Promise<ActionItem> {
  const body = { ...values, Title: values.Title.trim() };
  const update = (id: number, UpdatedAt: string | null, idempotencyKey: string): Promise<ActionItem> =>
    api.call('actionItems.update', {
      params: { id },
      body: { ...body, ...(UpdatedAt !== null && { UpdatedAt }) },
      idempotencyKey,
    });
  if (item !== null) return update(item.Id, item.UpdatedAt, formKey.value);
  return saveOnce(formKey, {
    create: (idempotencyKey) => api.call('actionItems.create', { body, idempotencyKey }),
    update: ({ Id, UpdatedAt }, key) => update(Id, UpdatedAt, key),
  });
}
