import { startTestApp } from '../../../testing/index.ts';
import type { TestApp } from '../../../testing/index.ts';
import { makeOrganisation } from '../testing/organisation.ts';
import type { Organisation, PersonName } from '../testing/organisation.ts';

let app: TestApp;
let acme: Organisation;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  acme = await makeOrganisation(app);
});
afterAll(() => app.close());

async function act(
  operation: 'people.deactivate' | 'people.activate',
  actor: PersonName,
  target: PersonName,
) {
  const params = { id: acme.people[target].id };
  return app.call(operation, { params }, { token: await acme.token(actor) });
}

/** The events of the last changes of this tenant, oldest first. */
async function outbox() {
  const rows = await app.app.db.transaction({ role: 'app', tenantId: acme.tenant.id }, (db) =>
    db.selectFrom('outbox').select(['kind', 'payload']).orderBy('id').execute(),
  );
  return rows.map(({ kind, payload }) => ({ kind, ...payload }));
}

test('[USER-028] deactivating ends the person’s sessions at once and notifies every open page', async () => {
  const token = await acme.token('worker');
  expect((await app.call('people.ceo', {}, { token })).status).toBe(200);
  expect((await act('people.deactivate', 'lead', 'worker')).ok).toEqual({ Success: true });

  expect((await app.call('people.ceo', {}, { token })).status).toBe(401);
  const id = acme.people.worker.id;
  expect(await outbox()).toEqual([
    {
      kind: 'live',
      group: `Tenant_${acme.tenant.id}`,
      method: 'TenantUpdate',
      args: [{ type: 'user_deactivated', id, actorId: acme.people.lead.id }],
    },
    { kind: 'disconnect', personId: id, chainId: null },
  ]);
});

test('[USER-028] a deactivated person cannot sign in', async () => {
  await act('people.deactivate', 'ceo', 'worker');
  await expect(app.login(acme.people.worker, acme.tenant)).rejects.toThrow('400');
});

test('[USER-029] [LIVE-004] activating lets the person sign in again, while earlier tokens stay revoked', async () => {
  const before = await acme.token('worker');
  await act('people.deactivate', 'head', 'worker');
  expect((await act('people.activate', 'head', 'worker')).ok).toEqual({ Success: true });

  expect((await app.call('people.ceo', {}, { token: before })).status).toBe(401);
  const { Token } = await app.login(acme.people.worker, acme.tenant);
  expect((await app.call('people.ceo', {}, { token: Token })).status).toBe(200);
  expect((await outbox()).at(-1)).toMatchObject({
    args: [{ type: 'user_activated', id: acme.people.worker.id, actorId: acme.people.head.id }],
  });
});

test('repeating it changes nothing and notifies nobody', async () => {
  await act('people.deactivate', 'orgAdmin', 'worker');
  const told = (await outbox()).length;
  expect((await act('people.deactivate', 'orgAdmin', 'worker')).status).toBe(200);
  expect(await outbox()).toHaveLength(told);

  await act('people.activate', 'orgAdmin', 'worker');
  expect((await act('people.activate', 'orgAdmin', 'worker')).status).toBe(200);
  expect(await outbox()).toHaveLength(told + 1);
});

test.each([
  ['peer', 'worker', 'Only the CEO, an Org Admin or a manager above this person may do this.'],
  ['worker', 'lead', 'Only the CEO, an Org Admin or a manager above this person may do this.'],
  ['goalAdmin', 'worker', 'Only the CEO, an Org Admin or a manager above this person may do this.'],
  ['hrAdmin', 'worker', 'Only the CEO, an Org Admin or a manager above this person may do this.'],
  ['observer', 'worker', 'Only the CEO, an Org Admin or a manager above this person may do this.'],
  ['orgAdmin', 'ceo', 'The CEO cannot be deactivated. Make someone else the CEO first.'],
  ['orgAdmin', 'orgAdmin', 'You cannot deactivate or activate your own account.'],
  ['ceo', 'ceo', 'You cannot deactivate or activate your own account.'],
] as const)(
  '[USER-023] %s is refused with the reason why %s stays active, and nothing happens',
  async (actor, target, sentence) => {
    for (const operation of ['people.deactivate', 'people.activate'] as const) {
      const answer = await act(operation, actor, target);
      expect(answer.problem).toMatchObject({ status: 400, code: 'denied', detail: sentence });
    }
    expect(await outbox()).toEqual([]);
  },
);

test('a deactivated person keeps the profile, is no longer counted, and is visible to those who may activate them', async () => {
  await act('people.deactivate', 'lead', 'worker');
  const readLead = async (viewer: PersonName) =>
    (
      await app.call(
        'people.read',
        { params: { id: acme.people.lead.id } },
        { token: await acme.token(viewer) },
      )
    ).ok;

  expect((await readLead('lead')).DirectReports.map(({ Name }) => Name)).toEqual([
    'Name of invited',
    'Name of worker',
  ]);
  expect((await readLead('peer')).DirectReports.map(({ Name }) => Name)).toEqual(['Name of invited']);
  const { data } = (await app.call('people.org', {}, { token: await acme.token('peer') })).ok;
  expect(data.find(({ id }) => id === acme.people.lead.id)?.Count).toBe(1);
  const gone = data.find(({ id }) => id === acme.people.worker.id);
  expect(gone?.DeactivatedAt).toBe(app.clock.now().toISOString());
});

test('a navigation or a prefetch never deactivates anybody', async () => {
  const token = await acme.token('ceo');
  const params = { id: acme.people.worker.id };
  for (const headers of [{ 'sec-fetch-mode': 'navigate' }, { 'sec-purpose': 'prefetch' }]) {
    expect((await app.call('people.deactivate', { params }, { token, headers })).status).toBe(400);
  }
  expect(await outbox()).toEqual([]);
});
