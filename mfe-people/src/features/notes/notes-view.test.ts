import type { Note } from '@cadence/shared-contract';
import { readNoteSort, shownNotes, writeNotesView } from './notes-view.ts';

interface Days {
  readonly created: number;
  readonly updated: number;
}
const note = (Id: number, Title: string, { created, updated }: Days): Note => ({
  Id,
  Title,
  Body: '<p>x</p>',
  CreatedAt: `2026-11-0${created}T10:00:00.000Z`,
  UpdatedAt: `2026-11-0${updated}T10:00:00.000Z`,
});
const NOTES = [
  note(1, 'Review', { created: 1, updated: 9 }),
  note(2, 'Café visit', { created: 5, updated: 6 }),
  note(3, 'Plans for Q1', { created: 7, updated: 7 }),
];
const ids = (notes: readonly Note[]): number[] => notes.map(({ Id }) => Id);

test('[NOTE-003] notes come newest first, by when they were updated or created', () => {
  expect(ids(shownNotes(NOTES, '', 'updated'))).toEqual([1, 3, 2]);
  expect(ids(shownNotes(NOTES, '', 'created'))).toEqual([3, 2, 1]);
  expect(ids(NOTES)).toEqual([1, 2, 3]);
});

test('[NOTE-004] the search finds titles, regardless of case and accents, and no bodies', () => {
  expect(ids(shownNotes(NOTES, ' CAFE ', 'updated'))).toEqual([2]);
  expect(ids(shownNotes(NOTES, 're', 'updated'))).toEqual([1]);
  expect(ids(shownNotes(NOTES, '<p>', 'updated'))).toEqual([]);
});

test('what is the default leaves the address, and what is not ours stays in it', () => {
  const query = new URLSearchParams('other=1&sort=nonsense');
  expect(readNoteSort(query)).toBe('updated');
  const created = writeNotesView(query, { sort: 'created', search: 'plan' });
  expect(created.toString()).toBe('other=1&sort=created&q=plan');
  expect(readNoteSort(created)).toBe('created');
  expect(writeNotesView(created, { sort: 'updated', search: '' }).toString()).toBe('other=1');
});
