/** The choice in a group: places of two sentences, as they are shown; null while none is. */
export interface Choice {
  readonly most: number | null;
  readonly least: number | null;
}
export type Side = keyof Choice;

export const NO_CHOICE: Choice = { most: null, least: null };
export const SIDE_WORDS: Readonly<Record<Side, string>> = { most: 'Most like me', least: 'Least like me' };

const OTHER: Readonly<Record<Side, Side>> = { most: 'least', least: 'most' };

/** The choice with another sentence on that side; null where the sentence is chosen on the other one. */
export function choose(choice: Choice, side: Side, sentence: number): Choice | null {
  return choice[OTHER[side]] === sentence ? null : { ...choice, [side]: sentence };
}

/** What is still to be chosen, in words; null when both are. */
export function findMissing({ most, least }: Choice): string | null {
  if (most === null && least === null)
    return 'Choose one sentence that is most like you, and one that is least.';
  if (most === null) return 'Choose the sentence that is most like you, too.';
  return least === null ? 'Choose the sentence that is least like you, too.' : null;
}
