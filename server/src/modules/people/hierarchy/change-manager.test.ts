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

async function candidates(actor: PersonName, target: PersonName) {
  const params = { id: acme.people[target].id };
  return app.call('people.managerCandidates', { params }, { token: await acme.token(actor) });
}

async function move(actor: PersonName, target: PersonName, managerId: number) {
  const params = { id: acme.people[target].id, managerId };
  return app.call('people.changeManager', { params }, { token: await acme.token(actor) });
}

async function chainOf(target: PersonName): Promise<readonly number[]> {
  const { path } = await app.app.db.transaction({ role: 'app', tenantId: acme.tenant.id }, (db) =>
    db.selectFrom('people').select('path').where('id', '=', acme.people[target].id).executeTakeFirstOrThrow(),
  );
  return path.split('.').map(Number);
}

test('[USER-031] candidates are the active ceo and managers, except the person and everybody beneath them', async () => {
  const names = (await candidates('ceo', 'head')).ok.data.map(({ Name }) => Name);
  expect(names).toEqual(['Name of ceo']);
  const forWorker = (await candidates('lead', 'worker')).ok.data.map(({ Name }) => Name);
  expect(forWorker).toEqual(['Name of ceo', 'Name of head', 'Name of lead', 'Name of peer']);
  const params = { id: acme.people.peer.id };
  await app.call('people.deactivate', { params }, { token: await acme.token('ceo') });
  expect((await candidates('lead', 'worker')).ok.data).toHaveLength(3);
  expect((await candidates('worker', 'worker')).problem.code).toBe('denied');
  expect((await candidates('ceo', 'ceo')).problem.detail).toBe('The CEO has no manager.');
});

test('[USER-032] [LIVE-004] a new manager gets the person and everybody beneath them, once', async () => {
  const { ceo, head, peer, lead, worker } = acme.people;
  expect((await move('head', 'lead', peer.id)).ok).toEqual({ Success: true });
  expect((await move('head', 'lead', peer.id)).ok).toEqual({ Success: true });
  expect(await chainOf('worker')).toEqual([ceo.id, head.id, peer.id, lead.id, worker.id]);
  const params = { id: lead.id };
  const trail = await app.call('people.history', { params }, { token: await acme.token('ceo') });
  expect(trail.ok.data).toMatchObject([{ Change: 'Manager', From: 'Name of head', To: 'Name of peer' }]);
  const live = await app.app.db.transaction({ role: 'app', tenantId: acme.tenant.id }, (db) =>
    db.selectFrom('outbox').select('payload').where('kind', '=', 'live').execute(),
  );
  const args = [{ type: 'manager_updated', id: lead.id, actorId: head.id, managerIds: [head.id, peer.id] }];
  expect(live).toEqual([{ payload: { group: `Tenant_${acme.tenant.id}`, method: 'TenantUpdate', args } }]);
});

test('the event names no managers when anybody may be affected: beneath a deactivated manager', async () => {
  const { lead, peer, worker } = acme.people;
  await app.call('people.deactivate', { params: { id: lead.id } }, { token: await acme.token('ceo') });
  expect((await move('head', 'worker', peer.id)).status).toBe(200);
  const live = await app.app.db.transaction({ role: 'app', tenantId: acme.tenant.id }, (db) =>
    db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'live')
      .orderBy('id', 'desc')
      .limit(1)
      .execute(),
  );
  expect(live[0]?.payload['args']).toEqual([
    { type: 'manager_updated', id: worker.id, actorId: acme.people.head.id },
  ]);
});

test('[USER-032] nobody reports to themselves, to somebody beneath them, or to somebody who may not lead', async () => {
  const { head, lead, worker, observer } = acme.people;
  for (const [target, managerId] of [
    ['head', head.id],
    ['head', lead.id],
    ['lead', worker.id],
    ['lead', observer.id],
  ] as const)
    expect((await move('ceo', target, managerId)).problem.code).toBe('denied');
  expect((await move('peer', 'worker', head.id)).problem.code).toBe('denied');
  expect((await move('ceo', 'worker', 999_999)).problem.detail).toBe(
    'This person cannot be the manager of Name of worker.',
  );
});

test('of two concurrent moves that would form a cycle one succeeds', async () => {
  const { lead, peer } = acme.people;
  const answers = await Promise.all([move('ceo', 'lead', peer.id), move('ceo', 'peer', lead.id)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
});

test('a person of another tenant is no candidate, and cannot be moved', async () => {
  const other = await makeOrganisation(app);
  expect((await move('ceo', 'worker', other.people.head.id)).problem.code).toBe('denied');
  const params = { id: other.people.worker.id, managerId: acme.people.head.id };
  const answer = await app.call('people.changeManager', { params }, { token: await acme.token('ceo') });
  expect(answer.status).toBe(404);
});
