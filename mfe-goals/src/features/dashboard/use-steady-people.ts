import { useState } from 'react';
import type { BehindPerson } from './compliance-view.ts';

/** Somebody of the list, as they are now. */
export interface ListedPerson {
  readonly person: BehindPerson;
  /** Nothing is missing any more, since the list was opened. */
  readonly isDone: boolean;
}

export interface PeopleAnswer {
  /** What is listed, by name: another list begins afresh. */
  readonly list: string;
  /** As far as they were read; the same array as long as the answer is the same. */
  readonly people: readonly BehindPerson[];
  /** Pages that were read one after another hold together: nobody was skipped between two of them. */
  readonly isWhole: boolean;
}

interface Steady {
  readonly answer: PeopleAnswer;
  readonly listed: readonly ListedPerson[];
}

const byId = (people: readonly BehindPerson[]): ReadonlyMap<number, BehindPerson> =>
  new Map(people.map((person) => [person.Id, person]));

function begin(answer: PeopleAnswer): Steady {
  const listed = [...byId(answer.people).values()].map((person) => ({ person, isDone: false }));
  return { answer, listed };
}

function goOn({ listed }: Steady, answer: PeopleAnswer): Steady {
  const now = byId(answer.people);
  const known = listed.map(({ person, isDone }) => {
    const fresh = now.get(person.Id);
    if (fresh !== undefined) return { person: fresh, isDone: false };
    return { person, isDone: isDone || answer.isWhole };
  });
  const ids = new Set(listed.map(({ person }) => person.Id));
  const added = [...now.values()].filter(({ Id }) => !ids.has(Id));
  return { answer, listed: [...known, ...added.map((person) => ({ person, isDone: false }))] };
}

/**
 * The people of a list in the order in which they were shown first, each once: somebody reads them, and points at them. Who
 * is on it no longer stays in place, and who is new comes last.
 *
 * @param answer the newest; null while none is here
 */
export function useSteadyPeople(answer: PeopleAnswer | null): readonly ListedPerson[] {
  const [steady, setSteady] = useState<Steady | null>(null);
  if (answer === null || steady?.answer.people === answer.people) return steady?.listed ?? [];
  const next = steady?.answer.list === answer.list ? goOn(steady, answer) : begin(answer);
  setSteady(next);
  return next.listed;
}
