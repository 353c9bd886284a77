import type { BodyOf } from '@cadence/shared-contract';
import type { SessionOverrides } from '@cadence/shared-auth/testing';
import {
  ApiProblem,
  fakeSession,
  findViolations,
  on,
  renderWithShell,
  setupApiServer,
} from '@cadence/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Directory } from '../directory/components/directory.tsx';
import { ALL_ABILITIES, directReport, NO_ABILITIES, profileBundle } from '../../testing/people.fixtures.ts';
import { showProfile } from '../../testing/show-profile.tsx';

const server = setupApiServer();
const REPORTS = { personId: '20', tab: 'reports' };

async function open(viewer: SessionOverrides = { abilities: { addObserver: true } }) {
  const sent: BodyOf<'people.addEmployee'>[] = [];
  const refusals: ApiProblem[] = [];
  server.use(
    on('people.addEmployee', ({ body }) => {
      sent.push(body);
      const refusal = refusals.shift();
      if (refusal) throw refusal;
      return { Id: 50 };
    }),
  );
  const bundle = profileBundle({}, { Abilities: ALL_ABILITIES });
  const view = showProfile(server, { bundle, params: REPORTS, viewer });
  await userEvent.click(await screen.findByRole('button', { name: 'Add Employee' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Add Employee' }));
  const fill = (label: string, text: string) => userEvent.type(drawer.getByLabelText(label), text);
  const save = () => userEvent.click(drawer.getByRole('button', { name: 'Add Employee' }));
  return { ...view, drawer, fill, save, sent, refusals };
}

test('[PROF-017] [USER-034] direct reports offer Add Employee to who may, and View Org Structure to everybody', async () => {
  const bundle = (Abilities = NO_ABILITIES) => profileBundle({}, { Abilities });
  const { unmount } = showProfile(server, { bundle: bundle(), params: REPORTS });
  expect(await screen.findByRole('link', { name: 'View Org Structure' })).toHaveAttribute(
    'href',
    '/v3/organization/20',
  );
  expect(screen.queryByRole('button', { name: 'Add Employee' })).not.toBeInTheDocument();
  unmount();
  showProfile(server, { bundle: bundle(ALL_ABILITIES), params: REPORTS });
  expect(await screen.findByRole('button', { name: 'Add Employee' })).toBeVisible();
});

test('[USER-035] [USER-042] from a profile the manager is fixed; the employee is added and invited', async () => {
  const { drawer, fill, save, sent, toasts } = await open();
  expect(drawer.getByText('Siobhán Ó Briain')).toBeVisible();
  expect(drawer.queryByRole('combobox', { name: 'Manager' })).not.toBeInTheDocument();
  expect(await findViolations()).toEqual([]);
  await fill('Full name', 'Ana Ruiz');
  await fill('Email', 'ana@acme.example');
  await userEvent.click(drawer.getByRole('checkbox', { name: /^Manager/ }));
  await save();
  await waitFor(() =>
    expect(toasts.at(-1)?.title).toBe('Ana Ruiz was added. An invitation is on its way to ana@acme.example.'),
  );
  expect(sent).toEqual([
    {
      Name: 'Ana Ruiz',
      Email: 'ana@acme.example',
      JobTitle: null,
      OrgUnit: null,
      ParentId: 20,
      IsManager: true,
      IsObserver: false,
    },
  ]);
});

test('[USER-036] elsewhere the manager is chosen among those the server names', async () => {
  const sent: BodyOf<'people.addEmployee'>[] = [];
  server.use(
    on('people.org', () => ({ data: [] })),
    on('people.employeeParents', () => ({
      data: [{ Id: 9, Name: 'Bjørn Åse', JobTitle: 'Sales', OrgUnit: null, Avatar: null, ParentId: 1 }],
    })),
    on('people.addEmployee', ({ body }) => {
      sent.push(body);
      return { Id: 50 };
    }),
  );
  const session = fakeSession({ abilities: { addEmployee: true } });
  renderWithShell(<Directory currentId={null} />, { session });
  await userEvent.click(await screen.findByRole('button', { name: 'Add Employee' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Add Employee' }));
  await userEvent.type(drawer.getByLabelText('Full name'), 'Ana');
  await userEvent.type(drawer.getByLabelText('Email'), 'ana@acme.example');
  await userEvent.click(drawer.getByRole('button', { name: 'Add Employee' }));
  expect(await drawer.findByText('Please choose a manager.')).toBeVisible();
  await userEvent.type(drawer.getByRole('combobox', { name: 'Manager' }), 'bjorn');
  await userEvent.click(await screen.findByRole('option', { name: /Bjørn Åse/ }));
  await userEvent.click(drawer.getByRole('button', { name: 'Add Employee' }));
  await waitFor(() => expect(sent).toMatchObject([{ ParentId: 9 }]));
});

test('the form has an address, which the command palette opens', async () => {
  server.use(
    on('people.org', () => ({ data: [] })),
    on('people.employeeParents', () => ({ data: [] })),
  );
  const session = fakeSession({ abilities: { addEmployee: true } });
  const { location } = renderWithShell(<Directory currentId={null} />, {
    session,
    route: '/v3/organization?tab=directory&do=add-employee',
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Add Employee' }));
  await userEvent.click(drawer.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(location()).toBe('/v3/organization?tab=directory'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Add Employee' }));
  await waitFor(() => expect(location()).toBe('/v3/organization?tab=directory&do=add-employee'));
});

test('[USER-037] [USER-038] observers are offered to who may add them; the two options exclude each other', async () => {
  const { drawer, unmount } = await open();
  const manager = drawer.getByRole('checkbox', { name: /^Manager/ });
  const observer = drawer.getByRole('checkbox', { name: /^Observer/ });
  await userEvent.click(manager);
  expect(observer).toBeDisabled();
  await userEvent.click(manager);
  await userEvent.click(observer);
  expect(manager).toBeDisabled();
  unmount();
  const other = await open({ abilities: { addObserver: false } });
  expect(other.drawer.queryByRole('checkbox', { name: /^Observer/ })).not.toBeInTheDocument();
});

test('[USER-039] [USER-040] [USER-041] what is missing, wrong or too long is said in the documented words', async () => {
  const { drawer, fill, save, sent } = await open();
  await save();
  expect(await drawer.findByText('Please input your full name!')).toBeVisible();
  expect(drawer.getByText('Enter valid email!')).toBeVisible();
  await fill('Full name', 'Ana');
  await userEvent.click(drawer.getByLabelText('Department'));
  await userEvent.paste('d'.repeat(101));
  await fill('Email', 'ana@');
  await save();
  expect(await drawer.findByText('Department must have at most 100 characters.')).toBeVisible();
  expect(drawer.getByText('Enter valid email!')).toBeVisible();
  expect(sent).toEqual([]);
});

test('[USER-043] a refused address is shown under the email, any other failure as a toast', async () => {
  const { drawer, fill, save, refusals, toasts } = await open();
  await fill('Full name', 'Ana');
  await fill('Email', 'ana@acme.example');
  const taken = 'Somebody else has this email address already.';
  refusals.push(
    new ApiProblem('invalid', taken, [{ path: 'Email', message: taken }]),
    new ApiProblem('denied', 'Only the CEO, managers and Org Admins can add employees.'),
  );
  await save();
  expect(await drawer.findByText(taken)).toBeVisible();
  expect(drawer.getByLabelText('Email')).toHaveAccessibleDescription(taken);
  await save();
  await waitFor(() =>
    expect(toasts.at(-1)?.title).toBe('Only the CEO, managers and Org Admins can add employees.'),
  );
});

test('[PROF-016] [USER-026] each direct report has its actions; a reinvitation says where it went', async () => {
  server.use(on('people.reinvite', () => ({ Success: true })));
  const reports = [
    directReport({ InvitationAcceptedAt: null, MayReinvite: true, MayChangeStatus: true }),
    directReport({ Id: 32, Name: 'Ömer Yıldız' }),
  ];
  const bundle = profileBundle({}, { DirectReports: reports });
  const { toasts } = showProfile(server, { bundle, params: REPORTS });
  const entries = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    const menu = await screen.findByRole('menu', { name: `Actions for ${name}` });
    await waitFor(() => expect(menu).toHaveFocus());
    return within(menu).getAllByRole('menuitem');
  };
  const forOther = await entries('Ömer Yıldız');
  expect(forOther.map(({ textContent }) => textContent)).toEqual(['View Profile', 'View Org Chart']);
  await userEvent.keyboard('{Escape}');
  const own = await entries('José Ángel Muñoz');
  expect(own.map(({ textContent }) => textContent)).toEqual([
    'View Profile',
    'View Org Chart',
    'Reinvite',
    'Deactivate User',
  ]);
  // jsdom has no pointer to hover with.
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(own[2]).toHaveAttribute('data-highlighted'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(toasts.at(-1)?.title).toBe('An invitation has been re-sent to jose@acme.example.'),
  );
});
