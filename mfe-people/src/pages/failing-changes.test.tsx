import { MESSAGES, type PersonRef, type Profile, type ProfileBundle } from '@cadence/shared-contract';
import {
  expectFailuresSaid,
  fakeSession,
  on,
  onPending,
  renderWithShell,
  setupApiServer,
  type ChangeOf,
  type ChangeOnScreen,
} from '@cadence/shared-auth/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Directory } from '../features/directory/components/directory.tsx';
import { drawerParts, note, serveNotes, showNotes } from '../features/notes/notes-screen.fixtures.tsx';
import { ALL_ABILITIES, profileBundle } from '../testing/people.fixtures.ts';
import { showProfile, type ShownProfile } from '../testing/show-profile.tsx';

const server = setupApiServer();
beforeEach(() => localStorage.clear());
beforeAll(() => {
  // jsdom has no addresses for files.
  URL.createObjectURL = () => 'blob:http://acme.localhost/1';
  URL.revokeObjectURL = () => undefined;
});

const AVATAR = { Url: '/api/profile/avatarfile/1-abc/large.jpg', ExpiryUTC: '2026-11-22T00:00:00Z' };
/** Everything that can happen to a picture (people §8). */
const OF_AVATAR = { cutOff: MESSAGES.avatarFailed, broken: MESSAGES.avatarFailed };
const BJORN: PersonRef = {
  Id: 9,
  Name: 'Bjørn Åse',
  JobTitle: null,
  OrgUnit: 'Sales',
  Avatar: null,
  ParentId: 1,
};

const pressButton = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

function show(profile: Partial<Profile> = {}, rest: Partial<ProfileBundle> = {}, shown: ShownProfile = {}) {
  const bundle = profileBundle(profile, { Abilities: { ...ALL_ABILITIES, Reinvite: true }, ...rest });
  return showProfile(server, { bundle, ...shown });
}

function showSettings() {
  const viewer = { profile: { Id: 20, RoleName: 'ceo' as const }, abilities: { editCompany: true } };
  return show({}, { EmailNotifications: true }, { params: { personId: '20', tab: 'settings' }, viewer });
}

/** Opens a form by its button; the button of this name in it makes the change. */
async function openForm(button: string | RegExp, dialog: string, save = 'Save') {
  await pressButton(button);
  const form = await dialogOf(dialog);
  return { form, press: async () => userEvent.click(await form.findByRole('button', { name: save })) };
}

async function openImport() {
  const Rows = [2, 3].map((Line) => ({
    Line,
    Name: `Person ${Line}`,
    Email: `person${Line}@acme.example`,
    JobTitle: 'Engineer',
    OrgUnit: 'Support',
    ManagerEmail: '',
    Role: 'Individual Contributor',
    Errors: [],
  }));
  server.use(
    on('people.org', () => ({ data: [] })),
    on('people.importSettings', () => ({ RowsADay: 200, MayChange: true })),
    on('people.importPreview', () => ({ Rows, Right: 2, Wrong: 0, Limit: null })),
    on('people.importProgress', () => ({ Running: { Total: 2, Prepared: 1 } })),
  );
  const { toasts } = renderWithShell(<Directory currentId={null} />, {
    session: fakeSession({ abilities: { addEmployee: true } }),
  });
  await pressButton('Import');
  return { toasts, drawer: await dialogOf('Import Employees') };
}

async function chooseFile() {
  const { toasts, drawer } = await openImport();
  const file = new File(['Name,Email'], 'people.csv', { type: 'text/csv' });
  await userEvent.upload(drawer.getByLabelText('File'), file);
  await drawer.findByText('2 employees can be added and invited.');
  return { toasts, press: () => pressButton('Add 2 Employees') };
}

async function openDelete() {
  serveNotes(server, note());
  const { toasts } = showNotes(server);
  const press = async (): Promise<void> => {
    await pressButton('Delete One-on-one');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  };
  return { toasts, press };
}

type Change = ChangeOf<'people' | 'notes'> | 'auth.changePassword';
const WALKS: Readonly<Record<Change, () => Promise<ChangeOnScreen>>> = {
  'auth.changePassword': async () => {
    const { toasts } = showSettings();
    const { form, press } = await openForm('Change Password', 'Change Password', 'Change Password');
    await userEvent.type(form.getByLabelText('Old password'), 'Old-Secret-1');
    for (const label of ['New password', 'Confirm password'])
      await userEvent.type(form.getByLabelText(label), 'Korrekt-Horse-7');
    return { toasts, press, says: { broken: MESSAGES.oldPasswordWrong } };
  },
  'people.emailPreference': async () => {
    const { toasts } = showSettings();
    const toggle = await screen.findByRole('switch', { name: /Email notifications/ });
    return { toasts, press: () => userEvent.click(toggle) };
  },
  'people.editTenant': async () => {
    const { toasts } = showSettings();
    const { press } = await openForm('Edit Company Info', 'Edit Company Info');
    const confirm = async (): Promise<void> => {
      const failure = screen.queryByRole('alertdialog');
      if (failure !== null) await userEvent.click(within(failure).getByRole('button', { name: 'OK' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await press();
    };
    return { toasts, press: confirm };
  },
  'people.update': async () => {
    const { toasts } = show({ IsEditable: true });
    const { form, press } = await openForm('Edit profile', 'Edit Profile');
    await userEvent.type(form.getByLabelText('Name'), '!');
    return { toasts, press };
  },
  'people.saveResponsibility': async () => {
    const { toasts } = show({ IsEditable: true });
    const { form, press } = await openForm('Edit responsibilities', 'Edit Responsibility');
    await userEvent.type(form.getByRole('textbox'), ' And more.');
    return { toasts, press };
  },
  'people.uploadAvatar': async () => {
    const { toasts } = show({ IsEditable: true });
    const { form, press } = await openForm(/photo$/, 'Profile photo');
    await userEvent.upload(form.getByLabelText('Picture'), new File(['1'], 'me.png', { type: 'image/png' }));
    return { toasts, press, says: OF_AVATAR };
  },
  'people.removeAvatar': async () => {
    const { toasts } = show({ IsEditable: true, AvatarImage: AVATAR });
    const { press } = await openForm(/photo$/, 'Profile photo', 'Remove photo');
    return { toasts, press, says: OF_AVATAR };
  },
  'people.saveRoles': async () => {
    const { toasts } = show({ RoleName: 'contributor', IsHrAdmin: false });
    const { form, press } = await openForm('Manage User', 'Manage User');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Role' }), 'Manager');
    return { toasts, press };
  },
  'people.changeManager': async () => {
    server.use(on('people.managerCandidates', () => ({ data: [BJORN] })));
    const { toasts } = show({ RoleName: 'contributor' });
    await openForm('Manage User', 'Manage User');
    await pressButton('Change Manager');
    return { toasts, press: () => pressButton('Choose Bjørn Åse') };
  },
  'people.reinvite': async () => {
    const { toasts } = show();
    return { toasts, press: () => pressButton('Reinvite') };
  },
  'people.deactivate': async () => {
    server.use(on('people.deactivationInfo', () => ({ GoalCount: 6, UserCount: 1 })));
    const { toasts } = show();
    await pressButton('Deactivate User');
    const question = within(await screen.findByRole('alertdialog'));
    const press = async () =>
      userEvent.click(await question.findByRole('button', { name: 'Deactivate User' }));
    return { toasts, press };
  },
  'people.activate': async () => {
    const { toasts } = show({ DeactivatedAt: '2026-11-19T10:00:00Z' });
    return { toasts, press: () => pressButton('Activate User') };
  },
  'people.addEmployee': async () => {
    const viewer = { abilities: { addObserver: true } };
    const { toasts } = show({}, {}, { params: { personId: '20', tab: 'reports' }, viewer });
    const { form, press } = await openForm('Add Employee', 'Add Employee', 'Add Employee');
    await userEvent.type(form.getByLabelText('Full name'), 'Ana Ruiz');
    await userEvent.type(form.getByLabelText('Email'), 'ana@acme.example');
    return { toasts, press };
  },
  'people.import': chooseFile,
  'people.cancelImport': async () => {
    server.use(onPending('people.import'));
    const { toasts, press } = await chooseFile();
    await press();
    return { toasts, press: () => pressButton('Cancel Import') };
  },
  'people.saveImportSettings': async () => {
    const { toasts, drawer } = await openImport();
    const field = await drawer.findByRole('textbox', {
      name: 'Employees that a manager can import in a day',
    });
    await userEvent.type(field, '0');
    return { toasts, press: () => pressButton('Save Limit') };
  },
  'notes.create': async () => {
    serveNotes(server);
    const { toasts } = showNotes(server);
    await pressButton('Add Note');
    const { title, write, save } = await drawerParts('Add note');
    await userEvent.type(title, 'First talk');
    await write('Went well');
    return { toasts, press: () => userEvent.click(save) };
  },
  'notes.update': async () => {
    serveNotes(server, note());
    const { toasts } = showNotes(server);
    await pressButton('Edit One-on-one');
    const { title, save } = await drawerParts('Edit note');
    await userEvent.type(title, ' again');
    return { toasts, press: () => userEvent.click(save) };
  },
  'notes.delete': openDelete,
  'notes.restore': async () => {
    server.use(on('notes.delete', () => ({ Success: true })));
    serveNotes(server, note());
    const { toasts } = showNotes(server);
    await pressButton('Delete One-on-one');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Note deleted']));
    return { toasts, press: async () => act(() => toasts[0]?.action?.onClick()) };
  },
};

test.each(Object.keys(WALKS) as Change[])('[D-124] %s that fails says so', async (id) => {
  await expectFailuresSaid(server, id, await WALKS[id]());
});

test('[D-124] that a change of the manager could not be taken back is said', async () => {
  server.use(on('people.changeManager', () => ({ Success: true })));
  const { toasts, press } = await WALKS['people.changeManager']();
  await press();
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Siobhán Ó Briain reports to Bjørn Åse now.'));
  const undo = toasts.at(-1) as { readonly action?: { onClick(): void } };
  await expectFailuresSaid(server, 'people.changeManager', {
    toasts,
    press: async () => act(() => undo.action?.onClick()),
  });
});
