import type { ReactNode } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Session } from '@cadence/shared-contract';
import { renderWithShell, type RenderedInShell } from '@cadence/shared-auth/testing';
import { Route, Routes, useParams } from '@cadence/shared-ui/router';
import OverviewPage from '../pages/overview-page.tsx';
import { REVIEWER } from './appraisal.fixtures.ts';

function RoutedPage(): ReactNode {
  return <OverviewPage params={useParams()} />;
}

/** Overview as its routes show it; other routes are empty. */
export function showOverview(route = '/v3/talent', session: Session = REVIEWER): RenderedInShell {
  return renderWithShell(
    <Routes>
      <Route path="/v3/talent" element={<RoutedPage />} />
      <Route path="/v3/talent/:id/:uid" element={<RoutedPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { session, route },
  );
}

/** Lets media queries of a phone match. */
export function onPhone(): void {
  const plain = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(plain(query), { matches: query === '(max-width: 767px)' }));
}

/** Opens a menu by keyboard and chooses its last entry. */
export async function chooseLast(button: string | RegExp): Promise<void> {
  (await screen.findByRole('button', { name: button })).focus();
  await userEvent.keyboard('{Enter}');
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toHaveFocus());
  await userEvent.keyboard('{End}');
  const items = menu.querySelectorAll('[role^="menuitem"]');
  await waitFor(() => expect(items[items.length - 1]).toHaveAttribute('data-highlighted'));
  await userEvent.keyboard('{Enter}');
}

export const teamTable = async () =>
  within(await screen.findByRole('table', { name: 'Appraisals of the team' }));
export const rowOf = async (name: RegExp) => within((await teamTable()).getByRole('row', { name }));
/** Who is listed, from the top. */
export const names = () =>
  [...document.querySelectorAll('tbody .tal-name')].map(({ textContent }) => textContent);
export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
/** The groups of the table, with their counts. */
export const groups = async () =>
  (await teamTable())
    .getAllByRole('rowheader')
    .flatMap((head) => (head.getAttribute('scope') === 'rowgroup' ? [head.textContent] : []));
