import type { ActionItem } from '@cadence/shared-contract';
import { api } from '@cadence/shared-auth';
import type { ItemValues } from '../item-form.ts';

export interface SaveItemInput {
  /** The item as it was read; null adds a new one. */
  readonly item: ActionItem | null;
  readonly values: ItemValues;
}

function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * Saves one form's item. A new one that is sent again with the same content carries the same key, so that a lost answer
 * never makes a second item (D-5).
 */
export function createItemSaver(): (input: SaveItemInput) => Promise<ActionItem> {
  let last = { content: '', key: '' };
  return ({ item, values }) => {
    const body = { ...values, Title: values.Title.trim() };
    if (item !== null)
      return api.call('actionItems.update', {
        params: { id: item.Id },
        body: { ...body, UpdatedAt: item.UpdatedAt },
      });
    const content = JSON.stringify(body);
    if (content !== last.content) last = { content, key: randomKey() };
    return api.call('actionItems.create', { body, idempotencyKey: last.key });
  };
}
