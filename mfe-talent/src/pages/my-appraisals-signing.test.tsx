import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import {
  ApiProblem,
  expectFailuresSaid,
  findViolations,
  on,
  setupApiServer,
} from '@cadence/shared-auth/testing';
import { completedAppraisal, ownAppraisal, signature, signedAppraisal } from '../testing/letter.fixtures.ts';
import { serveLetters } from '../testing/serve-letters.ts';
import { findForm, showMyAppraisals as show } from '../testing/show-my-appraisals.tsx';

const server = setupApiServer();
beforeEach(() => localStorage.clear());

test('[TAL-026] [TAL-053] signing sends answer, words, name and version, and the page says who signs next', async () => {
  const held = serveLetters(server, ownAppraisal());
  const { toasts, guards } = show();
  const form = await findForm();
  expect(form.agree()).not.toBeChecked();
  expect(form.disagree()).not.toBeChecked();
  expect(screen.getByText('Dimitris Antonopoulos, the managers above and HR')).toBeVisible();
  await userEvent.click(form.disagree());
  await userEvent.type(form.comment(), 'Ostrava was reached. ');
  await userEvent.type(form.name(), ' Zoë Lefèvre ');
  expect(guards).toContain('Your signature is not saved.');
  expect(await findViolations()).toEqual([]);
  await form.sign();
  expect(await screen.findByText('Waiting for Dimitris Antonopoulos to sign')).toBeVisible();
  expect(held.signed).toEqual([
    {
      id: 903,
      Agrees: false,
      Comment: 'Ostrava was reached.',
      Sign: 'Zoë Lefèvre',
      UpdatedAt: '2026-11-16T15:00:00.000Z',
    },
  ]);
  expect(toasts.map(({ title }) => title)).toEqual(['Signed. Dimitris Antonopoulos signs next']);
  expect(guards.size).toBe(0);
  expect(screen.queryByText('What you wrote was not sent')).not.toBeInTheDocument();
  const signatures = within(screen.getByRole('region', { name: 'Signatures' }));
  expect(signatures.getByText('I have read it and disagree')).toBeVisible();
  expect(signatures.getByText('Ostrava was reached.')).toBeVisible();
});

test('[TAL-031] the comment may stay empty', async () => {
  const held = serveLetters(server, ownAppraisal());
  show();
  const form = await findForm();
  await userEvent.click(form.agree());
  await userEvent.type(form.name(), 'Zoë Lefèvre{Enter}');
  await screen.findByText('Waiting for Dimitris Antonopoulos to sign');
  expect(held.signed).toMatchObject([{ Agrees: true, Comment: null }]);
});

test('[TAL-030] without a name or an answer nothing is sent, and the first of them has the focus', async () => {
  const held = serveLetters(server, ownAppraisal());
  show();
  const form = await findForm();
  await form.sign();
  await waitFor(() => expect(form.agree()).toHaveFocus());
  expect(screen.getAllByText('This is required.')).toHaveLength(2);
  await userEvent.click(form.agree());
  await userEvent.type(form.name(), '   ');
  await form.sign();
  await waitFor(() => expect(form.name()).toHaveFocus());
  expect(screen.getAllByText('This is required.')).toHaveLength(1);
  expect(form.name()).toBeInvalid();
  expect(held.signed).toEqual([]);
  expect(await findViolations()).toEqual([]);
});

test('[TAL-031] a comment that is too long is refused at its field', async () => {
  const held = serveLetters(server, ownAppraisal());
  show();
  const form = await findForm();
  await userEvent.click(form.agree());
  await userEvent.click(form.comment());
  await userEvent.paste('a'.repeat(LIMITS.comment + 1));
  await userEvent.type(form.name(), 'Zoë Lefèvre');
  await form.sign();
  expect(await screen.findByText(`A comment can have at most ${LIMITS.comment} characters.`)).toBeVisible();
  expect(held.signed).toEqual([]);
});

test('[TAL-029] until completion the signature can be edited, beginning with what was said', async () => {
  const held = serveLetters(server, signedAppraisal({ Signatures: [signature({ Comment: 'Thank you.' })] }));
  show();
  await screen.findByText(MESSAGES.talentNoGoals);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Edit signature' }));
  const form = await findForm();
  expect(form.agree()).toBeChecked();
  expect(form.comment()).toHaveValue('Thank you.');
  expect(form.name()).toHaveValue('Zoë Lefèvre');
  await userEvent.click(form.disagree());
  await form.sign();
  await waitFor(() => expect(screen.queryByRole('radio')).not.toBeInTheDocument());
  expect(held.signed).toMatchObject([{ Agrees: false, Comment: 'Thank you.', Sign: 'Zoë Lefèvre' }]);
});

test('[TAL-029] leaving the form leaves the signature as it was', async () => {
  const held = serveLetters(server, signedAppraisal());
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit signature' }));
  const form = await findForm();
  await userEvent.type(form.comment(), 'Not sent');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit signature' }));
  expect(form.comment()).toHaveValue('');
  expect(held.signed).toEqual([]);
});

test('[TAL-029] a completed appraisal has no way to sign or to edit a signature', async () => {
  serveLetters(server, completedAppraisal());
  show();
  await screen.findByText(MESSAGES.talentNoGoals);
  expect(screen.queryByRole('button', { name: /sign/i })).not.toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('[D-3] what is typed is kept on the device and is there when the page is opened again', async () => {
  serveLetters(server, ownAppraisal());
  const first = show();
  const form = await findForm();
  await userEvent.type(form.comment(), 'Half a thought');
  await userEvent.click(form.disagree());
  first.unmount();
  show();
  const again = await findForm();
  expect(again.comment()).toHaveValue('Half a thought');
  expect(again.disagree()).toBeChecked();
});

test('[TAL-053] a signature that fails is said in the form, and nothing is lost', async () => {
  serveLetters(server, ownAppraisal());
  const { toasts } = show();
  const form = await findForm();
  await userEvent.click(form.agree());
  await userEvent.type(form.name(), 'Zoë Lefèvre');
  const still = ' What you wrote is still here.';
  await expectFailuresSaid(server, 'talent.employeeSign', {
    toasts,
    press: form.sign,
    says: {
      cutOff: `We could not confirm that it was saved; trying again is safe.${still}`,
      broken: `Something went wrong!!${still}`,
    },
  });
  expect(form.name()).toHaveValue('Zoë Lefèvre');
});

test('[TAL-030] what the server refuses of a field is said at the form', async () => {
  serveLetters(server, ownAppraisal());
  server.use(
    on('talent.employeeSign', () => {
      throw new ApiProblem('invalid', 'Comment is too long.', [
        { path: 'Comment', message: 'Comment is too long.' },
      ]);
    }),
  );
  show();
  const form = await findForm();
  await userEvent.click(form.agree());
  await userEvent.type(form.name(), 'Zoë Lefèvre');
  await form.sign();
  expect(await screen.findByText('Comment is too long.')).toBeVisible();
  expect(form.comment()).toBeInvalid();
});

test('[TAL-026] on a phone a button under the letter leads to signing it', async () => {
  serveLetters(server, ownAppraisal());
  show();
  const form = await findForm();
  await userEvent.click(screen.getByRole('button', { name: 'Comment and sign' }));
  expect(form.agree()).toHaveFocus();
});
