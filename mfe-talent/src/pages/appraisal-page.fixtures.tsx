import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderWithShell, type RenderedInShell } from '@cadence/shared-auth/testing';
import type { Session } from '@cadence/shared-contract';
import { loadRichTextEditor } from '@cadence/shared-ui/rich-text';
import { REVIEWER } from '../testing/appraisal.fixtures.ts';
import AppraisalPage from './appraisal-page.tsx';

// A test of an appraisal does not measure how long the editor's code takes to load.
await loadRichTextEditor();

/** The page as the reviewer sees it. @param query of the address */
export function showAppraisal({
  session = REVIEWER,
  query = '',
}: { readonly session?: Session; readonly query?: string } = {}): RenderedInShell {
  return renderWithShell(<AppraisalPage />, {
    session,
    route: `/v3/talent/appraisal/939${query}`,
    path: '/v3/talent/appraisal/:appraisalId',
  });
}

export const step = (scale: string, label: string): HTMLElement =>
  within(screen.getByRole('radiogroup', { name: new RegExp(`^${scale}`) })).getByRole('radio', {
    name: new RegExp(`^${label}`),
  });

/** Types into the review; its label brings the focus there. */
export async function writeReview(words: string): Promise<void> {
  await screen.findByRole('textbox', { name: 'Review' });
  await userEvent.click(screen.getByText('Review', { selector: 'label *' }));
  await userEvent.keyboard(words);
}

export const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Chooses from the menu of further actions, by keyboard. */
export async function chooseAction(name: string): Promise<void> {
  (await screen.findByRole('button', { name: 'More actions' })).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  for (const item of screen.getAllByRole('menuitem')) {
    await waitFor(() => expect(item).toHaveAttribute('data-highlighted'));
    if (item.textContent === name) break;
    await userEvent.keyboard('{ArrowDown}');
  }
  await userEvent.keyboard('{Enter}');
}

export const dialogNamed = async (name: string | RegExp, role: 'dialog' | 'alertdialog' = 'dialog') =>
  within(await screen.findByRole(role, { name }));
