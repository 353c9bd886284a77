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
}

export type Guard<T> = (value: unknown) => value is T;

const PREFIX = 'cadence.draft';
/** How long a copy stays on the device. */
export const DRAFT_DAYS = 7;
const DAY_MS = 86_400_000;

function entityPrefix({ tenantId, personId, entity }: Omit<DraftKey, 'version'>): string {
  return `${PREFIX}|${tenantId}|${personId}|${entity}|`;
}

/** Storage may be forbidden or full: then nothing is kept, and nothing breaks. */
function attempt<T>(access: (storage: Storage) => T): T | null {
  try {
    return access(window.localStorage);
  } catch {
    return null;
  }
}

function parse<T>(raw: string | null, isValues: Guard<T>): StoredDraft<T> | null {
  if (raw === null) return null;
  try {
    const stored = JSON.parse(raw) as Partial<Record<keyof StoredDraft<T>, unknown>>;
    const { values, savedAt, version } = stored;
    if (typeof savedAt !== 'string' || typeof version !== 'string' || !isValues(values)) return null;
    return Date.now() - Date.parse(savedAt) > DRAFT_DAYS * DAY_MS ? null : { values, savedAt, version };
  } catch {
    return null;
  }
}

function keysWith(prefix: string): readonly string[] {
  return attempt((storage) => Object.keys(storage).filter((key) => key.startsWith(prefix))) ?? [];
}

/** The newest copy of this person's text, of whichever version; null when there is none or it is too old. */
export function readDraft<T>(key: Omit<DraftKey, 'version'>, isValues: Guard<T>): StoredDraft<T> | null {
  const drafts = keysWith(entityPrefix(key)).flatMap((name) => {
    const draft = parse(
      attempt((storage) => storage.getItem(name)),
      isValues,
    );
    return draft === null ? [] : [draft];
  });
  return drafts.sort((a, b) => b.savedAt.localeCompare(a.savedAt))[0] ?? null;
}

/** Keeps the text and returns when (ISO instant); null when the device refuses. */
export function writeDraft(key: DraftKey, values: unknown): string | null {
  const savedAt = new Date().toISOString();
  const text = JSON.stringify({ values, savedAt, version: key.version });
  return attempt((storage) => {
    storage.setItem(`${entityPrefix(key)}${key.version}`, text);
    return savedAt;
  });
}

/** Forgets every version of this person's text about the entity. */
export function dropDraft(key: Omit<DraftKey, 'version'>): void {
  for (const name of keysWith(entityPrefix(key))) attempt((storage) => storage.removeItem(name));
}
