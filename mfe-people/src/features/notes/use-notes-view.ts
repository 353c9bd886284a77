import { useSearchParams } from '@cadence/shared-ui/router';
import { useTypedText } from '../directory/use-typed-text.ts';
import { readNoteSort, writeNotesView } from './notes-view.ts';
import type { NoteSort } from './notes-view.ts';

export interface NotesView {
  readonly search: string;
  readonly sort: NoteSort;
  setSearch(search: string): void;
  setSort(sort: NoteSort): void;
}

/** Search and order of the notes, kept in the address. */
export function useNotesView(): NotesView {
  const [query, setQuery] = useSearchParams();
  const [search, setSearch] = useTypedText(query.get('q') ?? '', (text) =>
    setQuery(writeNotesView(query, { search: text }), { replace: true }),
  );
  return {
    search,
    sort: readNoteSort(query),
    setSearch,
    setSort: (sort) => setQuery(writeNotesView(query, { sort }), { replace: true }),
  };
}
