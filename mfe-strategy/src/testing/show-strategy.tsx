import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { RenderedInShell } from '@cadence/shared-auth/testing';
import { renderWithShell } from '@cadence/shared-auth/testing';
import { loadRichTextEditor } from '@cadence/shared-ui/rich-text';
import StrategyPage from '../pages/strategy-page.tsx';
import { EDITOR } from './strategy.fixtures.ts';

// A test of the strategy does not measure how long the editor's code takes to load.
await loadRichTextEditor();

/** The page as seen by editors. @param query of the address */
export function showStrategy(query = ''): RenderedInShell {
  return renderWithShell(<StrategyPage />, { session: EDITOR, route: `/v3/strategy${query}` });
}

/** What is in the editor, once its fields can be written. */
export async function editorParts() {
  const drawer = within(await screen.findByRole('dialog', { name: 'Edit strategy' }));
  return {
    drawer,
    field: (name: string) => drawer.findByRole('textbox', { name }),
    /** Types at the end of a text; its label brings the focus there. */
    async write(label: string, words: string): Promise<void> {
      await drawer.findByRole('textbox', { name: label });
      await userEvent.click(drawer.getByText(label));
      await userEvent.keyboard(words);
    },
    turnTo: (tab: string) => userEvent.click(drawer.getByRole('tab', { name: tab })),
    saveDraft: () => userEvent.click(drawer.getByRole('button', { name: 'Save Draft' })),
    publish: () => userEvent.click(drawer.getByRole('button', { name: 'Publish…' })),
    cancel: () => userEvent.click(drawer.getByRole('button', { name: 'Cancel' })),
  };
}

/** What is to be published, with its changes. */
export async function changesParts() {
  const drawer = within(await screen.findByRole('dialog', { name: 'Changes to publish' }));
  return {
    drawer,
    /** Sections that change, each with its text. */
    sections: async () => {
      await waitFor(() => drawer.getAllByRole('heading', { level: 3 }));
      return drawer
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.closest('header')?.textContent);
    },
    publish: () => userEvent.click(drawer.getByRole('button', { name: 'Publish' })),
  };
}

export const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
