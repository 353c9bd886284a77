import type { DiscTrait } from '@cadence/shared-contract';

/** The texts about people of a type. */
export interface TypeText {
  /** One sentence in the person’s voice: how to work with me. No full stop. */
  readonly headline: string;
  /** About the type, in the third person. */
  readonly text: string;
  /** Under ‘How to speak to me’. */
  readonly speak: string;
  /** Under ‘Strengths’. */
  readonly strengths: string;
  /** Under ‘What tires me’. */
  readonly tires: string;
  /** A suggestion for an own entry, in the first person; at most 500 characters. */
  readonly description: string;
  /** One line for a manager, about anyone of this type. */
  readonly line: string;
  /** Further parts of the fuller report, in the first person. */
  readonly details: readonly TypeDetail[];
}

export interface TypeDetail {
  readonly title: string;
  readonly detail: string;
}

/** The types with this main trait. */
export type TypesOf<Trait extends DiscTrait> = {
  D: 'D' | 'DI' | 'DC';
  I: 'I' | 'ID' | 'IS';
  S: 'S' | 'SI' | 'SC';
  C: 'C' | 'CS' | 'CD';
}[Trait];

const DETAIL_TITLES = {
  decide: 'How I decide',
  pressure: 'Under pressure',
  feedback: 'How to give me feedback',
  manager: 'What I need from a manager',
} as const;
type DetailKey = keyof typeof DETAIL_TITLES;

/** The parts of the fuller report, always the same four in this order. */
export function fullerDetails(texts: Readonly<Record<DetailKey, string>>): readonly TypeDetail[] {
  return (Object.keys(DETAIL_TITLES) as DetailKey[]).map((key) => ({
    title: DETAIL_TITLES[key],
    detail: texts[key],
  }));
}
