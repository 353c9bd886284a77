import { NO_FLAGS } from '@cadence/shared-contract';
import { startTestApp } from '../../testing/index.ts';
import type { TestApp } from '../../testing/index.ts';
import { makeOrganisation } from './testing/organisation.ts';
import type { Organisation } from './testing/organisation.ts';

let app: TestApp;
let acme: Organisation;
let globex: Organisation;

beforeAll(async () => {
  app = await startTestApp();
  acme = await makeOrganisation(app, {
    lead: {
      unconfirmed_email: 'new@example.test',
      responsibility: 'Runs the desk',
      disc: 'SC',
      org_unit: 'Support',
    },
    worker: { job_title: null, phone_number: '+353 1 555 0142' },
  });
  globex = await makeOrganisation(app);
});
afterAll(() => app.close());

const read = async (viewer: Parameters<Organisation['token']>[0], id: number) =>
  app.call('people.read', { params: { id } }, { token: await acme.token(viewer) });

test('[PROF-035] a profile includes its manager, its direct reports and its responsibility', async () => {
  const { people } = acme;
  const bundle = (await read('worker', people.lead.id)).ok;
  expect(bundle.Manager).toEqual({
    Id: people.head.id,
    Name: 'Name of head',
    JobTitle: 'Engineer',
    OrgUnit: null,
    Avatar: null,
    ParentId: people.ceo.id,
  });
  expect(bundle.DirectReports.map(({ Name, InvitationAcceptedAt }) => [Name, InvitationAcceptedAt])).toEqual([
    ['Name of invited', null],
    ['Name of worker', '2026-01-01T00:00:00.000Z'],
  ]);
  expect(bundle.Responsibility).toBe('Runs the desk');
});

test('[PROF-036] a profile has every documented field, and nothing that its viewer may not see', async () => {
  const { people } = acme;
  const { Profile } = (await read('worker', people.lead.id)).ok;
  expect(Profile).toEqual({
    Id: people.lead.id,
    Name: 'Name of lead',
    JobTitle: 'Engineer',
    Email: people.lead.email,
    UnconfirmedEmail: null,
    PhoneNumber: null,
    TimeZone: 'Central Time (US & Canada)',
    RoleName: 'manager',
    OrgUnit: 'Support',
    LinkedinUrl: null,
    Biography: null,
    Avatar: null,
    AvatarImage: null,
    Disc: 'SC',
    ...NO_FLAGS,
    IsEditable: false,
    DeactivatedAt: null,
    InvitationAcceptedAt: '2026-01-01T00:00:00.000Z',
    EmailActivatedAt: '2026-01-01T00:00:00.000Z',
    ParentId: people.head.id,
    UpdatedAt: people.lead.updated_at.toISOString(),
  });
});

test('[PROF-004] a pending address is shown only to those who may edit the profile', async () => {
  const { lead } = acme.people;
  const pending = async (viewer: Parameters<Organisation['token']>[0]) =>
    (await read(viewer, lead.id)).ok.Profile.UnconfirmedEmail;
  for (const viewer of ['lead', 'head', 'ceo', 'orgAdmin', 'hrAdmin'] as const)
    expect(await pending(viewer)).toBe('new@example.test');
  for (const viewer of ['worker', 'peer', 'observer'] as const) expect(await pending(viewer)).toBeNull();
});

test('the ceo has no manager', async () => {
  expect((await read('worker', acme.people.ceo.id)).ok.Manager).toBeNull();
});

test('[PROF-055] the responsibility can be read separately', async () => {
  const token = await acme.token('observer');
  const body = async (id: number) =>
    (await app.call('people.responsibility', { params: { id } }, { token })).ok.Body;
  expect(await body(acme.people.lead.id)).toBe('Runs the desk');
  expect(await body(acme.people.worker.id)).toBeNull();
});

test('[USER-033] everyone can read who the ceo is', async () => {
  const answer = await app.call('people.ceo', {}, { token: await acme.token('observer') });
  expect(answer.ok).toMatchObject({ Id: acme.people.ceo.id, Name: 'Name of ceo', ParentId: null });
});

test('[ORG-010][ORG-011] the organisation lists everyone once, with flags, status and number of reports', async () => {
  const { people } = acme;
  const { data } = (await app.call('people.org', {}, { token: await acme.token('worker') })).ok;
  expect(data.map(({ Name }) => Name)).toEqual(
    Object.keys(people)
      .map((name) => `Name of ${name}`)
      .sort((a, b) => a.toLowerCase().localeCompare(b.toLowerCase())),
  );
  expect(data.find(({ id }) => id === people.lead.id)).toEqual({
    id: people.lead.id,
    parentId: people.head.id,
    Name: 'Name of lead',
    JobTitle: 'Engineer',
    OrgUnit: 'Support',
    Email: people.lead.email,
    RoleName: 'manager',
    ...NO_FLAGS,
    DeactivatedAt: null,
    InvitationAcceptedAt: '2026-01-01T00:00:00.000Z',
    Avatar: null,
    Count: 2,
  });
  expect(data.find(({ id }) => id === people.invited.id)).toMatchObject({
    InvitationAcceptedAt: null,
    Count: 0,
  });
});

test('[ORG-012] the hierarchy answers everyone beneath, at any depth, and the peers', async () => {
  const hierarchy = async (viewer: Parameters<Organisation['token']>[0]) => {
    const { Descendants, Peers } = (
      await app.call('people.hierarchy', {}, { token: await acme.token(viewer) })
    ).ok;
    return [Descendants, Peers].map((list) => list.map(({ Name }) => Name.replace('Name of ', '')));
  };
  expect(await hierarchy('head')).toEqual([
    ['invited', 'lead', 'peer', 'worker'],
    ['goalAdmin', 'hrAdmin', 'observer', 'orgAdmin'],
  ]);
  expect(await hierarchy('lead')).toEqual([['invited', 'worker'], ['peer']]);
  expect(await hierarchy('worker')).toEqual([[], ['invited']]);
  expect((await hierarchy('ceo'))[1]).toEqual([]);
});

test('[TEN-009] people of another tenant do not exist, for any call', async () => {
  const stranger = globex.people.worker.id;
  for (const viewer of ['ceo', 'orgAdmin', 'worker'] as const) {
    const token = await acme.token(viewer);
    for (const operation of [
      'people.read',
      'people.responsibility',
      'people.deactivationInfo',
      'people.deactivate',
      'people.activate',
    ] as const) {
      const foreign = await app.call(operation, { params: { id: stranger } }, { token });
      const missing = await app.call(operation, { params: { id: 2_000_000_000 } }, { token });
      expect([foreign.status, foreign.problem]).toEqual([404, missing.problem]);
    }
  }
  const token = await acme.token('ceo');
  const { data } = (await app.call('people.org', {}, { token })).ok;
  const ours = new Set(Object.values(acme.people).map(({ id }) => id));
  expect(data.filter(({ id }) => !ours.has(id))).toEqual([]);
  expect((await app.call('people.ceo', {}, { token })).ok.Id).toBe(acme.people.ceo.id);
});

test('without a session nothing about people is returned, and an invalid id is refused with a sentence', async () => {
  for (const operation of ['people.org', 'people.hierarchy', 'people.ceo'] as const) {
    expect((await app.call(operation, {})).status).toBe(401);
  }
  expect((await app.call('people.read', { params: { id: acme.people.ceo.id } })).status).toBe(401);
  const token = await acme.token('ceo');
  for (const id of [0, -1, 9_999_999_999, 'x' as unknown as number]) {
    const answer = await app.call('people.read', { params: { id } }, { token });
    expect(answer.status).toBe(400);
    expect(answer.problem.detail).toMatch(/\w+/);
  }
});
