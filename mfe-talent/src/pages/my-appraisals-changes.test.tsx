import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Appraisal } from '@cadence/shared-contract';
import { MESSAGES } from '@cadence/shared-contract';
import { findViolations, renderWithShell, setupApiServer } from '@cadence/shared-auth/testing';
import {
  completedAppraisal,
  editedAppraisal,
  ownAppraisal,
  REVIEW,
  signature,
  signedAppraisal,
} from '../testing/letter.fixtures.ts';
import { serveLetters } from '../testing/serve-letters.ts';
import MyAppraisalsPage from './my-appraisals-page.tsx';

const server = setupApiServer();
beforeEach(() => localStorage.clear());

const TITLE = 'Dimitris Antonopoulos edited this after you signed';

async function show(...appraisals: readonly Appraisal[]) {
  const held = serveLetters(server, ...appraisals);
  const shown = renderWithShell(<MyAppraisalsPage />, { route: '/v3/talent/myappraisal' });
  await screen.findByText(MESSAGES.talentNoGoals);
  return { held, ...shown };
}
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent.trim());

test('[TAL-029] an edit after the signature is counted and marked in its place', async () => {
  await show(editedAppraisal());
  expect(screen.getByText(TITLE)).toBeVisible();
  expect(
    screen.getByText('Nov 18, 02:20 pm, one sentence. Your signature of Nov 17 stays with the earlier text.'),
  ).toBeVisible();
  expect(texts('del')).toEqual(['removed: That is the quarter in one sentence.']);
  expect(texts('ins')).toEqual(['added: That is the quarter, but for Ostrava.']);
  expect(screen.getByText('Waiting for you to sign again')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'What I want you to keep' })).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

test('[TAL-029] [TAL-053] it is answered and signed again, starting from the words said before', async () => {
  const { held } = await show(
    editedAppraisal({ Signatures: [signature({ IsCurrent: false, Comment: 'Thank you.' })] }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Sign again' }));
  expect(screen.queryByRole('button', { name: 'Sign again' })).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'I agree' })).not.toBeChecked();
  expect(screen.getByRole('textbox', { name: /^Your comment/ })).toHaveValue('Thank you.');
  const name = screen.getByRole('textbox', { name: /^Signature/ });
  expect(name).toHaveValue('');
  await userEvent.click(screen.getByRole('radio', { name: 'I agree' }));
  await userEvent.type(name, 'Zoë Lefèvre');
  await userEvent.click(screen.getByRole('button', { name: 'Sign' }));
  await waitFor(() => expect(screen.queryByText(TITLE)).not.toBeInTheDocument());
  expect(held.signed).toMatchObject([{ Agrees: true, UpdatedAt: '2026-11-18T20:20:00.000Z' }]);
  expect(document.querySelector('del')).toBeNull();
});

test('[TAL-020] the text that was signed can be read as it was', async () => {
  await show(editedAppraisal());
  await userEvent.click(screen.getByRole('button', { name: 'Text of Nov 17' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Text of Nov 17' }));
  expect(dialog.getByText(/That is the quarter in one sentence\.$/)).toBeVisible();
  expect(dialog.getByText('Signed by Zoë Lefèvre, Nov 17, 2026 04:20 pm. Text 3f2a9c1e')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Text of Nov 17' })).toHaveFocus());
});

test('[TAL-029] the signature can be left with the earlier text, until the next edit', async () => {
  const { held, unmount } = await show(editedAppraisal());
  await userEvent.click(screen.getByRole('button', { name: 'Leave my signature' }));
  expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
  expect(screen.getByText(/That is the quarter, but for Ostrava\./)).toBeVisible();
  expect(screen.getByText(/^The text signed is not the text shown/)).toBeVisible();
  unmount();
  const again = await show(editedAppraisal());
  expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
  again.held.appraisals = [editedAppraisal({ UpdatedAt: '2026-11-19T09:00:00.000Z' })];
  act(() => again.hub.emit('missed', {}));
  expect(await screen.findByText(TITLE)).toBeVisible();
  expect(held.signed).toEqual([]);
});

test('[TAL-032] the notice speaks of ratings that are shared, and never of others', async () => {
  const before = signature({ IsCurrent: false, PrimaryRating: 1, SecondaryRating: 1 });
  const rated = { PrimaryRating: 2, SecondaryRating: 1, Signatures: [before] };
  const { unmount } = await show(editedAppraisal({ ...rated, AreRatingsShared: true }));
  expect(screen.getByText(/one sentence, Performance was Meets expectations\./)).toBeVisible();
  unmount();
  await show(editedAppraisal(rated));
  expect(screen.getByText(TITLE)).toBeVisible();
  expect(screen.queryByText(/Performance|expectations/)).not.toBeInTheDocument();
});

test('an edit of nothing but the formatting says so', async () => {
  await show(editedAppraisal({ Review: REVIEW.replace('eleven', '<strong>eleven</strong>') }));
  expect(screen.getByText(/only how it looks\. Your signature/)).toBeVisible();
  expect(document.querySelector('strong')).toHaveTextContent('eleven');
});

test('[TAL-020] both signatures are under the letter with answer, words, names and times', async () => {
  await show(completedAppraisal());
  const signatures = within(screen.getByRole('region', { name: 'Signatures' }));
  expect(signatures.getByText('I have read it and disagree')).toBeVisible();
  expect(signatures.getByText('Ostrava was reached by the measure of July.')).toBeVisible();
  expect(signatures.getByText('Nov 17, 2026 04:20 pm')).toBeVisible();
  expect(signatures.getByText('Reviewer')).toBeVisible();
  expect(signatures.getByText('Nov 18, 2026 05:40 pm')).toBeVisible();
  expect(signatures.queryByText(/not the text shown/)).not.toBeInTheDocument();
});

test('[TAL-020] [D-92] signatures from before a reopening are kept, folded', async () => {
  await show(ownAppraisal({ Signatures: [signature({ Id: 8, IsInForce: false, IsCurrent: false })] }));
  const signatures = within(screen.getByRole('region', { name: 'Signatures' }));
  await userEvent.click(signatures.getByText('Earlier signatures (1)'));
  await userEvent.click(signatures.getByRole('button', { name: 'Read the text of Nov 17' }));
  expect(await screen.findByRole('dialog', { name: 'Text of Nov 17' })).toBeVisible();
});

test('[TAL-029] while it is signed again, another edit asks for another look', async () => {
  const { held, hub } = await show(editedAppraisal());
  await userEvent.click(screen.getByRole('button', { name: 'Sign again' }));
  held.appraisals = [
    editedAppraisal({ Review: '<p>Another text.</p>', UpdatedAt: '2026-11-19T09:00:00.000Z' }),
  ];
  act(() => hub.emit('TenantUpdate', { type: 'appraisal_update', id: 903, actorId: 3 }));
  expect(await screen.findByText('Dimitris Antonopoulos edited this while you were reading')).toBeVisible();
  expect(texts('ins')).toEqual(['added: Another text.']);
});

test('[TAL-003] a signed appraisal says what was answered and that it can be changed', async () => {
  await show(signedAppraisal());
  const own = within(screen.getByRole('region', { name: 'Your signature' }));
  expect(own.getByText('I agree')).toBeVisible();
  expect(own.getByText('signed Nov 17')).toBeVisible();
  expect(own.getByText('You can change it until Dimitris Antonopoulos signs.')).toBeVisible();
});
