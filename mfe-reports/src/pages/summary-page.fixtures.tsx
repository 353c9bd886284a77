import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Session } from '@cadence/shared-contract';
import { renderWithShell, type RenderedInShell } from '@cadence/shared-auth/testing';
import { MANAGER } from '../testing/summary.fixtures.ts';
import SummaryPage from './summary-page.tsx';

interface ShowOptions {
  readonly session?: Session;
  /** Of the address, with its question mark. */
  readonly query?: string;
  readonly slug?: 'ai-goal-summary' | 'ai-executive-summary';
}

export function showSummary({
  session = MANAGER,
  query = '?id=5',
  slug = 'ai-goal-summary',
}: ShowOptions = {}): RenderedInShell {
  return renderWithShell(<SummaryPage />, {
    session,
    route: `/v3/reports/${slug}${query}`,
    path: '/v3/reports/:slug',
  });
}

export const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

/** One text with all that belongs to it. */
export const part = async (title: string) => within(await screen.findByRole('region', { name: title }));

/** Opens a text as a field and returns it. */
export async function openField(title: string): Promise<HTMLElement> {
  await userEvent.click(await shownText(title));
  return screen.findByRole('textbox', { name: `Text: ${title}` });
}

const ITEMS = '[role="menuitem"],[role="menuitemradio"],[role="menuitemcheckbox"]';

/** Adds words to the end of a text, whose field stays open. */
export async function addWords(title: string, words: string): Promise<HTMLElement> {
  const field = await openField(title);
  await userEvent.paste(words);
  return field;
}

/** One text as it is read. */
export const shownText = async (title: string): Promise<HTMLElement> =>
  screen.findByRole('group', { name: `Text: ${title}` });

/** Once everything is saved. */
export const isSaved = async (): Promise<HTMLElement> =>
  screen.findByText(/, saved$/, { selector: '[role="status"]' });

/** Chooses what begins with a name from a menu, by keyboard. */
export async function chooseAction(name: string, menuButton = 'More actions'): Promise<void> {
  (await screen.findByRole('button', { name: menuButton })).focus();
  await userEvent.keyboard('{Enter}');
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toHaveFocus());
  for (const item of menu.querySelectorAll<HTMLElement>(ITEMS)) {
    await waitFor(() => expect(item).toHaveAttribute('data-highlighted'));
    if (item.textContent.startsWith(name)) break;
    await userEvent.keyboard('{ArrowDown}');
  }
  await userEvent.keyboard('{Enter}');
}

export const dialog = async (name: string | RegExp, role: 'dialog' | 'alertdialog' = 'dialog') =>
  within(await screen.findByRole(role, { name }));

/** The slide that the pager shows. */
export const slideShown = async (): Promise<string> =>
  (await screen.findByText(/^Slide/, { selector: '[role="status"]' })).textContent;
