import type { PersonRef, ProfileAbilities, Profile, RoleChoice } from '@cadence/shared-contract';
import { NO_FLAGS } from '@cadence/shared-contract';
import { ApiProblem, findViolations, on, setupApiServer } from '@cadence/shared-auth/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ALL_ABILITIES, directReport, profileBundle } from '../../testing/people.fixtures.ts';
import { showProfile } from '../../testing/show-profile.tsx';

const server = setupApiServer();
const MANAGERS: readonly PersonRef[] = [
  {
    Id: 7,
    Name: 'Zoë Lefèvre',
    JobTitle: 'Head of Customer Success',
    OrgUnit: null,
    Avatar: null,
    ParentId: 1,
  },
  { Id: 9, Name: 'Bjørn Åse', JobTitle: null, OrgUnit: 'Sales', Avatar: null, ParentId: 1 },
];

interface Opened {
  readonly profile?: Partial<Profile>;
  readonly abilities?: Partial<ProfileAbilities>;
  readonly hasReports?: boolean;
}

async function open({ profile = {}, abilities = {}, hasReports = false }: Opened = {}) {
  const sent: RoleChoice[] = [];
  const refusals: ApiProblem[] = [];
  server.use(
    on('people.saveRoles', ({ body }) => {
      sent.push(body);
      const refusal = refusals.shift();
      if (refusal) throw refusal;
      return { Success: true };
    }),
  );
  const bundle = profileBundle(
    { RoleName: 'contributor', IsHrAdmin: false, ...profile },
    {
      Abilities: { ...ALL_ABILITIES, ...abilities },
      DirectReports: hasReports ? [directReport()] : [],
    },
  );
  const view = showProfile(server, { bundle });
  await userEvent.click(await screen.findByRole('button', { name: 'Manage User' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Manage User' }));
  const role = drawer.getByRole('combobox', { name: 'Role' });
  const flag = (name: string) => drawer.queryByRole('checkbox', { name: new RegExp(`^${name}`) });
  const save = drawer.getByRole('button', { name: 'Save' });
  return { ...view, drawer, role, flag, save, sent, refusals };
}

const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('[PROF-010] [USER-004] [USER-007] role and permissions that the viewer may give are offered', async () => {
  const { role, flag } = await open();
  expect(optionsOf(role)).toEqual(['CEO', 'Manager', 'Individual Contributor', 'Observer']);
  for (const name of ['Org Admin', 'Goal Admin', 'Goal Manager', 'HR Admin'])
    expect(flag(name)).toBeEnabled();
  expect(await findViolations()).toEqual([]);
});

test('[USER-005] [USER-008] [USER-009] and no others: what the person has beyond them is shown, and stays', async () => {
  const { role, flag } = await open({
    abilities: { Roles: ['contributor', 'manager'], Flags: ['IsHrAdmin'] },
    profile: { IsOrgAdmin: true },
  });
  expect(optionsOf(role)).toEqual(['Individual Contributor', 'Manager']);
  expect(flag('HR Admin')).toBeEnabled();
  expect(flag('Org Admin')).toBeChecked();
  expect(flag('Org Admin')).toBeDisabled();
  expect(flag('Goal Admin')).not.toBeInTheDocument();
});

test('[USER-008] [D-195] who manages by a flag alone gives that flag and changes nothing else', async () => {
  const { role, flag, drawer, save, sent } = await open({
    abilities: { Roles: ['contributor'], Flags: ['IsHrAdmin'], ChangeManager: false },
  });
  expect(role).toBeDisabled();
  expect(role).toHaveAccessibleDescription(
    'Only a manager above this person, the CEO or an Org Admin can change the role.',
  );
  expect(drawer.queryByRole('button', { name: 'Change Manager' })).not.toBeInTheDocument();
  await userEvent.click(flag('HR Admin')!);
  await userEvent.click(save);
  await waitFor(() => expect(sent).toEqual([{ ...NO_FLAGS, RoleName: 'contributor', IsHrAdmin: true }]));
});

test('[USER-020] [USER-022] Save waits for a change, and sends role and permissions', async () => {
  const { role, flag, save, sent, toasts } = await open();
  expect(save).toBeDisabled();
  await userEvent.selectOptions(role, 'Manager');
  await userEvent.selectOptions(role, 'Individual Contributor');
  expect(save).toBeDisabled();
  await userEvent.selectOptions(role, 'Manager');
  await userEvent.click(flag('Goal Manager')!);
  await userEvent.click(save);
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Role and permissions of Siobhán Ó Briain saved'));
  expect(sent).toEqual([{ ...NO_FLAGS, RoleName: 'manager', IsGoalManager: true }]);
});

test('[USER-010] an observer has no permissions', async () => {
  const { role, flag, drawer } = await open({ profile: { IsHrAdmin: true } });
  await userEvent.selectOptions(role, 'Observer');
  expect(flag('HR Admin')).not.toBeChecked();
  expect(flag('HR Admin')).toBeDisabled();
  expect(drawer.getByText('An observer has no permissions.')).toBeVisible();
});

test('[USER-012] [USER-013] [USER-014] what cannot be is said under the role before it is sent', async () => {
  const { role, flag, save, drawer } = await open({ profile: { RoleName: 'manager' }, hasReports: true });
  await userEvent.selectOptions(role, 'Observer');
  expect(
    drawer.getByText('The observer role cannot be given to a user with direct reports or a manager.'),
  ).toBeVisible();
  expect(save).toBeDisabled();
  await userEvent.selectOptions(role, 'Individual Contributor');
  expect(
    drawer.getByText('The contributor role cannot be given to a user with direct reports or a manager.'),
  ).toBeVisible();
  await userEvent.selectOptions(role, 'Manager');
  await userEvent.click(flag('Goal Admin')!);
  await userEvent.click(flag('Goal Manager')!);
  expect(drawer.getByText('You only can be either a Goal Admin or Goal Manager.')).toBeVisible();
  expect(save).toBeDisabled();
});

test('[USER-016] somebody becomes the ceo only once CONFIRM is typed', async () => {
  const { role, save, drawer, sent } = await open();
  await userEvent.selectOptions(role, 'CEO');
  expect(save).toBeDisabled();
  const word = drawer.getByLabelText('Type CONFIRM to go on');
  await userEvent.type(word, 'confirm');
  expect(save).toBeDisabled();
  await userEvent.clear(word);
  await userEvent.type(word, 'CONFIRM');
  await userEvent.click(save);
  await waitFor(() => expect(sent).toMatchObject([{ RoleName: 'ceo' }]));
});

test('[USER-006] the role of the ceo is fixed', async () => {
  const { role, drawer } = await open({
    profile: { RoleName: 'ceo' },
    abilities: { Roles: ['ceo'], ChangeManager: false },
  });
  expect(role).toBeDisabled();
  expect(
    drawer.getByText("Make someone else the ceo first, then you can change this user's role."),
  ).toBeVisible();
});

test('[USER-021] a refusal of the server is shown under the role field, and disappears with the next change', async () => {
  const { role, save, drawer, refusals } = await open();
  const sentence = 'Siobhán has not accepted the invitation yet.';
  refusals.push(new ApiProblem('invalid', sentence, [{ path: 'RoleName', message: sentence }]));
  await userEvent.selectOptions(role, 'Manager');
  await userEvent.click(save);
  expect(await drawer.findByText(sentence)).toBeVisible();
  expect(role).toHaveAccessibleDescription(sentence);
  await userEvent.selectOptions(role, 'Observer');
  expect(drawer.queryByText(sentence)).not.toBeInTheDocument();
});

test('[USER-030] [USER-031] [USER-032] the manager is changed in a panel with a search and a way back, and can be taken back', async () => {
  const moves: number[] = [];
  server.use(
    on('people.managerCandidates', () => ({ data: [...MANAGERS] })),
    on('people.changeManager', ({ params }) => {
      moves.push(params.managerId);
      return { Success: true };
    }),
  );
  const { drawer, toasts } = await open();
  await userEvent.click(drawer.getByRole('button', { name: 'Change Manager' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Manager' }));
  const search = panel.getByPlaceholderText('Search managers...');
  expect(await panel.findByText('Current')).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await userEvent.type(search, 'bjorn');
  const listed = () => within(panel.getByRole('list', { name: 'Managers' })).queryAllByRole('listitem');
  expect(listed().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Bjørn Åse')]);
  await userEvent.clear(search);
  await userEvent.type(search, 'nobody');
  expect(panel.getByText('No manager matches')).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Back to Manager User' }));
  const back = within(await screen.findByRole('dialog', { name: 'Manage User' }));
  await userEvent.click(back.getByRole('button', { name: 'Change Manager' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Choose Bjørn Åse' }));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Siobhán Ó Briain reports to Bjørn Åse now.'));
  act(() => toasts.at(-1)?.action?.onClick());
  await waitFor(() => expect(moves).toEqual([9, 7]));
});

test('who changed what is listed for people who may read it', async () => {
  server.use(
    on('people.history', () => ({
      data: [
        {
          Id: 2,
          Change: 'Role',
          From: 'Individual Contributor',
          To: 'Manager',
          By: MANAGERS[0]!,
          CreatedAt: '2026-11-18T15:00:00Z',
        },
        {
          Id: 1,
          Change: 'Added',
          From: null,
          To: 'Individual Contributor',
          By: null,
          CreatedAt: '2026-10-01T15:00:00Z',
        },
      ],
    })),
  );
  showProfile(server, { bundle: profileBundle({}, { Abilities: ALL_ABILITIES }) });
  await userEvent.click(await screen.findByRole('button', { name: 'View Changes' }));
  const list = await screen.findByRole('list', { name: 'Changes of Siobhán Ó Briain' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('Zoë Lefèvre');
  expect(rows[0]).toHaveTextContent('Role: Individual Contributor → Manager');
  expect(rows[1]).toHaveTextContent('The operator');
  expect(rows[1]).toHaveTextContent('Added as Individual Contributor');
  expect(await findViolations()).toEqual([]);
});
