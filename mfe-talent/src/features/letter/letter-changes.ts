import { RATING_AXES, RATING_AXIS_NAMES } from '@cadence/shared-contract';
import type { Appraisal, AppraisalSignature } from '@cadence/shared-contract';
import { plural } from '@cadence/shared-ui';
import { compareTexts, type MarkedLine } from './compare-texts.ts';

/** An earlier version, as it was signed or read. */
export type EarlierText = Pick<
  AppraisalSignature,
  'Review' | 'PrimaryRating' | 'SecondaryRating' | 'TertiaryRating'
>;

export interface LetterChanges {
  /** The letter with what was taken out and put in. */
  readonly lines: readonly MarkedLine[];
  /** 'one sentence', and shared ratings that changed. */
  readonly summary: string;
}

/** 'Performance was Growing', for shared ratings only: others are not mentioned (D-104). */
function changedRatings(before: EarlierText, now: Appraisal): readonly string[] {
  if (!now.AreRatingsShared) return [];
  return RATING_AXIS_NAMES.flatMap((axis) => {
    const { rating, name, labels } = RATING_AXES[axis];
    const was = before[rating];
    if (was === now[rating] || was === null) return [];
    return [`${now.Labels.FormLable[name]} was ${now.Labels[labels][was]?.Label}`];
  });
}

/** How a letter differs from what was signed or read before. */
export function letterChanges(before: EarlierText, now: Appraisal): LetterChanges {
  const { lines, changed } = compareTexts(before.Review, now.Review);
  const sentences = changed === 0 ? [] : [changed === 1 ? 'one sentence' : plural(changed, 'sentence')];
  const parts = [...sentences, ...changedRatings(before, now)];
  return { lines, summary: parts.length === 0 ? 'only how it looks' : parts.join(', ') };
}
