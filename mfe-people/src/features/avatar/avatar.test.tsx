import type { Profile } from '@cadence/shared-contract';
import { ApiProblem, findViolations, on, onOffline, setupApiServer } from '@cadence/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { profileBundle } from '../../testing/people.fixtures.ts';
import { showProfile } from '../../testing/show-profile.tsx';

const server = setupApiServer();
const AVATAR = { Url: '/api/profile/avatarfile/1-abc/large.jpg', ExpiryUTC: '2026-11-22T00:00:00Z' };

beforeAll(() => {
  // jsdom has no addresses for files.
  URL.createObjectURL = () => 'blob:http://acme.localhost/1';
  URL.revokeObjectURL = () => undefined;
});

async function open(profile: Partial<Profile> = {}) {
  const view = showProfile(server, { bundle: profileBundle({ IsEditable: true, ...profile }) });
  await userEvent.click(await screen.findByRole('button', { name: /photo$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Profile photo' }));
  const choose = (type: string) =>
    userEvent.upload(
      dialog.getByLabelText('Picture'),
      new File(['pixels'], `me.${type.slice(6)}`, { type }),
      {
        applyAccept: false,
      },
    );
  const save = dialog.getByRole('button', { name: 'Save' });
  return { ...view, dialog, choose, save };
}

test('[PROF-038] only PNG and JPEG are taken', async () => {
  const { dialog, choose, save } = await open();
  expect(await findViolations()).toEqual([]);
  await choose('image/gif');
  expect(await dialog.findByText('Only PNG and JPG formats are allowed to upload.')).toBeVisible();
  expect(save).toBeDisabled();
  for (const type of ['image/png', 'image/jpeg']) {
    await choose(type);
    expect(save).toBeEnabled();
    expect(dialog.queryByText(/Only PNG/)).not.toBeInTheDocument();
  }
});

test('[PROF-039] [PROF-040] a picture is uploaded as a file, and saved', async () => {
  const received: string[] = [];
  server.use(
    on('people.uploadAvatar', async ({ params, body }) => {
      received.push(`${params.id}: ${body.FileName}, ${await body.Content.text()}`);
      return { data: { Id: params.id, AvatarImage: AVATAR } };
    }),
  );
  const { choose, save, toasts } = await open();
  await choose('image/png');
  await userEvent.click(save);
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Your avatar has been saved.'));
  expect(received).toEqual(['20: me.png, pixels']);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('[PROF-041] a failed upload says so in the documented words, a refusal in the server’s', async () => {
  server.use(onOffline('people.uploadAvatar'));
  const { dialog, choose, save } = await open();
  await choose('image/png');
  await userEvent.click(save);
  expect(await dialog.findByText('Something went wrong...')).toBeVisible();
  server.use(
    on('people.uploadAvatar', () => {
      throw new ApiProblem('invalid', 'The picture must have at most 40 megapixels.');
    }),
  );
  await userEvent.click(save);
  expect(await dialog.findByText('The picture must have at most 40 megapixels.')).toBeVisible();
});

test('a picture can be taken away, and only by who may edit the profile', async () => {
  server.use(on('people.removeAvatar', () => ({ Success: true })));
  const { dialog, toasts, unmount } = await open({ AvatarImage: AVATAR });
  await userEvent.click(dialog.getByRole('button', { name: 'Remove photo' }));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('The avatar has been removed.'));
  unmount();
  server.use(
    on('people.removeAvatar', () => {
      throw new ApiProblem('denied', 'You cannot edit this profile.');
    }),
  );
  showProfile(server, { bundle: profileBundle({ AvatarImage: AVATAR }) });
  await screen.findByText('User Permissions');
  expect(screen.queryByRole('button', { name: /photo$/ })).not.toBeInTheDocument();
});
