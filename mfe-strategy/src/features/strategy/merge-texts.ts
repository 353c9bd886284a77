import type { StrategyField, StrategyTexts } from './strategy-texts.ts';
import { STRATEGY_FIELDS } from './strategy-texts.ts';

export interface Merged {
  /** Mine, with theirs where I changed nothing. */
  readonly texts: StrategyTexts;
  /** Changed by both, differently: mine is in `texts`, and somebody must choose. */
  readonly undecided: readonly StrategyField[];
  /** Changed only by them. */
  readonly taken: readonly StrategyField[];
}

export interface MergeInput {
  /** The common base. */
  readonly base: StrategyTexts;
  readonly mine: StrategyTexts;
  readonly theirs: StrategyTexts;
}

/** Merges two people's texts, so that neither silently loses a word (D-3). */
export function mergeTexts({ base, mine, theirs }: MergeInput): Merged {
  const isTheirs = (field: StrategyField): boolean =>
    theirs[field] !== base[field] && theirs[field] !== mine[field];
  const taken = STRATEGY_FIELDS.filter((field) => isTheirs(field) && mine[field] === base[field]);
  const undecided = STRATEGY_FIELDS.filter((field) => isTheirs(field) && mine[field] !== base[field]);
  const texts = { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) };
  return { texts, undecided, taken };
}
