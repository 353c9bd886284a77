import { forgetTexts, isOld, keepText, readTexts } from './draft-vault.ts';

/** Whose text it is, about what, and which version of that it started from. */
export interface DraftKey {
  readonly tenantId: number;
  readonly personId: number;
  /** For example `goal:12`, `goal:new` or `update:12`. */
  readonly entity: string;
  /** `UpdatedAt` of what was opened; 'new' for something that does not exist yet. */
  readonly version: string;
}

export interface StoredDraft<T> {
  readonly values: T;
  /** ISO instant. */
  readonly savedAt: string;
  readonly version: string;
  /** Of the form that was typed in: what it had sent is not made a second time (D-122). */
  readonly formKey: string;
}

export type Guard<T> = (value: unknown) => value is T;

function parse<T>(raw: string, isValues: Guard<T>): StoredDraft<T> | null {
  try {
    const stored = JSON.parse(raw) as Partial<Record<keyof StoredDraft<T>, unknown>>;
    const { values, savedAt, version, formKey } = stored;
    if (typeof savedAt !== 'string' || typeof version !== 'string' || typeof formKey !== 'string')
      return null;
    if (!isValues(values)) return null;
    return isOld(raw) ? null : { values, savedAt, version, formKey };
  } catch {
    return null;
  }
}

/** The newest copy of this person's text, of whichever version; null when there is none or it is too old. */
export function readDraft<T>(key: Omit<DraftKey, 'version'>, isValues: Guard<T>): StoredDraft<T> | null {
  const drafts = readTexts(key, key.entity).flatMap((text) => parse(text, isValues) ?? []);
  return drafts.sort((a, b) => b.savedAt.localeCompare(a.savedAt))[0] ?? null;
}

/** Keeps the text and returns when (ISO instant). */
export function writeDraft(
  key: DraftKey,
  { values, formKey }: Pick<StoredDraft<unknown>, 'values' | 'formKey'>,
): string {
  const savedAt = new Date().toISOString();
  const { entity, version } = key;
  keepText(key, `${entity}|${version}`, JSON.stringify({ values, savedAt, version, formKey }));
  return savedAt;
}

/** Forgets every version of this person's text about the entity. */
export function dropDraft(key: Omit<DraftKey, 'version'>): void {
  forgetTexts(key, key.entity);
}
