import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OutputOf, PointOfContact } from '@cadence/shared-contract';
import { NO_FLAGS } from '@cadence/shared-contract';
import {
  fakeSession,
  findViolations,
  on,
  onOffline,
  onPending,
  renderWithShell,
  setupApiServer,
} from '@cadence/shared-auth/testing';
import HelpPage from '../../pages/help-page.tsx';

const server = setupApiServer();

const contact = (fields: Partial<PointOfContact>): PointOfContact => ({
  Id: 20,
  Name: 'Siobhán Ó Briain',
  JobTitle: 'Support Operations Manager',
  OrgUnit: 'Support',
  Avatar: null,
  ParentId: 1,
  ...NO_FLAGS,
  ...fields,
});
const SIOBHAN = contact({ IsOrgAdmin: true, IsHrAdmin: true });
const ZOE = contact({ Id: 7, Name: 'Zoë Lefèvre', JobTitle: null, OrgUnit: null, IsGoalManager: true });

function show(answer: Partial<OutputOf<'help.read'>> = {}) {
  server.use(
    on('help.read', () => ({
      users: [SIOBHAN, ZOE],
      helplink: 'https://help.acme.test/',
      contactlink: 'mailto:support@acme.test',
      ...answer,
    })),
  );
  return renderWithShell(<HelpPage />, { session: fakeSession(), route: '/v3/help' });
}

const role = (name: string) => screen.findByRole('region', { name });

test('[HELP-001] the support box has a contact link and a help-desk link', async () => {
  show();
  const box = within(await role('Customer Support'));
  expect(box.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
    'href',
    'mailto:support@acme.test',
  );
  const desk = box.getByRole('link', { name: 'Open Help Desk' });
  expect(desk).toHaveAttribute('href', 'https://help.acme.test/');
  expect(desk).toHaveAttribute('rel', 'noopener noreferrer');
  expect(await findViolations()).toEqual([]);
});

test('without support the box says so and leads to nobody', async () => {
  show({ helplink: null, contactlink: null });
  const box = await role('Customer Support');
  expect(box).toHaveTextContent('The people below can help.');
  expect(within(box).queryByRole('link')).not.toBeInTheDocument();
});

test('[HELP-002] people are listed under each of their roles and link to their profiles', async () => {
  const { location } = show();
  const names = async (name: string) =>
    within(await role(name))
      .queryAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(await names('Org Admins')).toEqual(['Siobhán Ó Briain']);
  expect(await names('HR Admins')).toEqual(['Siobhán Ó Briain']);
  expect(await names('Goal Managers')).toEqual(['Zoë Lefèvre (You)']);
  expect(await role('Goal Managers')).toHaveTextContent('Corporate');
  expect(await names('Goal Admins')).toEqual([]);
  expect(await role('Goal Admins')).toHaveTextContent('Nobody has this role yet.');
  await userEvent.click(within(await role('HR Admins')).getByRole('link'));
  expect(location()).toBe('/v3/profile/20');
});

test('[HELP-003] each role says what it is for', async () => {
  show();
  const said = async (name: string) => (await role(name)).querySelector('header p')?.textContent;
  expect(await said('Org Admins')).toBe('Add and reassign employees and manage special permissions.');
  expect(await said('Goal Admins')).toBe(
    'Create and edit goals for others, approve on behalf of managers, and reassign, realign and shelve goals.',
  );
  expect(await said('HR Admins')).toBe('View and create appraisal reports for all employees.');
  expect(await said('Goal Managers')).toBe('Create and edit goals cascaded from their own.');
});

test('of many people twelve are shown at first', async () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    contact({ Id: 100 + index, Name: `Person ${index}`, IsOrgAdmin: true }),
  );
  show({ users: many });
  const admins = within(await role('Org Admins'));
  expect(admins.getAllByRole('listitem')).toHaveLength(12);
  await userEvent.click(admins.getByRole('button', { name: 'Show all 30' }));
  expect(admins.getAllByRole('listitem')).toHaveLength(30);
});

test('it says that it loads, and what failed', async () => {
  server.use(onPending('help.read'));
  const pending = renderWithShell(<HelpPage />);
  expect(await screen.findByText('Loading help')).toBeInTheDocument();
  pending.unmount();
  server.use(onOffline('help.read'));
  renderWithShell(<HelpPage />);
  expect(await screen.findByText('The help page could not be loaded')).toBeVisible();
  server.use(on('help.read', () => ({ users: [], helplink: null, contactlink: null })));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByText('Point of Contact')).toBeVisible());
});
