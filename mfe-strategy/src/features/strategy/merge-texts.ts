import type { StrategyField, StrategyTexts } from './strategy-texts.ts';
import { STRATEGY_FIELDS } from './strategy-texts.ts';

export interface Merged {
  /** Mine, with theirs where I changed nothing. */
  readonly texts: StrategyTexts;
  /** Changed by both, and not to the same: mine stands in `texts`, and somebody must choose. */
  readonly undecided: readonly StrategyField[];
  /** Changed by them alone. */
  readonly taken: readonly StrategyField[];
}

export interface MergeInput {
  /** What both started from. */
  readonly base: StrategyTexts;
  readonly mine: StrategyTexts;
  readonly theirs: StrategyTexts;
}

/** Brings two people's texts together, so that neither loses a word in silence (D-3). */
export function mergeTexts({ base, mine, theirs }: MergeInput): Merged {
  const isTheirs = (field: StrategyField): boolean =>
    theirs[field] !== base[field] && theirs[field] !== mine[field];
  const taken = STRATEGY_FIELDS.filter((field) => isTheirs(field) && mine[field] === base[field]);
  const undecided = STRATEGY_FIELDS.filter((field) => isTheirs(field) && mine[field] !== base[field]);
  const texts = { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) };
  return { texts, undecided, taken };
}
