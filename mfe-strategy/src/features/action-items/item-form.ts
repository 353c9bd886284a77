import { number, object, string } from 'yup';
import type { ActionItem } from '@cadence/shared-contract';
import { deadlineProblem, LIMITS, MESSAGES } from '@cadence/shared-contract';

/** The form's values. */
export interface ItemValues {
  readonly Title: string;
  /** `YYYY-MM-DD`; '' for none. */
  readonly DueDate: string;
  readonly AssigneeId: number | null;
  readonly RequesterId: number | null;
}

/** The requester of a new item is the person who adds it (people §5 Action item). */
export function newItemValues(viewerId: number): ItemValues {
  return { Title: '', DueDate: '', AssigneeId: null, RequesterId: viewerId };
}

export function valuesOf({ Title, DueDate, AssigneeId, RequesterId }: ActionItem): ItemValues {
  return { Title, DueDate, AssigneeId, RequesterId };
}

export function isSameItem(a: ItemValues, b: ItemValues): boolean {
  return (
    a.Title.trim() === b.Title.trim() &&
    a.DueDate === b.DueDate &&
    a.AssigneeId === b.AssigneeId &&
    a.RequesterId === b.RequesterId
  );
}

const isIdOrNull = (value: unknown): boolean => value === null || Number.isInteger(value);

/** Whether the copy on the device is an item's form. */
export function isItemValues(value: unknown): value is ItemValues {
  if (typeof value !== 'object' || value === null) return false;
  const { Title, DueDate, AssigneeId, RequesterId } = value as Partial<Record<keyof ItemValues, unknown>>;
  return (
    typeof Title === 'string' &&
    typeof DueDate === 'string' &&
    isIdOrNull(AssigneeId) &&
    isIdOrNull(RequesterId)
  );
}

const person = () => number().nullable().required(MESSAGES.actionItemPersonRequired);

/** People §5 Action item. */
export const ITEM_SCHEMA = object({
  Title: string()
    .trim()
    .required(MESSAGES.actionItemTextRequired)
    .max(LIMITS.actionItemTitle, `Title must have at most ${LIMITS.actionItemTitle} characters.`),
  DueDate: string().test('deadline', (value = '', context) => {
    const message = deadlineProblem(value);
    return message === null || context.createError({ message });
  }),
  AssigneeId: person(),
  RequesterId: person(),
});
