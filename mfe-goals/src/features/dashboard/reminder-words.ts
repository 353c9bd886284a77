import { isolate } from '@cadence/shared-ui';
import type { PersonRef, Reminder } from '@cadence/shared-contract';

/** 'Ana Ruiz’s' */
export function possessive(person: Pick<PersonRef, 'Name'> | null): string {
  return person === null ? 'a' : `${isolate(person.Name)}’s`;
}

/** 'Q3 2026' */
export function quarterOf({ Quarter, Year }: Pick<Reminder, 'Quarter' | 'Year'>): string {
  return `Q${Quarter} ${Year}`;
}

/** The people of these reminders, each once. */
export function peopleOf(reminders: readonly Reminder[]): readonly PersonRef[] {
  return [...new Map(reminders.flatMap(({ User }) => (User ? [[User.Id, User] as const] : []))).values()];
}

/** Names written out before the others are counted. */
const NAMED = 4;

/** 'Kateřina, Nguyễn and Björk', 'Ana, Bo, Cem and 3 others': given names, as the faces stand beside them. */
export function namesOf(reminders: readonly Reminder[]): string {
  const names = peopleOf(reminders)
    .map(({ Name }) => Name.trim().split(/\s+/)[0] ?? Name)
    .map(isolate);
  if (names.length <= 1) return peopleOf(reminders)[0]?.Name ?? '';
  if (names.length <= NAMED) return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  const shown = names.slice(0, NAMED - 1);
  return `${shown.join(', ')} and ${names.length - shown.length} others`;
}

/** 'week 5', 'weeks 5 and 7', 'weeks 5 to 7', 'weeks 3, 5 and 6' from reminders of missed weeks. */
export function weeksInWords(reminders: readonly Pick<Reminder, 'Week'>[]): string {
  return listOfWeeks(reminders.flatMap(({ Week }) => Week ?? []));
}

/** The same from numbers of weeks, in any order. */
export function listOfWeeks(numbers: readonly number[]): string {
  const weeks = [...new Set(numbers)].toSorted((one, other) => one - other);
  const [first = 0] = weeks;
  const last = weeks.at(-1) ?? first;
  if (weeks.length <= 1) return `week ${first}`;
  if (weeks.length > 2 && last - first === weeks.length - 1) return `weeks ${first} to ${last}`;
  return `weeks ${weeks.slice(0, -1).join(', ')} and ${last}`;
}
