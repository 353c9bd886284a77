import { MESSAGES, readVideoUrl } from '@cadence/shared-contract';
import type { StrategyField, StrategyTexts } from './strategy-texts.ts';
import { isStrategyTexts, STRATEGY_FIELDS } from './strategy-texts.ts';

export type StrategyErrors = Readonly<Partial<Record<StrategyField, string>>>;

/** People §5 Strategy; '' means no video. The server checks the length of a text and reports it at its field. */
export function errorsIn({ VideoUrl }: StrategyTexts): StrategyErrors {
  return VideoUrl.trim() === '' || readVideoUrl(VideoUrl) !== null ? {} : { VideoUrl: MESSAGES.videoUrl };
}

/** Refused fields by their own name, without the document part that the server prefixes. */
export function errorsByField(errors: Readonly<Record<string, string>>): StrategyErrors {
  const named = Object.entries(errors).map(([path, message]) => [path.split('.').at(-1), message] as const);
  return Object.fromEntries(named.filter(([name]) => STRATEGY_FIELDS.some((field) => field === name)));
}

/** The first field of the page with an error; null for none. */
export function firstIn(errors: StrategyErrors): StrategyField | null {
  return STRATEGY_FIELDS.find((field) => errors[field] !== undefined) ?? null;
}

/** What is kept on the device: the texts, and those they were based on, to merge others' changes later. */
export interface KeptTexts {
  readonly texts: StrategyTexts;
  readonly base: StrategyTexts;
}

export function isKeptTexts(value: unknown): value is KeptTexts {
  if (typeof value !== 'object' || value === null) return false;
  const { texts, base } = value as Partial<Record<keyof KeptTexts, unknown>>;
  return isStrategyTexts(texts) && isStrategyTexts(base);
}
