import { mixed, object, string } from 'yup';
import { isDiscType, LIMITS, MESSAGES } from '@cadence/shared-contract';
import type { BodyOf, DiscType, ManualUserManual } from '@cadence/shared-contract';
import { atMost } from '../../forms/at-most.ts';

/** The PDF of an entry: the server's reference, name and size. */
export interface EntryFileValue {
  readonly Reference: string;
  readonly Name: string;
  /** In bytes. */
  readonly Size: number;
}

export interface EntryValues {
  readonly Disc: DiscType | null;
  readonly Description: string;
  readonly FilePath: EntryFileValue | null;
}

export const NO_ENTRY: EntryValues = { Disc: null, Description: '', FilePath: null };

/** People §5 DISC manual (UMAN-006). */
export const ENTRY_SCHEMA = object({
  Disc: mixed<DiscType>().required(MESSAGES.discTypeRequired),
  Description: string()
    .trim()
    .required(MESSAGES.discDescriptionRequired)
    .max(LIMITS.discDescription, atMost('A description', LIMITS.discDescription)),
});

export function valuesOf({ Disc, Description, FilePath, File }: ManualUserManual): EntryValues {
  const file =
    FilePath === null || File === null ? null : { Reference: FilePath, Name: File.Name, Size: File.Size };
  return { Disc, Description, FilePath: file };
}

export function isSameEntry(a: EntryValues, b: EntryValues): boolean {
  return (
    a.Disc === b.Disc &&
    a.Description.trim() === b.Description.trim() &&
    a.FilePath?.Reference === b.FilePath?.Reference
  );
}

/** What is missing before it can be saved, in the order of the form; null when nothing is. */
export function missingPart({ Disc, Description }: EntryValues): 'Disc' | 'Description' | null {
  if (Disc === null) return 'Disc';
  return Description.trim() === '' ? 'Description' : null;
}

/** What is sent: the PDF only when it is another one, and the version that was edited (D-3). */
export function entryBody(values: EntryValues, base: ManualUserManual | null): BodyOf<'userManual.save'> {
  const reference = values.FilePath?.Reference ?? null;
  const isSameFile = reference === (base?.FilePath ?? null);
  return {
    Disc: values.Disc,
    Description: values.Description.trim(),
    ...(!isSameFile && { FilePath: reference }),
    UpdatedAt: base?.UpdatedAt ?? null,
  };
}

function isFile(value: unknown): value is EntryFileValue {
  if (typeof value !== 'object' || value === null) return false;
  const { Reference, Name, Size } = value as Partial<Record<keyof EntryFileValue, unknown>>;
  return typeof Reference === 'string' && typeof Name === 'string' && typeof Size === 'number';
}

/** Whether the copy on the device is an entry. */
export function isEntryValues(value: unknown): value is EntryValues {
  if (typeof value !== 'object' || value === null) return false;
  const { Disc, Description, FilePath } = value as Partial<Record<keyof EntryValues, unknown>>;
  const isType = Disc === null || (typeof Disc === 'string' && isDiscType(Disc));
  return isType && typeof Description === 'string' && (FilePath === null || isFile(FilePath));
}
