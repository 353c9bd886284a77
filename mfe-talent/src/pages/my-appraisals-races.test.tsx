import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Appraisal } from '@cadence/shared-contract';
import { findViolations, renderWithShell, setupApiServer } from '@cadence/shared-auth/testing';
import { Link } from '@cadence/shared-ui/router';
import {
  completedAppraisal,
  ownAppraisal,
  Q1,
  Q2,
  Q3,
  REVIEW,
  signedAppraisal,
  talentSchedule,
} from '../testing/letter.fixtures.ts';
import { serveLetters } from '../testing/serve-letters.ts';
import { findForm, showMyAppraisals as show } from '../testing/show-my-appraisals.tsx';
import MyAppraisalsPage from './my-appraisals-page.tsx';

const server = setupApiServer();
beforeEach(() => localStorage.clear());

const EDITED = REVIEW.replace('eleven of', 'ten of');
const edited = (fields: Partial<Appraisal> = {}) =>
  ownAppraisal({ Review: EDITED, UpdatedAt: '2026-11-19T10:41:00.000Z', ...fields });

async function typeAll() {
  const form = await findForm();
  await userEvent.click(form.agree());
  await userEvent.type(form.comment(), 'Kept words');
  await userEvent.type(form.name(), 'Zoë Lefèvre');
  return form;
}

test('[TAL-026] a text edited in between is not signed: it is marked, and signed once it was looked at', async () => {
  const held = serveLetters(server, ownAppraisal());
  show();
  const form = await typeAll();
  held.appraisals = [edited()];
  await form.sign();
  expect(await screen.findByText('Dimitris Antonopoulos edited this while you were reading')).toBeVisible();
  expect(screen.getByText(/one sentence\. What you wrote is still here\./)).toBeVisible();
  expect(document.querySelector('del')).toHaveTextContent(/eleven of your twelve/);
  expect(document.querySelector('ins')).toHaveTextContent(/ten of your twelve/);
  expect(
    screen.getByText('This was changed by someone else since you opened it. What you wrote is still here.'),
  ).toBeVisible();
  expect(form.comment()).toHaveValue('Kept words');
  expect(await findViolations()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Sign' })).toHaveAccessibleDescription(/Look at what is marked/);
  await form.sign();
  expect(held.signed).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'I have read the changes' }));
  expect(document.querySelector('del')).toBeNull();
  await form.sign();
  await screen.findByText('Waiting for Dimitris Antonopoulos to sign');
  expect(held.signed[1]).toMatchObject({ Comment: 'Kept words', UpdatedAt: '2026-11-19T10:41:00.000Z' });
});

test('[TAL-026] the edit shows by itself, and what is typed stays', async () => {
  const held = serveLetters(server, ownAppraisal());
  const { refetch } = show();
  const form = await typeAll();
  held.appraisals = [edited()];
  refetch();
  expect(await screen.findByText('Dimitris Antonopoulos edited this while you were reading')).toBeVisible();
  expect(form.comment()).toHaveValue('Kept words');
  expect(form.agree()).toBeChecked();
});

test('[TAL-032] a version that reads the same is signed without a word of what is not shared', async () => {
  const held = serveLetters(server, ownAppraisal());
  show();
  const form = await typeAll();
  held.appraisals = [ownAppraisal({ UpdatedAt: '2026-11-19T10:41:00.000Z' })];
  await form.sign();
  await screen.findByText('Waiting for Dimitris Antonopoulos to sign');
  expect(held.signed).toHaveLength(2);
  expect(screen.queryByText(/edited/)).not.toBeInTheDocument();
});

test('[TAL-026] an appraisal that is taken back or deleted says so, and the words stay readable', async () => {
  const held = serveLetters(server, ownAppraisal());
  show();
  const form = await typeAll();
  held.appraisals = [];
  await form.sign();
  expect(await screen.findByText('This appraisal is no longer shared')).toBeVisible();
  expect(screen.getByText('Kept words')).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('[TAL-026] it says so by itself, too, and the words come back with the appraisal', async () => {
  const held = serveLetters(server, ownAppraisal());
  const { refetch } = show();
  await typeAll();
  held.appraisals = [];
  refetch();
  await waitFor(() => expect(screen.getByText('This appraisal is no longer shared')).toBeVisible());
  held.appraisals = [edited()];
  refetch();
  const form = await findForm();
  expect(screen.getByText(/You have an unsaved draft/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(form.comment()).toHaveValue('Kept words');
});

test('[TAL-029] what was not sent before it was completed is still there to read', async () => {
  const held = serveLetters(server, signedAppraisal());
  const { refetch } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit signature' }));
  const form = await findForm();
  await userEvent.type(form.comment(), 'Too late');
  held.appraisals = [completedAppraisal()];
  refetch();
  expect(await screen.findByText('What you wrote was not sent')).toBeVisible();
  expect(screen.getByText('Too late')).toBeVisible();
});

/** Shown once the appraisal or the list is known to be gone, whichever comes first. */
const expectGone = () =>
  waitFor(() => expect(screen.getByText('This appraisal is no longer shared')).toBeVisible());
const keptWords = () => screen.getByText('Kept words', { selector: 'blockquote' });

describe('[TAL-003] [D-92] the quarter that is shown stays, though the address names none', () => {
  const UNSIGNED = ownAppraisal({ Period: Q2 });
  const quarter = (name: string) => screen.findByRole('button', { name: `Quarter: ${name}` });

  test('when its appraisal is taken back, with the words that were typed', async () => {
    const held = serveLetters(server, ownAppraisal(), UNSIGNED);
    const { refetch } = show();
    await typeAll();
    held.appraisals = [UNSIGNED];
    refetch();
    await expectGone();
    expect(await quarter('Q3 2026')).toBeVisible();
    expect(keptWords()).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  test('when a later one is shared', async () => {
    const held = serveLetters(server, UNSIGNED);
    const { refetch } = show();
    const form = await typeAll();
    held.appraisals = [completedAppraisal({ Period: Q1 }), UNSIGNED, ownAppraisal()];
    refetch();
    expect(await screen.findByRole('link', { name: /^Q1 2026/ })).toBeVisible();
    expect(screen.getByRole('article', { name: 'Your appraisal for Q2 2026' })).toBeVisible();
    expect(form.comment()).toHaveValue('Kept words');
  });

  test('when it is not offered any more', async () => {
    const held = serveLetters(server, ownAppraisal(), UNSIGNED);
    const { refetch } = show();
    await typeAll();
    held.schedule = talentSchedule({ Periods: [Q2, Q1] });
    held.appraisals = [UNSIGNED];
    held.person = { Periods: [] };
    refetch();
    await expectGone();
    expect(keptWords()).toBeVisible();
  });

  test('until the page is loaded again', async () => {
    const held = serveLetters(server, ownAppraisal(), UNSIGNED);
    const { hub } = renderWithShell(
      <>
        <Link to="/v3/talent/myappraisal">Appraisal Available for Signature</Link>
        <MyAppraisalsPage />
      </>,
      { route: `/v3/talent/myappraisal?period=${Q3.PeriodId}` },
    );
    await findForm();
    held.appraisals = [UNSIGNED];
    act(() => hub.emit('TenantUpdate', { type: 'appraisal_update', id: 903, actorId: 3 }));
    await expectGone();
    await userEvent.click(screen.getByRole('link', { name: 'Appraisal Available for Signature' }));
    expect(await screen.findByRole('article', { name: 'Your appraisal for Q2 2026' })).toBeVisible();
    expect(await quarter('Q2 2026')).toBeVisible();
  });
});

test('[TAL-051] another appraisal in place of a deleted one waits until the words are read', async () => {
  const held = serveLetters(server, ownAppraisal());
  const { refetch } = show();
  await typeAll();
  held.appraisals = [edited({ Id: 950 })];
  refetch();
  await expectGone();
  expect(keptWords()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Read the new one' }));
  expect(await screen.findByText(/ten of your twelve/)).toBeVisible();
});

test('[TAL-029] what was typed is still there to read when it was signed elsewhere', async () => {
  const held = serveLetters(server, ownAppraisal());
  const { refetch } = show();
  await typeAll();
  held.appraisals = [signedAppraisal()];
  refetch();
  expect(await screen.findByText('What you wrote was not sent')).toBeVisible();
  expect(keptWords()).toBeVisible();
});
