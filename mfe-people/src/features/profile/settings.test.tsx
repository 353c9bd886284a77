import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiProblem, fillQuietly, findViolations, on, setupApiServer } from '@cadence/shared-auth/testing';
import { profileBundle } from '../../testing/people.fixtures.ts';
import { showProfile } from '../../testing/show-profile.tsx';

const server = setupApiServer();
/** The viewer's own profile. */
const OWN = { profile: { Id: 20, RoleName: 'manager' as const } };

const showSettings = (on = true) =>
  showProfile(server, {
    bundle: profileBundle({ IsEditable: true }, { EmailNotifications: on }),
    params: { personId: '20', tab: 'settings' },
    viewer: OWN,
  });

test('[PROF-019] Settings is a tab of the own profile only, with the toggle and Change Password', async () => {
  const { unmount } = showSettings();
  expect(await screen.findByRole('switch', { name: /Email notifications/ })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Change Password' })).toBeVisible();
  expect(await findViolations()).toEqual([]);
  unmount();
  showProfile(server, { bundle: profileBundle(), params: { personId: '20', tab: 'settings' } });
  await screen.findByRole('tab', { name: 'Goals' });
  expect(screen.queryByRole('tab', { name: 'Settings' })).not.toBeInTheDocument();
});

test('[PROF-052] the toggle is shown at once and goes back when it is refused', async () => {
  const asked: number[] = [];
  let isDown = false;
  server.use(
    on('people.emailPreference', ({ params }) => {
      asked.push(Number(params.wanted));
      if (isDown) throw new ApiProblem('denied', 'Not now.');
      return { Success: true };
    }),
  );
  const { toasts } = showSettings();
  const toggle = await screen.findByRole('switch', { name: /Email notifications/ });
  await userEvent.click(toggle);
  await waitFor(() => expect(toggle).not.toBeChecked());
  // What is shown at once has not been answered yet.
  await waitFor(() => expect(toasts).toHaveLength(1));
  isDown = true;
  await userEvent.click(toggle);
  await waitFor(() => expect(toasts.map(({ title }) => title)).toContain('Not now.'));
  expect(toggle).not.toBeChecked();
  expect(asked).toEqual([0, 1]);
});

test('[AUTH-038] a new password says how strong it is while it is typed', async () => {
  const { drawer, next } = await openPassword();
  expect(drawer.getByRole('status')).toHaveTextContent(/^Password strength:$/);
  await userEvent.type(next, 'Abcdefgh');
  expect(drawer.getByRole('status')).toHaveTextContent('Password strength: Moderate');
  await userEvent.type(next, '1!');
  expect(drawer.getByRole('status')).toHaveTextContent('Password strength: Strong');
});

async function openPassword() {
  showSettings();
  await userEvent.click(await screen.findByRole('button', { name: 'Change Password' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Change Password' }));
  return {
    drawer,
    old: drawer.getByLabelText('Old password'),
    next: drawer.getByLabelText('New password'),
    again: drawer.getByLabelText('Confirm password'),
    save: drawer.getByRole('button', { name: 'Change Password' }),
  };
}

test('[PROF-044] [PROF-045] [PROF-046] [PROF-047] missing, short and differing values have their sentences', async () => {
  const { drawer, next, again, save } = await openPassword();
  await userEvent.click(save);
  expect(await drawer.findByText('Please enter your old password.')).toBeVisible();
  expect(drawer.getByText('Please enter a strong password.')).toBeVisible();
  expect(drawer.getByText('Please enter your password to confirm.')).toBeVisible();
  await userEvent.type(next, 'Ab1!');
  await userEvent.type(again, 'Ab1?');
  await userEvent.click(save);
  expect(await drawer.findByText('Minimum 8 char required!')).toBeVisible();
  expect(drawer.getByText('New password does not match.')).toBeVisible();
});

test('[PROF-048] [PROF-049] [PROF-051] values go trimmed, and success says so', async () => {
  const sent: unknown[] = [];
  server.use(
    on('auth.changePassword', ({ body }) => {
      sent.push(body);
      return { Success: true };
    }),
  );
  const { old, next, again, save } = await openPassword();
  await userEvent.type(old, ' Old-Secret-1 ');
  await userEvent.type(next, ' Korrekt-Horse-7 ');
  await userEvent.type(again, 'Korrekt-Horse-7');
  await userEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([{ Password: 'Old-Secret-1', NewPassword: 'Korrekt-Horse-7' }]);
});

test('[PROF-048] fields that were filled without an event are read when the form is sent', async () => {
  const sent: unknown[] = [];
  server.use(
    on('auth.changePassword', ({ body }) => {
      sent.push(body);
      return { Success: true };
    }),
  );
  const { old, next, again, save } = await openPassword();
  fillQuietly(old, 'Old-Secret-1');
  for (const field of [next, again]) fillQuietly(field, 'Korrekt-Horse-7');
  fireEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([{ Password: 'Old-Secret-1', NewPassword: 'Korrekt-Horse-7' }]);
});

test('[PROF-050] every refusal reads as documented, and what was typed stays', async () => {
  server.use(
    on('auth.changePassword', () => {
      throw new ApiProblem('login_failed', 'Something else.');
    }),
  );
  const { drawer, old, next, again, save } = await openPassword();
  await userEvent.type(old, 'Wrong-Secret-1');
  await userEvent.type(next, 'Korrekt-Horse-7');
  await userEvent.type(again, 'Korrekt-Horse-7');
  await userEvent.click(save);
  expect(await drawer.findByText('Old password not matched!!')).toBeVisible();
  expect(next).toHaveValue('Korrekt-Horse-7');
});

test('[D-122] all requests of a form for a new password have one key', async () => {
  const keys: (string | null)[] = [];
  server.use(
    on('auth.changePassword', ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      throw new ApiProblem('internal', 'Something went wrong!!');
    }),
  );
  const { drawer, old, next, again, save } = await openPassword();
  await userEvent.type(old, 'Old-Secret-1');
  for (const field of [next, again]) await userEvent.type(field, 'Korrekt-Horse-7');
  await userEvent.click(save);
  await drawer.findByText('Old password not matched!!');
  for (const field of [next, again]) await userEvent.type(field, '!');
  await userEvent.click(save);
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(new Set(keys).size).toBe(1);
});

test('[PROF-053] [PROF-054] the responsibility is edited in its drawer, and never blank', async () => {
  server.use(on('people.saveResponsibility', ({ body }) => ({ Body: body.Body })));
  showProfile(server, { bundle: profileBundle({ IsEditable: true }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit responsibilities' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Edit Responsibility' }));
  const text = drawer.getByRole('textbox', { name: /Responsibilities/ });
  await userEvent.clear(text);
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  expect(await drawer.findByText('Please input!')).toBeVisible();
  await userEvent.type(text, 'Keeps the lights on.');
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Keeps the lights on.')).toBeVisible();
});

test('[PROF-037] a responsibility that is not saved shows the server\u2019s words or the documented ones, and keeps the text', async () => {
  let words = '';
  server.use(
    on('people.saveResponsibility', () => {
      throw new ApiProblem('denied', words);
    }),
  );
  showProfile(server, { bundle: profileBundle({ IsEditable: true }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit responsibilities' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Edit Responsibility' }));
  await userEvent.type(drawer.getByRole('textbox', { name: /Responsibilities/ }), ' And more.');
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  expect(await drawer.findByText('Something went wrong!!')).toBeVisible();
  words = 'Only a manager above can do this.';
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  expect(await drawer.findByText(words)).toBeVisible();
  await userEvent.click(drawer.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('You have unsaved changes')).toBeVisible();
});
