import { MESSAGES, readVideoUrl } from '@cadence/shared-contract';
import type { StrategyField, StrategyTexts } from './strategy-texts.ts';
import { isStrategyTexts, STRATEGY_FIELDS } from './strategy-texts.ts';

export type StrategyErrors = Readonly<Partial<Record<StrategyField, string>>>;

/** People §5 Strategy; '' says that there is no video. How long a text may be, the server says at its field. */
export function errorsIn({ VideoUrl }: StrategyTexts): StrategyErrors {
  return VideoUrl.trim() === '' || readVideoUrl(VideoUrl) !== null ? {} : { VideoUrl: MESSAGES.videoUrl };
}

/** Refused fields by their own name, whichever part of the document the server names before it. */
export function errorsByField(errors: Readonly<Record<string, string>>): StrategyErrors {
  const named = Object.entries(errors).map(([path, message]) => [path.split('.').at(-1), message] as const);
  return Object.fromEntries(named.filter(([name]) => STRATEGY_FIELDS.some((field) => field === name)));
}

/** The first field of the page with something against it; null for none. */
export function firstIn(errors: StrategyErrors): StrategyField | null {
  return STRATEGY_FIELDS.find((field) => errors[field] !== undefined) ?? null;
}

/** What is kept on the device: the texts, and those they were made from, to bring others' changes in later. */
export interface KeptTexts {
  readonly texts: StrategyTexts;
  readonly base: StrategyTexts;
}

export function isKeptTexts(value: unknown): value is KeptTexts {
  if (typeof value !== 'object' || value === null) return false;
  const { texts, base } = value as Partial<Record<keyof KeptTexts, unknown>>;
  return isStrategyTexts(texts) && isStrategyTexts(base);
}
