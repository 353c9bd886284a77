import type { TeamManuals } from '@cadence/shared-contract';
import { MESSAGES } from '@cadence/shared-contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  fakeSession,
  findViolations,
  on,
  onOffline,
  onPending,
  renderWithShell,
  setupApiServer,
} from '@cadence/shared-auth/testing';
import type { RenderedInShell } from '@cadence/shared-auth/testing';
import ProfilePage from '../../../pages/profile-page.tsx';
import {
  ALL_ABILITIES,
  directReport,
  NO_ABILITIES,
  profileBundle,
} from '../../../testing/people.fixtures.ts';
import { teamManual, teamManuals, teamPerson } from './team.fixtures.ts';

const server = setupApiServer();

const READING = { Abilities: { ...NO_ABILITIES, ReadTeamManuals: true }, DirectReports: [directReport()] };

/** Direct Reports of Siobhán (20), as Zoë (7) sees them; `at` follows the address. */
function showReports(at: string, bundle = profileBundle({}, READING)): RenderedInShell {
  server.use(on('people.read', () => bundle));
  return renderWithShell(<ProfilePage params={{ personId: '20', tab: 'reports' }} />, {
    session: fakeSession({ profile: { Id: 7 } }),
    route: `/v3/profile/20/reports${at}`,
  });
}

function showTeam(team: TeamManuals = teamManuals(), at = ''): RenderedInShell {
  server.use(on('userManual.team', () => team));
  return showReports(`?view=manuals${at}`);
}

const faces = async () => within(await screen.findByRole('list', { name: 'People with a user manual' }));
const chosen = () => within(screen.getByRole('region', { name: 'Chosen person' }));
const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

test('the switch is there for whom the server gives it, and the view is in the address', async () => {
  server.use(on('userManual.team', ({ params }) => teamManuals({ Headline: `Team of ${params.managerId}` })));
  const { location, unmount } = showReports('');
  expect(await screen.findByRole('table', { name: /Direct reports of/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'User manuals' }));
  expect(await screen.findByRole('heading', { name: 'Team of 20' })).toBeVisible();
  expect(location()).toBe('/v3/profile/20/reports?view=manuals');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'List' }));
  expect(await screen.findByRole('table')).toBeVisible();
  expect(location()).toBe('/v3/profile/20/reports');
  unmount();

  showReports('?view=manuals', profileBundle({}, { ...READING, Abilities: NO_ABILITIES }));
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'View' })).not.toBeInTheDocument();
});

test('headline, main traits at the corners, gaps, and who has no user manual', async () => {
  showTeam();
  expect(
    await screen.findByRole('heading', { name: /^The six with a manual are mostly steady/ }),
  ).toBeVisible();
  for (const corner of ['0 Dominance', '1 Influence', '3 Steadiness', '2 Conscientiousness']) {
    expect(
      screen.getByText((_, element) => element?.matches('li') === true && element.textContent === corner),
    ).toBeVisible();
  }
  expect(screen.getByText('nobody of the six')).toBeVisible();
  expect(textsOf(screen.getAllByRole('definition'))).toEqual(teamManuals().Gaps.map(({ Text }) => Text));
  const without = within(screen.getByText('No user manual, so not on the wheel').closest('section')!);
  expect(textsOf(without.getAllByRole('listitem'))).toEqual([
    'JMJosé Ángel Muñoz',
    'FOFolasade OkonkwoInvited',
  ]);
  expect(without.getByText('Only they can fill it in.')).toBeVisible();
  expect(screen.getByText(/main trait of the six people who have one/)).toHaveTextContent(MESSAGES.discUse);
  expect(await findViolations()).toEqual([]);
});

test('a face is a button that puts the person beside the wheel and into the address', async () => {
  const { location } = showTeam();
  const wheel = await faces();
  expect(wheel.getAllByRole('button')).toHaveLength(6);
  await userEvent.click(
    wheel.getByRole('button', { name: /^Nguyễn Thị Hương: Dominance 20%, Influence 12%/ }),
  );
  expect(await chosen().findByText('Nguyễn Thị Hương')).toBeVisible();
  expect(chosen().getByText('Conscientiousness + Steadiness')).toBeVisible();
  expect(textsOf(chosen().getAllByRole('listitem'))).toEqual([
    'Dominance20%',
    'Influence12%',
    'Steadiness24%',
    'Conscientiousness44%',
  ]);
  expect(chosen().getByText('How to work with Nguyễn Thị Hương.')).toBeVisible();
  expect(chosen().getByRole('link', { name: 'Open user manual' })).toHaveAttribute(
    'href',
    '/v3/profile/35/manual',
  );
  expect(location()).toBe('/v3/profile/20/reports?view=manuals&person=35');
});

test('an own entry says that it has no percentages', async () => {
  showTeam(teamManuals(), '&person=36');
  const face = (await faces()).getByRole('button', { pressed: true });
  expect(face).toHaveAccessibleName('Björk Þórðardóttir: Steadiness, own entry, no percentages');
  expect(chosen().getByText('own entry, no percentages')).toBeVisible();
  expect(chosen().queryByText(/%/)).not.toBeInTheDocument();
});

test('the viewer is on the wheel, and nobody of the team', async () => {
  showTeam();
  expect(await screen.findByText(/^You: Dominance 36%, Influence 32%/)).toBeInTheDocument();
  expect((await faces()).queryByRole('button', { name: /Zoë/ })).not.toBeInTheDocument();
});

test('one stop of the Tab key; arrow keys go round and choose', async () => {
  showTeam(teamManuals(), '&person=31');
  const wheel = await faces();
  const pressed = () => wheel.getByRole('button', { pressed: true });
  expect(wheel.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toEqual([pressed()]);
  act(() => pressed().focus());
  const round: string[] = [];
  for (let step = 0; step < 6; step += 1) {
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(pressed()).toHaveFocus());
    round.push((pressed().textContent ?? '').slice(0, 2));
  }
  expect(round).toEqual(['ŁŻ', 'BÞ', 'AB', 'MW', 'NH', 'KD']);
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(pressed()).toHaveAccessibleName(/^Nguyễn/));
  expect(await chosen().findByText('Nguyễn Thị Hương')).toBeVisible();
});

test('a person of the address who is not on the wheel is somebody else', async () => {
  showTeam(teamManuals(), '&person=37');
  expect((await faces()).getAllByRole('button', { pressed: true })).toHaveLength(1);
});

test('one person alone on the wheel', async () => {
  const People = [teamManual(teamPerson(33, 'Aoife Byrne'), 'SC', [12, 18, 38, 32])];
  showTeam(teamManuals({ People, Without: [], Gaps: [], Viewer: null, Headline: 'Aoife Byrne is steady.' }));
  expect(await screen.findByText(/main trait of the one person who has one/)).toBeVisible();
  expect(screen.getAllByText('nobody so far')).toHaveLength(3);
  expect(screen.queryByText('Gaps')).not.toBeInTheDocument();
  expect(screen.queryByText(/No user manual/)).not.toBeInTheDocument();
  expect(screen.queryByText('own entry, no percentages')).not.toBeInTheDocument();
  expect(await findViolations()).toEqual([]);
});

test('nobody has a user manual: names, and no wheel', async () => {
  showTeam(teamManuals({ People: [], Headline: '', Gaps: [], Viewer: null }));
  expect(await screen.findByText('Nobody here has a user manual yet')).toBeVisible();
  expect(screen.getByText('José Ángel Muñoz')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'People with a user manual' })).not.toBeInTheDocument();
  expect(await findViolations()).toEqual([]);
});

test('no reports, and only some who left', async () => {
  const { unmount } = showReports('?view=manuals', profileBundle({}, { Abilities: ALL_ABILITIES }));
  expect(await screen.findByText('No direct reports')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'View' })).not.toBeInTheDocument();
  unmount();
  showTeam(teamManuals({ People: [], Without: [], Headline: '', Gaps: [] }));
  expect(await screen.findByText('No direct reports')).toBeVisible();
});

test('a failure says what failed, and Retry loads it', async () => {
  server.use(onOffline('userManual.team'));
  showReports('?view=manuals');
  expect(await screen.findByText('The user manuals could not be loaded')).toBeVisible();
  server.use(on('userManual.team', () => teamManuals()));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await faces()).getAllByRole('button')).toHaveLength(6);
});

test('while it loads a grey skeleton shows the layout', async () => {
  server.use(onPending('userManual.team'));
  showReports('?view=manuals');
  expect(await screen.findByText('Loading user manuals')).toBeInTheDocument();
  expect(await findViolations()).toEqual([]);
});

test('[LIVE-007] a user manual that is done, changes to people and a new connection show without a reload', async () => {
  let headline = 'At first';
  server.use(on('userManual.team', () => teamManuals({ Headline: headline })));
  const { hub } = showReports('?view=manuals');
  expect(await screen.findByRole('heading', { name: 'At first' })).toBeVisible();
  for (const type of ['user_manual_done', 'user_manual_updated'] as const) {
    headline = `After ${type}`;
    act(() => hub.emit('UserManualUpdate', { type, id: 37 }));
    expect(await screen.findByRole('heading', { name: headline })).toBeVisible();
  }
  headline = 'After the viewer’s own';
  act(() => hub.emit('UserManualUpdate', { type: 'user_manual_done', id: 7 }));
  expect(await screen.findByRole('heading', { name: headline })).toBeVisible();
  headline = 'After a new name';
  act(() => hub.emit('TenantUpdate', { type: 'user_updated', id: 31, actorId: 1 }));
  expect(await screen.findByRole('heading', { name: headline })).toBeVisible();
  headline = 'After reconnect';
  act(() => hub.emit('missed', {}));
  expect(await screen.findByRole('heading', { name: headline })).toBeVisible();
});
