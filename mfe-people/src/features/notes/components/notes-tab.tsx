import { failedRead } from '@cadence/shared-auth';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Note } from '@cadence/shared-contract';
import { MESSAGES } from '@cadence/shared-contract';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  plural,
  registerStyles,
  SearchInput,
  Segmented,
  whenQuiet,
} from '@cadence/shared-ui';
import { Lock, Plus } from '@cadence/shared-ui/icons';
import { loadRichTextEditor } from '@cadence/shared-ui/rich-text';
import { RefreshError } from '../../states/refresh-error.tsx';
import { useDeleteNote, useNotes } from '../api/use-notes.ts';
import { shownNotes } from '../notes-view.ts';
import type { NoteSort } from '../notes-view.ts';
import { useNotesView, type NotesView } from '../use-notes-view.ts';
import { NoteCard } from './note-card.tsx';
import { NoteDrawer } from './note-drawer.tsx';
import { NotesSkeleton } from './notes-skeleton.tsx';
import css from '../notes.css';

registerStyles('people-notes', css);

export interface NotesTabProps {
  readonly person: { readonly Id: number; readonly Name: string };
}

const SORTS: readonly { readonly value: NoteSort; readonly label: string }[] = [
  { value: 'updated', label: 'Updated' },
  { value: 'created', label: 'Created' },
];

/** The viewer's private notes about a person (people §2.3, §9). */
export function NotesTab({ person }: NotesTabProps): ReactNode {
  const query = useNotes(person.Id);
  const view = useNotesView();
  const remove = useDeleteNote(person.Id);
  const [edited, setEdited] = useState<Note | 'new' | null>(null);
  const [doomed, setDoomed] = useState<Note | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const isDeleting = useRef(false);
  useEffect(() => whenQuiet(() => void loadRichTextEditor()), []);
  if (!query.data) {
    return query.isError ? (
      <ErrorState title="Your notes could not be loaded" {...failedRead(query)} />
    ) : (
      <NotesSkeleton />
    );
  }
  const notes = query.data.data;
  const startNew = (): void => setEdited('new');
  return (
    <div className="pe-notes">
      <RefreshError query={query} />
      {notes.length === 0 ? (
        <NoNotes name={person.Name} addRef={add} onAdd={startNew} />
      ) : (
        <>
          <NotesBar view={view}>
            <Button ref={add} variant="primary" icon={<Plus aria-hidden />} onClick={startNew}>
              Add Note
            </Button>
          </NotesBar>
          <NoteList
            notes={shownNotes(notes, view.search, view.sort)}
            search={view.search}
            onEdit={setEdited}
            onDelete={(note) => {
              isDeleting.current = false;
              setDoomed(note);
            }}
            onClear={() => view.setSearch('')}
          />
        </>
      )}
      {edited !== null && (
        <NoteDrawer person={person} note={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      <ConfirmDialog
        open={doomed !== null}
        tone="danger"
        title={MESSAGES.deleteQuestion}
        confirmLabel="Delete"
        onConfirm={() => {
          isDeleting.current = true;
          if (doomed !== null) remove.mutate(doomed);
          setDoomed(null);
        }}
        // The button that opened the question disappears with its note.
        finalFocus={() => (isDeleting.current ? add.current : null)}
        onCancel={() => setDoomed(null)}
      >
        <bdi>{doomed?.Title}</bdi>
      </ConfirmDialog>
    </div>
  );
}

function NotesBar({ view, children }: { readonly view: NotesView; readonly children: ReactNode }): ReactNode {
  return (
    <>
      <div className="pe-notes-bar">
        <SearchInput
          label="Search notes by title"
          placeholder="Search by title"
          value={view.search}
          onChange={view.setSearch}
          hotkey="/"
        />
        <div className="pe-notes-sort">
          <span aria-hidden>Sort by</span>
          <Segmented label="Sort by" value={view.sort} options={SORTS} onChange={view.setSort} />
        </div>
        {children}
      </div>
      <p className="pe-notes-private">
        <Lock aria-hidden className="cd-i-14" />
        Only you can see these notes.
      </p>
    </>
  );
}

interface NoteListProps {
  readonly notes: readonly Note[];
  readonly search: string;
  readonly onEdit: (note: Note) => void;
  readonly onDelete: (note: Note) => void;
  readonly onClear: () => void;
}

function NoteList({ notes, search, onEdit, onDelete, onClear }: NoteListProps): ReactNode {
  if (notes.length === 0) {
    return (
      <EmptyState
        kind="filtered"
        title={`No title has “${search.trim()}” in it`}
        action={<Button onClick={onClear}>Show All Notes</Button>}
      />
    );
  }
  return (
    <>
      <p className="cd-vh" role="status">
        {search.trim() !== '' && `${plural(notes.length, 'note')} found`}
      </p>
      <ul className="pe-note-list">
        {notes.map((note) => (
          <li key={note.Id}>
            <NoteCard note={note} onEdit={() => onEdit(note)} onDelete={() => onDelete(note)} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface NoNotesProps {
  readonly name: string;
  readonly addRef: RefObject<HTMLButtonElement | null>;
  readonly onAdd: () => void;
}

function NoNotes({ name, addRef, onAdd }: NoNotesProps): ReactNode {
  return (
    <EmptyState
      icon={<Lock aria-hidden />}
      title={`You have no notes about ${name} yet`}
      action={
        <Button ref={addRef} variant="primary" icon={<Plus aria-hidden />} onClick={onAdd}>
          Add Note
        </Button>
      }
    >
      What you write here, only you can see.
    </EmptyState>
  );
}
