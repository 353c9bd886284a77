import { personStatus } from '@cadence/shared-contract';
import type { OrgPerson } from '@cadence/shared-contract';
import { departmentOf } from '../../people/person-text.ts';

/** The second line of a card: a status other than active, else the job title, else the department. */
export function cardLine(person: OrgPerson): string {
  const status = personStatus(person);
  if (status !== 'Active') return status;
  return person.JobTitle?.trim() || departmentOf(person);
}

/** A text cut to a width with an ellipsis; `measure` returns a text's width. */
export function cutText(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text;
  let [fits, tooLong] = [0, text.length];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (measure(`${text.slice(0, middle).trimEnd()}…`) <= width) fits = middle;
    else tooLong = middle;
  }
  return `${text.slice(0, fits).trimEnd()}…`;
}
