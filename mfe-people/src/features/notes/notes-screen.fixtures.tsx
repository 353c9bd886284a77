import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Note } from '@cadence/shared-contract';
import type { ApiServer, RenderedInShell } from '@cadence/shared-auth/testing';
import { on } from '@cadence/shared-auth/testing';
import { loadRichTextEditor } from '@cadence/shared-ui/rich-text';
import { profileBundle } from '../../testing/people.fixtures.ts';
import { showProfile } from '../../testing/show-profile.tsx';

// A test of the notes does not measure how long the editor's code takes to load.
await loadRichTextEditor();

export function note(fields: Partial<Note> = {}): Note {
  return {
    Id: 1,
    Title: 'One-on-one',
    Body: '<p>Wants to <strong>lead</strong> a project.</p>',
    CreatedAt: '2026-11-02T10:00:00.000Z',
    UpdatedAt: '2026-11-02T10:00:00.000Z',
    ...fields,
  };
}

/** Written before `note()` and changed after it. */
export const PLANS: Note = note({
  Id: 2,
  Title: 'Plans for Q1',
  CreatedAt: '2026-10-05T10:00:00.000Z',
  UpdatedAt: '2026-11-12T10:00:00.000Z',
});

/** The Notes tab of person 20. */
export function showNotes(server: ApiServer): RenderedInShell {
  return showProfile(server, { bundle: profileBundle(), params: { personId: '20', tab: 'notes' } });
}

/** The notes as the server holds them; the test changes the list. */
export function serveNotes(server: ApiServer, ...notes: Note[]): { notes: Note[] } {
  const held = { notes };
  server.use(on('notes.list', () => ({ data: held.notes })));
  return held;
}

/** The titles of the notes that are shown, in their order. */
export function titles(): (string | null)[] {
  return screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent);
}

/** What is in the drawer of this name. */
export async function drawerParts(name: 'Add note' | 'Edit note') {
  const drawer = within(await screen.findByRole('dialog', { name }));
  return {
    drawer,
    title: drawer.getByRole('textbox', { name: 'Title' }),
    text: await drawer.findByRole('textbox', { name: 'Note' }),
    /** Types into the text; its label brings the focus there. */
    async write(words: string): Promise<void> {
      await userEvent.click(drawer.getByText('Note'));
      await userEvent.keyboard(words);
    },
    save: drawer.getByRole('button', { name: 'Save' }),
    cancel: drawer.getByRole('button', { name: 'Cancel' }),
  };
}
