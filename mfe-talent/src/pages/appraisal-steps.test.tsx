import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { findViolations, on, setupApiServer } from '@cadence/shared-auth/testing';
import type { CalibrationQuestion } from '@cadence/shared-contract';
import { AOIFE, fakeAppraisal, HR_ADMIN, WRITTEN } from '../testing/appraisal.fixtures.ts';
import { moved, serveAppraisal } from '../testing/serve-appraisal.ts';
import { chooseAction, dialogNamed, press, showAppraisal, step } from './appraisal-page.fixtures.tsx';

const server = setupApiServer();
beforeEach(() => localStorage.clear());

const titlesOf = (toasts: readonly { readonly title: string }[]) => toasts.map(({ title }) => title);
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('taking back and deleting', () => {
  const SHARED = fakeAppraisal({ State: 'shared' });

  test('[D-92] a shared appraisal is taken back, beginning on the safe button', async () => {
    const held = serveAppraisal(server, SHARED);
    server.use(
      on('talent.takeBack', ({ body }) => {
        expect(body.UpdatedAt).toBe(SHARED.UpdatedAt);
        held.appraisal = moved(held.appraisal, { State: 'draft' });
        return held.appraisal;
      }),
    );
    const { toasts } = showAppraisal();
    await chooseAction('Take back');
    const dialog = await dialogNamed('Take back the appraisal of Mateusz Wójcik?');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep it shared' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Take back' }));
    await noDialog();
    expect(titlesOf(toasts)).toEqual(['Taken back. Mateusz Wójcik was notified']);
    expect(await screen.findByText('Started (30%)')).toBeVisible();
  });

  test('changes that are not saved come first', async () => {
    serveAppraisal(server, SHARED);
    showAppraisal();
    await screen.findAllByRole('radiogroup');
    await userEvent.click(step('Performance', 'Partly'));
    await press('More actions');
    expect(await screen.findByRole('menuitem', { name: /^Take back/ })).toHaveTextContent(
      'Save or cancel your changes first.',
    );
  });

  test('[TAL-051] a deletion leads back to the team, and a toast undoes it', async () => {
    const held = serveAppraisal(server, SHARED);
    const calls: string[] = [];
    server.use(
      on('talent.delete', ({ params }) => {
        calls.push(`delete ${params.id}`);
        return { Success: true };
      }),
      on('talent.restore', ({ params }) => {
        calls.push(`restore ${params.id}`);
        return held.appraisal;
      }),
    );
    const { toasts, location } = showAppraisal();
    await chooseAction('Delete');
    const dialog = await dialogNamed('Delete the appraisal of Mateusz Wójcik?', 'alertdialog');
    expect(dialog.getByText('Mateusz Wójcik is notified.')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(location()).toBe('/v3/talent/39/7'));
    const [deleted] = toasts;
    expect(deleted).toMatchObject({
      title: 'Deleted the appraisal of Mateusz Wójcik',
      action: { label: 'Undo' },
    });
    deleted?.action?.onClick();
    await waitFor(() => expect(location()).toBe('/v3/talent/appraisal/939'));
    expect(calls).toEqual(['delete 939', 'restore 939']);
  });

  test('[TAL-028] who is not the reviewer cannot share, edit or delete', async () => {
    serveAppraisal(server, fakeAppraisal({ ...WRITTEN, Permissions: [] }));
    showAppraisal({ session: HR_ADMIN, query: '?do=share' });
    expect(await screen.findByText('Twenty-one working days, and it held.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
    await press('More actions');
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'History',
    ]);
  });
});

describe('the manager’s signature', () => {
  const SIGNED = fakeAppraisal({ State: 'acknowledged' });

  test('[TAL-027] [TAL-030] [TAL-054] comes after the employee’s, with their answer in view and a typed name', async () => {
    const held = serveAppraisal(server, SIGNED);
    const sent: unknown[] = [];
    server.use(
      on('talent.managerSign', ({ body }) => {
        sent.push(body);
        held.appraisal = moved(held.appraisal, { State: 'completed', Permissions: [] });
        return held.appraisal;
      }),
    );
    const { toasts } = showAppraisal();
    await press('Sign');
    const dialog = await dialogNamed('Sign the appraisal of Mateusz Wójcik');
    expect(dialog.getByText('I agree')).toBeVisible();
    expect(dialog.getByText('“Thank you for naming the night in Gdańsk.”')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Sign' }));
    const name = dialog.getByRole('textbox', { name: /^Signature/ });
    expect(await dialog.findByText('This is required.')).toBeVisible();
    await waitFor(() => expect(name).toHaveFocus());
    expect(await findViolations()).toEqual([]);
    await userEvent.type(name, 'Zoë Lefèvre{Enter}');
    await noDialog();
    expect(sent).toEqual([{ Sign: 'Zoë Lefèvre', UpdatedAt: SIGNED.UpdatedAt }]);
    expect(toasts).toMatchObject([{ title: 'Completed', action: { label: 'Print' } }]);
    expect(await screen.findByText('Completed (100%)')).toBeVisible();
  });

  test('[TAL-027] waits while the employee has not signed the current text', async () => {
    serveAppraisal(server, fakeAppraisal({ State: 'acknowledged', IsEditedAfterSignature: true }));
    showAppraisal({ query: '?do=signAsManager' });
    expect(await screen.findByText('Waiting for Mateusz Wójcik to sign again')).toBeVisible();
    expect(
      screen.getByText('The text was edited after the employee signed. They sign it again first.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign' })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('[TAL-027] cannot be given before the employee’s', async () => {
    serveAppraisal(server, fakeAppraisal({ State: 'shared' }));
    showAppraisal();
    expect(await screen.findByText('Waiting for Mateusz Wójcik to sign')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign' })).not.toBeInTheDocument();
  });
});

test('[D-92] an HR Admin reopens a completed one with a reason', async () => {
  const COMPLETED = fakeAppraisal({ State: 'completed', Permissions: ['reopen'] });
  const held = serveAppraisal(server, COMPLETED);
  const reasons: string[] = [];
  server.use(
    on('talent.reopen', ({ body }) => {
      reasons.push(body.Reason);
      held.appraisal = moved(held.appraisal, { State: 'shared', Permissions: [] });
      return held.appraisal;
    }),
  );
  const { toasts } = showAppraisal({ session: HR_ADMIN });
  await chooseAction('Reopen');
  const dialog = await dialogNamed('Reopen the appraisal of Mateusz Wójcik');
  await userEvent.click(dialog.getByRole('button', { name: 'Reopen' }));
  expect(await dialog.findByText('Please say why it is reopened.')).toBeVisible();
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await waitFor(() => expect(reason).toHaveFocus());
  await userEvent.type(reason, 'Two renewals were counted in Q2.');
  await userEvent.click(dialog.getByRole('button', { name: 'Reopen' }));
  await noDialog();
  expect(reasons).toEqual(['Two renewals were counted in Q2.']);
  expect(titlesOf(toasts)).toEqual(['Reopened. Mateusz Wójcik and Zoë Lefèvre were notified']);
});

const QUESTION: CalibrationQuestion = {
  Id: 4,
  Axis: 'Primary',
  Rating: 3,
  Question: 'What went beyond the plan?',
  AskedBy: AOIFE,
  AskedAt: '2026-11-19T15:00:00.000Z',
  Keeps: null,
  Answer: null,
  AnsweredAt: null,
};

test('[D-94] the reviewer answers a question; keeping and changing weigh the same, and neither changes the rating', async () => {
  const asked = fakeAppraisal({ State: 'acknowledged', Questions: [QUESTION], HasOpenQuestion: true });
  const held = serveAppraisal(server, asked);
  const sent: unknown[] = [];
  server.use(
    on('talent.answer', ({ body }) => {
      sent.push(body);
      held.appraisal = moved(asked, {
        State: 'acknowledged',
        Questions: [
          { ...QUESTION, Keeps: true, Answer: body.Answer, AnsweredAt: '2026-11-19T16:00:00.000Z' },
        ],
      });
      return held.appraisal;
    }),
  );
  const { toasts } = showAppraisal();
  await press('Answer');
  const dialog = await dialogNamed('Performance of Mateusz Wójcik');
  expect(dialog.getByText('“What went beyond the plan?”')).toBeVisible();
  expect(dialog.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Answer' }));
  expect(await dialog.findByText('This is required.')).toBeVisible();
  expect(dialog.getByText('Please enter your words.')).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: 'I keep Beyond' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Your answer' }), 'The plan was ten.');
  await userEvent.click(dialog.getByRole('button', { name: 'Answer' }));
  await noDialog();
  expect(sent).toEqual([{ QuestionId: 4, Keeps: true, Answer: 'The plan was ten.' }]);
  expect(titlesOf(toasts)).toEqual(['Answered. Aoife Ní Dhomhnaill was notified']);
  expect(held.saved).toEqual([]);
  const questions = await screen.findByRole('region', { name: 'Questions about the ratings' });
  expect(within(questions).getByText('“The plan was ten.”')).toBeVisible();
});
