import type { BodyOf, Overwritten, Profile } from '@cadence/shared-contract';
import { ApiProblem, fillQuietly, findViolations, on, setupApiServer } from '@cadence/shared-auth/testing';
import type { SessionOverrides } from '@cadence/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { profileBundle } from '../../testing/people.fixtures.ts';
import { showProfile } from '../../testing/show-profile.tsx';
import { offsetText, timeZoneChoices } from '../people/time-zones.ts';

const server = setupApiServer();

async function openForm(
  profile: Partial<Profile> = {},
  {
    refusal = null,
    viewer = {},
    overwritten = null,
  }: { refusal?: string | null; viewer?: SessionOverrides; overwritten?: Overwritten } = {},
) {
  const sent: BodyOf<'people.update'>[] = [];
  const opened = profileBundle({ IsEditable: true, TimeZone: 'Central Time (US & Canada)', ...profile });
  let bundle = { ...opened, Abilities: { ...opened.Abilities, EmailRefusal: refusal } };
  const refusals: ApiProblem[] = [];
  server.use(
    on('people.update', ({ body }) => {
      sent.push(body);
      const refusal = refusals.shift();
      if (refusal) throw refusal;
      bundle = { ...bundle, Profile: { ...bundle.Profile, Name: body.Name } };
      return { ...bundle, Overwritten: overwritten };
    }),
    on('people.read', () => bundle),
  );
  const view = showProfile(server, { viewer });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit profile' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
  const fill = async (label: string, text: string) => {
    await userEvent.clear(drawer.getByLabelText(label));
    if (text !== '') await userEvent.type(drawer.getByLabelText(label), text);
  };
  const save = () => userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  return { ...view, drawer, fill, save, sent, refusals };
}

test('[PROF-008] Edit profile shows where the profile is editable, and nowhere else', async () => {
  const { unmount } = await openForm();
  expect(await findViolations()).toEqual([]);
  unmount();
  showProfile(server, { bundle: profileBundle() });
  await screen.findByText('User Permissions');
  expect(screen.queryByRole('button', { name: 'Edit profile' })).not.toBeInTheDocument();
});

test('[PROF-033] [PROF-034] what is edited is sent, with an empty department and role as null, and shows at once', async () => {
  const { fill, save, sent, toasts } = await openForm({ UpdatedAt: '2026-11-01T10:00:00.000Z' });
  await fill('Name', 'Siobhán Byrne');
  await fill('Department', '');
  await save();
  expect(await screen.findByRole('heading', { name: 'Siobhán Byrne' })).toBeVisible();
  expect(sent).toEqual([
    {
      Name: 'Siobhán Byrne',
      JobTitle: 'Support Operations Manager',
      Email: 'siobhan.obriain@acme.example',
      PhoneNumber: '+353 1 555 0142',
      TimeZone: 'Central Time (US & Canada)',
      OrgUnit: null,
      RoleName: null,
      LinkedinUrl: 'https://www.linkedin.com/in/siobhan-o-briain',
      Biography: 'Twelve years between the ward and the help desk.',
      UpdatedAt: '2026-11-01T10:00:00.000Z',
    },
  ]);
  expect(toasts.at(-1)?.title).toBe('Profile saved');
});

test('[D-116] what a save replaced unread is said', async () => {
  const overwritten = [
    { Field: 'JobTitle', Value: 'Nurse' },
    { Field: 'PhoneNumber', Value: null },
  ];
  const { fill, save, toasts } = await openForm({}, { overwritten });
  await fill('Name', 'Siobhán Byrne');
  await save();
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Profile saved'));
  expect(toasts.at(-1)?.description).toBe(
    'This replaced: Job title (was “Nurse”), Phone number (was empty).',
  );
});

test('[PROF-025] [PROF-026] [PROF-027] [PROF-031] what is missing or wrong is said in the documented words', async () => {
  const { drawer, fill, save, sent } = await openForm();
  for (const label of ['Name', 'Job title', 'Email']) await fill(label, '');
  await fill('LinkedIn', 'https://example.com/siobhan');
  await save();
  for (const sentence of [
    'Please input your name!',
    'Please input your job title!',
    'Please input your email!',
    'Invalid LinkedIn URL!',
  ])
    expect(await drawer.findByText(sentence)).toBeVisible();
  expect(sent).toEqual([]);
});

test('[PROF-028] a malformed address is said; a new one has to be confirmed', async () => {
  const { drawer, fill, save } = await openForm();
  await fill('Email', 'siobhan@');
  await save();
  expect(await drawer.findByText('Please enter valid email')).toBeVisible();
  await fill('Email', 'new@acme.example');
  expect(
    drawer.getByText('The new address counts once it is confirmed by the link we send there.'),
  ).toBeVisible();
});

test('[D-81] an address that may not be changed says why, and the rest is saved', async () => {
  const refusal = 'Only the CEO or an Org Admin can change the email address of someone else.';
  const { drawer, fill, save, sent } = await openForm({}, { refusal });
  expect(drawer.getByLabelText('Email')).toHaveAttribute('readonly');
  expect(drawer.getByLabelText('Email')).toHaveAccessibleDescription(refusal);
  expect(await findViolations()).toEqual([]);
  await fill('Name', 'Siobhán Byrne');
  await save();
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ Email: 'siobhan.obriain@acme.example' }));
  expect(sent.at(-1)).not.toHaveProperty('Password');
});

test("[D-81] one's own new address asks for the password; a wrong one is said at its field", async () => {
  const { drawer, fill, save, sent, refusals } = await openForm({}, { viewer: { profile: { Id: 20 } } });
  expect(drawer.queryByLabelText('Current password')).not.toBeInTheDocument();
  await fill('Email', 'new@acme.example');
  await save();
  expect(await drawer.findByText('Please enter your password to change your email address.')).toBeVisible();
  expect(sent).toEqual([]);
  // As a password manager may: without an event.
  fillQuietly(drawer.getByLabelText('Current password'), 'Cadence-2026!');
  refusals.push(
    new ApiProblem('invalid', 'Wrong.', [{ path: 'Password', message: 'The password is not correct.' }]),
  );
  await save();
  expect(await drawer.findByText('The password is not correct.')).toBeVisible();
  expect(sent).toMatchObject([{ Email: 'new@acme.example', Password: 'Cadence-2026!' }]);
  await fill('Email', 'siobhan.obriain@acme.example');
  expect(drawer.queryByLabelText('Current password')).not.toBeInTheDocument();
});

test('[PROF-029] [PROF-030] [PROF-032] every text has its limit', async () => {
  const long = {
    Name: 'n'.repeat(256),
    JobTitle: 'j'.repeat(256),
    OrgUnit: 'o'.repeat(256),
    PhoneNumber: '1'.repeat(51),
    LinkedinUrl: `https://linkedin.com/${'l'.repeat(1_024)}`,
  };
  const { drawer, save, sent } = await openForm(long);
  await save();
  for (const [name, max] of [
    ['Name', 255],
    ['Job title', 255],
    ['Department', 255],
    ['Phone number', 50],
    ['LinkedIn', 1024],
  ] as const)
    expect(await drawer.findByText(`${name} must have at most ${max} characters.`)).toBeVisible();
  expect(sent).toEqual([]);
});

test('[PROF-024] [SHELL-034] time zones are chosen by their documented names', async () => {
  const { drawer, save, sent } = await openForm();
  const field = drawer.getByRole('combobox', { name: 'Time zone' });
  expect(field).toHaveValue('Central Time (US & Canada)');
  await userEvent.clear(field);
  await userEvent.type(field, 'pacific time');
  await userEvent.click(await screen.findByRole('option', { name: /Pacific Time \(US & Canada\)/ }));
  await save();
  await waitFor(() => expect(sent.at(-1)?.TimeZone).toBe('Pacific Time (US & Canada)'));
});

test('a zone without a documented name is kept as it is', () => {
  expect(timeZoneChoices('America/Argentina/Ushuaia')[0]).toEqual({
    id: 'America/Argentina/Ushuaia',
    name: 'America/Argentina/Ushuaia',
    label: 'America/Argentina/Ushuaia',
  });
  expect(timeZoneChoices('Madrid')[0]?.name).not.toBe('Madrid');
  const inWinter = new Date('2026-01-15T12:00:00Z');
  expect(offsetText('America/Chicago', inWinter)).toBe('UTC−06:00');
  expect(offsetText('Asia/Kathmandu', inWinter)).toBe('UTC+05:45');
  expect(offsetText('Etc/UTC', inWinter)).toBe('UTC');
});

test('[ERR-001] a refusal of the server is shown at its field, or under the form, and nothing typed is lost', async () => {
  const { drawer, fill, save, refusals } = await openForm();
  await fill('Name', 'Siobhán Byrne');
  refusals.push(
    new ApiProblem('invalid', 'Taken.', [
      { path: 'Email', message: 'Somebody else has this email address already.' },
    ]),
    new ApiProblem('stale', 'Someone else changed this profile while you were editing.'),
  );
  await save();
  expect(await drawer.findByText('Somebody else has this email address already.')).toBeVisible();
  await save();
  expect(await drawer.findByText('Someone else changed this profile while you were editing.')).toBeVisible();
  expect(drawer.getByLabelText('Name')).toHaveValue('Siobhán Byrne');
});

test('[D-122] all requests of a form have one key, so that its own save is no change by someone else', async () => {
  const { drawer, fill, save } = await openForm();
  const keys: (string | null)[] = [];
  server.use(
    on('people.update', ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      throw new ApiProblem('internal', 'Something went wrong!!');
    }),
  );
  for (const name of ['Siobhán Byrne', 'Siobhán O’Brien']) {
    await fill('Name', name);
    await save();
    await drawer.findByText('Something went wrong!!');
  }
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(new Set(keys).size).toBe(1);
});

test('closing asks before it throws away what was entered', async () => {
  const { drawer, fill } = await openForm();
  await fill('Name', 'Somebody else');
  await userEvent.click(drawer.getByRole('button', { name: 'Cancel' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'You have unsaved changes' }));
  await userEvent.click(question.getByRole('button', { name: 'Continue' }));
  expect(drawer.getByLabelText('Name')).toHaveValue('Somebody else');
  await userEvent.click(drawer.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit Profile' })).not.toBeInTheDocument());
});
