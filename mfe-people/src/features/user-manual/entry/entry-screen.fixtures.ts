import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { BodyOf, UserManual } from '@cadence/shared-contract';
import { on } from '@cadence/shared-auth/testing';
import type { ApiServer } from '@cadence/shared-auth/testing';
import {
  ENTERED,
  manualEntry,
  ownManual,
  OWNER,
  serveManual,
  showManual,
} from '../../../testing/user-manual.fixtures.ts';

/** Suggests a description of each type. */
export function serveSuggestions(server: ApiServer): void {
  server.use(
    on('userManual.suggest', ({ body }) => ({
      Description: `How ${body.Disc} works.`,
      Label: 'Composed from our texts for the type',
    })),
  );
}

export type EntryParts = ReturnType<typeof partsOf>;

/** What is in the drawer. */
export function partsOf(dialog: HTMLElement) {
  const drawer = within(dialog);
  return {
    drawer,
    type: (name: RegExp) => drawer.getByRole('radio', { name }),
    description: drawer.getByRole('textbox', { name: /^Description/ }),
    save: drawer.getByRole('button', { name: 'Save' }),
    cancel: drawer.getByRole('button', { name: 'Cancel' }),
    upload: (...files: File[]) =>
      userEvent.upload(drawer.getByLabelText('PDF'), files, { applyAccept: false }),
  };
}

/** Opens the form of the owner's entry. */
export async function openEntry(server: ApiServer, manual: UserManual = ownManual()) {
  const held = serveManual(server, manual);
  const name = manual.ManualUserManual === null ? 'Add DISC Manually' : 'Edit DISC Manually';
  const view = showManual(server, OWNER);
  await userEvent.click(await screen.findByRole('button', { name }));
  return { ...view, held, ...partsOf(await screen.findByRole('dialog', { name })) };
}

/** Answers what is saved with an entry of it. */
export function serveSave(server: ApiServer) {
  const sent: BodyOf<'userManual.save'>[] = [];
  server.use(
    on('userManual.save', ({ body }) => {
      sent.push(body);
      const { Disc, Description } = body;
      const entry = manualEntry({ Disc: Disc ?? 'D', Description, FilePath: null, File: null });
      return { data: ownManual({ ...ENTERED, ManualUserManual: entry }) };
    }),
  );
  return sent;
}

/** Takes files; the first one is `file-2`. */
export function serveUpload(server: ApiServer): string[] {
  const names: string[] = [];
  server.use(
    on('userManual.upload', ({ body }) => {
      names.push(body.FileName);
      return { data: `file-${names.length + 1}` };
    }),
  );
  return names;
}

export const pdf = (name = 'DISC-2026.pdf'): File =>
  new File(['%PDF-1.7'], name, { type: 'application/pdf' });
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Chooses a type and writes a description. */
export async function fillIn({ type, description }: Pick<EntryParts, 'type' | 'description'>): Promise<void> {
  await userEvent.click(type(/^ID/));
  await userEvent.type(description, 'I think aloud.');
}
