import { DISC_TRAITS, numberWord, traitsOf } from '@cadence/shared-contract';
import type { DiscTrait, DiscType } from '@cadence/shared-contract';
import { TRAIT_TEXTS } from './texts/trait-texts.ts';

/** A person of the team with a user manual. */
export interface TeamPerson {
  /** The name used in sentences. */
  readonly name: string;
  readonly disc: DiscType;
}

/** A trait that is missing in a team, or that only one person has. */
export interface TeamGap {
  readonly trait: DiscTrait;
  readonly text: string;
}

export interface TeamWords {
  /** One or two sentences; '' if nobody has a manual. */
  readonly headline: string;
  /** In the order of the traits; empty if nobody has a manual. */
  readonly gaps: readonly TeamGap[];
}

/** From this many people on, a trait that only one of them has is a gap. */
const ALONE_AMONG = 4;

/** 'a', 'a and b', 'a, b and c' */
function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

const mainTrait = (type: DiscType): DiscTrait => traitsOf(type)[0];

const adjectives = (traits: readonly DiscTrait[]): string =>
  joinWords(traits.map((trait) => TRAIT_TEXTS[trait].adjective));

/** How many people have each trait as their main one. */
function countTraits(people: readonly TeamPerson[]): ReadonlyMap<DiscTrait, number> {
  const counts = new Map<DiscTrait, number>(DISC_TRAITS.map((trait) => [trait, 0]));
  for (const { disc } of people) counts.set(mainTrait(disc), (counts.get(mainTrait(disc)) ?? 0) + 1);
  return counts;
}

/** Two people are each named; 'the two are steady and exact' would be read as true of both. */
function pairSentence([one, other]: readonly [TeamPerson, TeamPerson]): string {
  const first = TRAIT_TEXTS[mainTrait(one.disc)].adjective;
  const second = TRAIT_TEXTS[mainTrait(other.disc)].adjective;
  return first === second
    ? `Both with a manual are ${first}.`
    : `Of the two with a manual, ${one.name} is ${first} and ${other.name} ${second}.`;
}

/**
 * For three or more. If others share traits, a trait that only one person has is left to the gaps; the sentence then
 * says 'mostly', so that it stays true.
 */
function groupSentence(count: number, counts: ReadonlyMap<DiscTrait, number>): string {
  const present = DISC_TRAITS.filter((trait) => (counts.get(trait) ?? 0) > 0);
  if (present.length === DISC_TRAITS.length) {
    return `All four traits are there among the ${numberWord(count)} with a manual.`;
  }
  if (present.length === 1) return `All ${numberWord(count)} with a manual are ${adjectives(present)}.`;
  const shared = present.filter((trait) => (counts.get(trait) ?? 0) > 1);
  const single = present.length - shared.length;
  const isMostly = count >= ALONE_AMONG && single > 0 && single * 2 < count;
  const said = adjectives(isMostly ? shared : present);
  return `The ${numberWord(count)} with a manual are ${isMostly ? 'mostly ' : ''}${said}.`;
}

function teamSentence(people: readonly TeamPerson[], counts: ReadonlyMap<DiscTrait, number>): string {
  const [one, other] = people;
  if (one === undefined) return '';
  if (other === undefined) {
    return `${one.name}, so far alone with a manual, is ${TRAIT_TEXTS[mainTrait(one.disc)].adjective}.`;
  }
  return people.length === 2 ? pairSentence([one, other]) : groupSentence(people.length, counts);
}

/** The trait that only the viewer has; '' if someone in the team has it too, or if fewer than two have a manual. */
function viewerSentence(
  count: number,
  counts: ReadonlyMap<DiscTrait, number>,
  viewer: DiscType | null,
): string {
  if (viewer === null || count < 2 || counts.get(mainTrait(viewer)) !== 0) return '';
  return TRAIT_TEXTS[mainTrait(viewer)].onlyYou;
}

function gapOf(trait: DiscTrait, people: readonly TeamPerson[]): TeamGap | null {
  const [one, other] = people.filter(({ disc }) => mainTrait(disc) === trait);
  if (one === undefined) return { trait, text: TRAIT_TEXTS[trait].nobody };
  if (other !== undefined || people.length < ALONE_AMONG) return null;
  return { trait, text: TRAIT_TEXTS[trait].alone(one.name) };
}

/**
 * A summary of a team's user manuals, by main traits.
 * @param people only people who have a manual: nothing is said about the others.
 * @param viewer the viewer's own type, who is not one of them; null without one.
 */
export function teamWords(people: readonly TeamPerson[], viewer: DiscType | null): TeamWords {
  if (people.length === 0) return { headline: '', gaps: [] };
  const counts = countTraits(people);
  const sentences = [teamSentence(people, counts), viewerSentence(people.length, counts, viewer)];
  return {
    headline: sentences.filter((sentence) => sentence !== '').join(' '),
    gaps: DISC_TRAITS.flatMap((trait) => gapOf(trait, people) ?? []),
  };
}
