import { isScaleStep, type ScaleStep } from '@cadence/shared-ui';

/** Names them among what the device keeps, here and in the slot that sends them. */
export const UNSENT_KIND = 'unsent-week';

/** How long it is sent by itself: its key is known for 8 days (D-122). */
const SENT_WITHIN_DAYS = 7;
const DAY_MS = 86_400_000;

/** Why it was not taken: another update came in between, it was kept for too long, or no update is taken any more. */
export const REFUSAL_KINDS = ['overtaken', 'old', 'closed'] as const;
export interface Refusal {
  readonly kind: (typeof REFUSAL_KINDS)[number];
  readonly sentence: string;
}

/** A weekly update that was submitted without network. */
export interface UnsentUpdate {
  /** Of the form; it names the update here, too. */
  readonly formKey: string;
  readonly statusId: number;
  readonly goalId: number;
  readonly title: string;
  readonly week: number;
  readonly likelihood: ScaleStep;
  readonly quality: ScaleStep;
  readonly comment: string;
  /** When the week was posted before, as its person saw it; null for never. */
  readonly postedAt: string | null;
  /** ISO instant. */
  readonly keptAt: string;
  /** Null while it waits to be sent. */
  readonly refusal: Refusal | null;
}

function isRefusal(value: unknown): value is Refusal {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, sentence } = value as Partial<Record<keyof Refusal, unknown>>;
  return REFUSAL_KINDS.some((known) => known === kind) && typeof sentence === 'string';
}

const NUMBERS = ['statusId', 'goalId', 'week'] as const;
const TEXTS = ['formKey', 'title', 'comment', 'keptAt'] as const;

function isUnsentUpdate(value: unknown): value is UnsentUpdate {
  if (typeof value !== 'object' || value === null) return false;
  const given = value as Partial<Record<keyof UnsentUpdate, unknown>>;
  return (
    NUMBERS.every((name) => typeof given[name] === 'number') &&
    TEXTS.every((name) => typeof given[name] === 'string') &&
    isScaleStep(given.likelihood) &&
    isScaleStep(given.quality) &&
    (given.postedAt === null || typeof given.postedAt === 'string') &&
    (given.refusal === null || isRefusal(given.refusal))
  );
}

function parse(text: string): UnsentUpdate | null {
  try {
    const value: unknown = JSON.parse(text);
    return isUnsentUpdate(value) ? value : null;
  } catch {
    return null;
  }
}

/** What the device has kept, in the order in which it was written. */
export function readUnsent(texts: readonly string[]): readonly UnsentUpdate[] {
  return texts.flatMap((text) => parse(text) ?? []).toSorted((a, b) => a.keptAt.localeCompare(b.keptAt));
}

export function isWaiting({ refusal }: UnsentUpdate): boolean {
  return refusal === null;
}

export function isTooOld({ keptAt }: UnsentUpdate): boolean {
  return Date.now() - Date.parse(keptAt) > SENT_WITHIN_DAYS * DAY_MS;
}

export const TOO_OLD: Refusal = {
  kind: 'old',
  sentence: `It was kept for more than ${SENT_WITHIN_DAYS} days, so it is not sent by itself any more.`,
};
