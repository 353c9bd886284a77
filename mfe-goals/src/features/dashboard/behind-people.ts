import { foldText } from '@cadence/shared-ui';
import type { BehindPerson, ComplianceType } from './compliance-view.ts';
import type { Behind } from './home-place.ts';

interface Indexed {
  readonly person: BehindPerson;
  readonly text: string;
}

/** People with what a search looks through: folding thousands of names once is enough. */
export function indexOf(people: readonly BehindPerson[]): readonly Indexed[] {
  return people.map((person) => {
    const { Name, JobTitle, OrgUnit } = person;
    return { person, text: foldText([Name, JobTitle, OrgUnit].filter(Boolean).join(' ')) };
  });
}

/** Those whom the chosen predicate holds and whose name, job or department has every word. */
export function findBehind(
  index: readonly Indexed[],
  behind: Behind,
  search: string,
): readonly BehindPerson[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return index
    .filter(
      ({ person, text }) =>
        (behind === 'all' || person.Types.includes(behind)) && words.every((word) => text.includes(word)),
    )
    .map(({ person }) => person);
}

export function countBehind(people: readonly BehindPerson[], type: ComplianceType): number {
  return people.filter(({ Types }) => Types.includes(type)).length;
}
