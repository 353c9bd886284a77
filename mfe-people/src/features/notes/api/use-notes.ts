import type { Note, OutputOf } from '@cadence/shared-contract';
import { api, useShell } from '@cadence/shared-auth';
import {
  apiQuery,
  queryKeys,
  useFreshness,
  useMutation,
  useQuery,
  useQueryClient,
} from '@cadence/shared-auth/query';

type NoteList = OutputOf<'notes.list'>;

/** The viewer's own notes about a person. */
export function useNotes(personId: number) {
  return useQuery(apiQuery('notes.list', { params: { userId: personId } }));
}

/** The displayed notes about a person, to be changed before the server is read again. */
export function useNoteCache(personId: number) {
  const client = useQueryClient();
  const { made } = useFreshness();
  const key = queryKeys.call('notes.list', { params: { userId: personId } });
  const change = (next: (notes: readonly Note[]) => readonly Note[]): void => {
    client.setQueryData<NoteList>(key, (list) => list && { data: [...next(list.data)] });
  };
  return {
    /** Puts a new note in, or a changed one in the place of the old. */
    put: (note: Note): void => change((notes) => [note, ...notes.filter(({ Id }) => Id !== note.Id)]),
    remove: (id: number): void => change((notes) => notes.filter(({ Id }) => Id !== id)),
    refetch: (): Promise<void> => made([{ type: 'notes_changed', id: personId }]),
  };
}

/** Deletes a note: gone at once, with a way to take that back; it returns when the server refuses. */
export function useDeleteNote(personId: number) {
  const shell = useShell();
  const cache = useNoteCache(personId);
  const restore = useMutation({
    mutationFn: (id: number) => api.call('notes.restore', { params: { id } }),
    onSuccess: cache.put,
  });
  return useMutation({
    mutationFn: ({ Id }: Note) => api.call('notes.delete', { params: { id: Id } }),
    onMutate: ({ Id }) => cache.remove(Id),
    onSuccess: (_done, { Id }) =>
      shell.toast({
        title: 'Note deleted',
        tone: 'good',
        action: { label: 'Undo', onClick: () => restore.mutate(Id) },
      }),
    onError: (_error, note) => cache.put(note),
  });
}
