/** The four traits, in the order of Per1 to Per4 and, clockwise from the top left, of the wheel. */
export const DISC_TRAITS = ['D', 'I', 'S', 'C'] as const;
export type DiscTrait = (typeof DISC_TRAITS)[number];

export const DISC_TRAIT_NAMES: Readonly<Record<DiscTrait, string>> = {
  D: 'Dominance',
  I: 'Influence',
  S: 'Steadiness',
  C: 'Conscientiousness',
};

/** A trait alone, or the main one with a neighbour on the wheel: people §9, D-43. */
export const DISC_TYPES = ['D', 'DI', 'DC', 'I', 'ID', 'IS', 'S', 'SI', 'SC', 'C', 'CS', 'CD'] as const;
export type DiscType = (typeof DISC_TYPES)[number];

export function isDiscType(text: string): text is DiscType {
  return DISC_TYPES.some((type) => type === text);
}

/** The traits of a type, the main one first. */
export function traitsOf(type: DiscType): readonly [DiscTrait, ...DiscTrait[]] {
  return Array.from(type) as unknown as [DiscTrait, ...DiscTrait[]];
}

/** Traits in words: 'SC' is 'Steadiness + Conscientiousness' (people §2.3); other letters are left out. */
export function discWords(letters: string): string {
  const names: Readonly<Record<string, string>> = DISC_TRAIT_NAMES;
  return [...letters.toUpperCase()].flatMap((letter) => names[letter] ?? []).join(' + ');
}

/** Per cent of each trait: whole numbers whose sum is 100; none above 50 of the built-in assessment (docs/disc.md). */
export type DiscPercentages = Readonly<Record<DiscTrait, number>>;

/** What an answer of the server carries them in; null where nobody measured any. */
export interface PercentageFields {
  readonly Per1: number | null;
  readonly Per2: number | null;
  readonly Per3: number | null;
  readonly Per4: number | null;
}

export function readPercentages({ Per1, Per2, Per3, Per4 }: PercentageFields): DiscPercentages | null {
  if (Per1 === null || Per2 === null || Per3 === null || Per4 === null) return null;
  return { D: Per1, I: Per2, S: Per3, C: Per4 };
}
