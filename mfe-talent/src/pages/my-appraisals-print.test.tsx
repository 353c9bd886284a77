import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Appraisal } from '@cadence/shared-contract';
import { findViolations, on, renderWithShell, setupApiServer } from '@cadence/shared-auth/testing';
import {
  completedAppraisal,
  finishedGoal,
  ownAppraisal,
  signature,
  signedAppraisal,
} from '../testing/letter.fixtures.ts';
import { serveLetters } from '../testing/serve-letters.ts';
import MyAppraisalsPage from './my-appraisals-page.tsx';

const server = setupApiServer();
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

async function show(appraisal: Appraisal) {
  const held = serveLetters(server, appraisal);
  held.goals = [finishedGoal(1, 'Keep Ostrava', [true, false])];
  const shown = renderWithShell(<MyAppraisalsPage />, { route: '/v3/talent/myappraisal' });
  await screen.findByRole('button', { name: 'Your 1 goal of the quarter' });
  return shown;
}
/** What is printed; on the screen it is hidden. */
const paper = () => document.querySelector<HTMLElement>('body > .tal-paper');

test.each([
  ['shared', ownAppraisal()],
  ['acknowledged', signedAppraisal()],
])('[TAL-012] a %s appraisal has no Print', async (_state, appraisal) => {
  await show(appraisal);
  expect(screen.queryByRole('button', { name: /Print|PDF/ })).not.toBeInTheDocument();
  expect(paper()).toBeNull();
});

test('[TAL-012] a completed appraisal is printed by the browser', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await show(completedAppraisal());
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(await findViolations()).toEqual([]);
});

test('[TAL-012] the paper holds the letter, goals, comment, both signatures, and who printed which text', async () => {
  const { unmount } = await show(completedAppraisal());
  expect(paper()).not.toBeVisible();
  const sheet = within(paper()!);
  expect(sheet.getByText('Appraisal for Q3 2026, Jul 1 – Sep 30, 2026')).toBeInTheDocument();
  expect(sheet.getByText('Completed (100%), Nov 18, 2026')).toBeInTheDocument();
  expect(sheet.getByText(/^Zoë, eleven of your twelve hospitals renewed/)).toBeInTheDocument();
  expect(sheet.getByText('Finalized (In Dispute)')).toBeInTheDocument();
  const closing = within(paper()!.querySelector<HTMLElement>('.tal-paper-closing')!);
  expect(closing.getByText('Ostrava was reached by the measure of July.')).toBeInTheDocument();
  expect(closing.getByText('I have read it and disagree')).toBeInTheDocument();
  expect(closing.getByText('Zoë Lefèvre, Nov 17, 2026 04:20 pm CST')).toBeInTheDocument();
  expect(closing.getByText('Dimitris Antonopoulos, Nov 18, 2026 05:40 pm CST')).toBeInTheDocument();
  expect(sheet.getByText(/^Confidential\. Text as signed: 3f2a9c1e on Nov 17, 2026/)).toBeInTheDocument();
  expect(sheet.getByText('Printed by Zoë Lefèvre, Nov 19, 2026')).toBeInTheDocument();
  unmount();
  expect(paper()).toBeNull();
});

test('[TAL-012] [TAL-032] ratings that are not shared are not on paper, shared ones are', async () => {
  const rated = { PrimaryRating: 0, SecondaryRating: 1 };
  const { unmount } = await show(completedAppraisal(rated));
  expect(paper()).not.toHaveTextContent('Performance');
  unmount();
  await show(completedAppraisal({ ...rated, AreRatingsShared: true }));
  expect(paper()).toHaveTextContent('PerformanceBelow expectations');
});

test('[TAL-012] [D-92] only the signatures in force are on paper', async () => {
  const { Signatures } = completedAppraisal();
  await show(
    completedAppraisal({
      Signatures: [...Signatures, signature({ Id: 9, IsInForce: false, Comment: 'An earlier word.' })],
    }),
  );
  expect(paper()).not.toHaveTextContent('An earlier word.');
});

test('[TAL-012] the PDF is saved under the name that the server gives', async () => {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:pdf', revokeObjectURL: () => undefined });
  await show(completedAppraisal());
  server.use(
    on(
      'talent.pdf',
      () => new File(['%PDF'], 'Appraisal Q3 2026 Zoë Lefèvre.pdf', { type: 'application/pdf' }),
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(saved).toEqual(['Appraisal Q3 2026 Zoë Lefèvre.pdf']));
});
