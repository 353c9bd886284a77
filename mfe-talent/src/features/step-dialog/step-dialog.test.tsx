import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { findViolations, renderWithShell } from '@cadence/shared-auth/testing';
import { StepDialog, type StepDialogProps } from './step-dialog.tsx';

const JOSE = { Id: 5, Name: 'José Ángel Muñoz', Avatar: null };

function show(props: Partial<StepDialogProps> = {}) {
  const done: string[] = [];
  renderWithShell(
    <StepDialog
      action="share"
      person={JOSE}
      title="Share with José Ángel Muñoz"
      status="draft"
      onConfirm={() => done.push('share')}
      onClose={() => done.push('close')}
      {...props}
    />,
  );
  return done;
}

test('[TAL-025] the dialog of a step names the status before and after, and its button is the step’s word', async () => {
  const done = show({ lines: [{ icon: null, text: 'José Ángel signs next.' }] });
  const dialog = await screen.findByRole('dialog', { name: 'Share with José Ángel Muñoz' });
  expect(dialog).toHaveTextContent(/Started \(30%\)\s*Shared \(60%\)/);
  expect(within(dialog).getByRole('listitem')).toHaveTextContent('José Ángel signs next.');
  const share = within(dialog).getByRole('button', { name: 'Share' });
  await waitFor(() => expect(share).toHaveFocus());
  expect(await findViolations()).toEqual([]);
  await userEvent.click(share);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(done).toEqual(['share', 'close']);
});

test('[D-92] what should not happen by accident begins on the safe button', async () => {
  show({ action: 'takeBack', status: 'shared', focus: 'safe', safeLabel: 'Keep it shared' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it shared' })).toHaveFocus());
  expect(screen.getByRole('dialog')).toHaveTextContent(/Shared \(60%\)\s*Started \(30%\)/);
});

test('[ERR-003] a failure stays in the dialog, says what did not happen, and offers to retry', async () => {
  const done = show({
    failure: {
      title: 'Not shared',
      sentence: 'The server did not answer in time.',
      untouched: 'José Ángel has seen nothing and was not notified.',
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Not sharedThe server did not answer in time. José Ángel has seen nothing and was not notified.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(done).toEqual(['share']);
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
});

test('a step under way is not taken twice', async () => {
  const done = show({ isSaving: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  expect(done).toEqual([]);
});
