import type { BodyOf } from '@cadence/shared-contract';
import { ApiProblem, fakeSession, findViolations, on, setupApiServer } from '@cadence/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { profileBundle } from '../../testing/people.fixtures.ts';
import { showProfile } from '../../testing/show-profile.tsx';

const server = setupApiServer();

function showSettings(editCompany: boolean) {
  return showProfile(server, {
    bundle: profileBundle({ IsEditable: true }, { EmailNotifications: true }),
    params: { personId: '20', tab: 'settings' },
    viewer: {
      profile: { Id: 20 },
      tenant: { Name: 'Acme', TimeZone: 'Central Time (US & Canada)' },
      abilities: { editCompany },
    },
  });
}

async function open() {
  const sent: BodyOf<'people.editTenant'>[] = [];
  let refreshed = 0;
  const refusals: ApiProblem[] = [];
  server.use(
    on('people.editTenant', ({ body }) => {
      sent.push(body);
      const refusal = refusals.shift();
      if (refusal) throw refusal;
      return { Success: true };
    }),
    on('auth.relogin', () => {
      refreshed += 1;
      return fakeSession({ profile: { Id: 20 }, tenant: { Name: 'Acme Ltd' } });
    }),
  );
  const view = showSettings(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Company Info' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Company Info' }));
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  return { ...view, dialog, save, sent, refusals, refreshed: () => refreshed };
}

test('[TEN-002] the company is edited by who may, and by nobody else', async () => {
  showSettings(false);
  await screen.findByRole('button', { name: 'Change Password' });
  expect(screen.queryByRole('button', { name: 'Edit Company Info' })).not.toBeInTheDocument();
});

test('[TEN-001] [TEN-005] [TEN-006] name, website and time zone are saved, and the token refreshed', async () => {
  const { dialog, save, sent, refreshed, toasts } = await open();
  expect(dialog.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Central Time (US & Canada)');
  expect(await findViolations()).toEqual([]);
  await userEvent.clear(dialog.getByLabelText('Name'));
  await userEvent.type(dialog.getByLabelText('Name'), 'Acme Ltd');
  await userEvent.type(dialog.getByLabelText('Website address'), 'https://acme.example');
  await save();
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Company info saved'));
  expect(sent).toEqual([
    { Name: 'Acme Ltd', Url: 'https://acme.example', TimeZone: 'Central Time (US & Canada)' },
  ]);
  expect(refreshed()).toBe(1);
});

test('[TEN-003] [TEN-004] a name is needed, and both texts have their limits', async () => {
  const { dialog, save, sent } = await open();
  await userEvent.clear(dialog.getByLabelText('Name'));
  await userEvent.click(dialog.getByLabelText('Website address'));
  await userEvent.paste('w'.repeat(256));
  await save();
  expect(await dialog.findByText('Please input your full name!')).toBeVisible();
  expect(dialog.getByText('Website must have at most 255 characters.')).toBeVisible();
  await userEvent.click(dialog.getByLabelText('Name'));
  await userEvent.paste('n'.repeat(256));
  await save();
  expect(await dialog.findByText('Name must have at most 255 characters.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('[TEN-007] a failed edit is an error dialog with the sentence of the server', async () => {
  const { dialog, save, refusals } = await open();
  refusals.push(new ApiProblem('denied', 'Only the CEO can edit the company info.'));
  await save();
  const failure = within(await screen.findByRole('alertdialog', { name: 'The company info was not saved' }));
  expect(failure.getByText('Only the CEO can edit the company info.')).toBeVisible();
  await userEvent.click(failure.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(dialog.getByLabelText('Name')).toHaveValue('Acme');
});
