import type { Note } from '@cadence/shared-contract';
import { foldText } from '@cadence/shared-ui';

/** By which date notes are sorted, newest first (people §9). */
export const NOTE_SORTS = ['updated', 'created'] as const;
export type NoteSort = (typeof NOTE_SORTS)[number];

export function readNoteSort(query: URLSearchParams): NoteSort {
  return query.get('sort') === 'created' ? 'created' : 'updated';
}

/** `query` with another choice; defaults and empty values are removed from the address. */
export function writeNotesView(
  query: URLSearchParams,
  view: { readonly sort?: NoteSort; readonly search?: string },
): URLSearchParams {
  const { sort = readNoteSort(query), search = query.get('q') ?? '' } = view;
  const next = new URLSearchParams(query);
  if (sort === 'created') next.set('sort', sort);
  else next.delete('sort');
  if (search === '') next.delete('q');
  else next.set('q', search);
  return next;
}

const DATE_OF = { updated: 'UpdatedAt', created: 'CreatedAt' } as const;

/** The notes whose title has the words, regardless of case and accents; newest first by the chosen date. */
export function shownNotes(notes: readonly Note[], search: string, sort: NoteSort): readonly Note[] {
  const wanted = foldText(search.trim());
  return notes
    .filter(({ Title }) => foldText(Title).includes(wanted))
    .sort((a, b) => b[DATE_OF[sort]].localeCompare(a[DATE_OF[sort]]) || b.Id - a.Id);
}
