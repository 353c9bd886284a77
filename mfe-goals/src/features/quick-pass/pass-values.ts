import { newKey } from '@cadence/shared-auth';
import { LIMITS } from '@cadence/shared-contract';
import {
  isUnsaved,
  isUpdateValues,
  missingPart,
  valuesOfWeek,
  type UpdateValues,
} from '../weekly-update/update-values.ts';
import type { PassRow } from './pass-weeks.ts';

/** What was typed for one row, and the row as it was then: it may be gone by the time it is saved. */
export interface PassEntry {
  readonly row: PassRow;
  readonly values: UpdateValues;
}
export type PassEntries = ReadonlyMap<number, PassEntry>;

/** What is kept on the device, by the id of the weekly status row: goal and week at once (D-12). */
export type KeptValues = Readonly<Record<string, UpdateValues>>;

export function isKeptValues(value: unknown): value is KeptValues {
  return typeof value === 'object' && value !== null && Object.values(value).every(isUpdateValues);
}

/** What a row shows: what was typed, or what the week holds. */
export function valuesOf(row: PassRow, entries: PassEntries): UpdateValues {
  return entries.get(row.id)?.values ?? valuesOfWeek(row.week);
}

export function differs({ week }: PassRow, values: UpdateValues): boolean {
  return isUnsaved(values, week);
}

/** Why a row cannot be saved as it is; null when it can (core §5: both values are needed). */
export function whyNotSaved(values: UpdateValues): string | null {
  if (values.comment.length > LIMITS.comment)
    return `A comment can have at most ${LIMITS.comment} characters.`;
  return missingPart(values);
}

export function withValues(entries: PassEntries, row: PassRow, values: UpdateValues): PassEntries {
  return new Map(entries).set(row.id, { row, values: { ...values, formKey: values.formKey ?? newKey() } });
}

export function withoutRow(entries: PassEntries, id: number): PassEntries {
  return new Map([...entries].filter(([key]) => key !== id));
}

/** The entries after `sent` is saved: what was typed since then stays, and no comment is sent twice. */
export function withoutSaved(entries: PassEntries, id: number, sent: UpdateValues): PassEntries {
  const entry = entries.get(id);
  if (entry === undefined) return entries;
  const { likelihood, quality, comment } = entry.values;
  const rest = { ...entry.values, formKey: newKey(), comment: comment === sent.comment ? '' : comment };
  const isDone = rest.comment === '' && likelihood === sent.likelihood && quality === sent.quality;
  return isDone ? withoutRow(entries, id) : withValues(entries, entry.row, rest);
}

export function toKept(entries: PassEntries): KeptValues {
  const unsaved = [...entries].filter(([, { row, values }]) => differs(row, values));
  return Object.fromEntries(unsaved.map(([id, { values }]) => [id, values]));
}

/** Of what was kept, the rows that are still open, differ from what their week holds and were not typed again. */
export function restorable(kept: KeptValues, rows: readonly PassRow[], entries: PassEntries): PassEntries {
  return new Map(
    rows.flatMap((row) => {
      const values = kept[row.id];
      const isWorthIt = values !== undefined && !entries.has(row.id) && differs(row, values);
      return isWorthIt ? [[row.id, { row, values }] as const] : [];
    }),
  );
}
