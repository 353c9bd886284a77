import { LIMITS, type GoalUpdateCard, type GoalUser, type OutputOf } from '@cadence/shared-contract';

export type GoalUpdates = OutputOf<'reports.teamGoalUpdates'>;

/** One place on the paper: a goal of a person, or that there is none. */
export interface CardPlace {
  readonly person: GoalUser;
  /** Null for a person without goals, whose sentence takes the place of one card. */
  readonly card: GoalUpdateCard | null;
  /** 1 for the person's first goal. */
  readonly number: number;
  /** Goals of the person. */
  readonly of: number;
}

export const SHEET_COLUMNS = 2;
/** A page is as high as its rows; on the first one the head takes what is missing (people §9). */
export const ROW_HEIGHT = (LIMITS.printPageHeight * SHEET_COLUMNS) / LIMITS.cardsOnPage;
export const HEAD_HEIGHT = LIMITS.printPageHeight - (ROW_HEIGHT * LIMITS.cardsOnFirstPage) / SHEET_COLUMNS;

function placesOf({ Person, Cards }: GoalUpdates['People'][number]): readonly CardPlace[] {
  if (Cards.length === 0) return [{ person: Person, card: null, number: 0, of: 0 }];
  return Cards.map((card, index) => ({ person: Person, card, number: index + 1, of: Cards.length }));
}

/**
 * The cards of a team, page by page: 8 on the first one, which carries the head, and 10 on later ones (people §9). Each
 * carries its person's name, so that no page begins with a card of nobody.
 */
export function layOutCards(people: GoalUpdates['People']): readonly (readonly CardPlace[])[] {
  const places = people.flatMap(placesOf);
  const pages = [places.slice(0, LIMITS.cardsOnFirstPage)];
  for (let start = LIMITS.cardsOnFirstPage; start < places.length; start += LIMITS.cardsOnPage)
    pages.push(places.slice(start, start + LIMITS.cardsOnPage));
  return pages;
}
