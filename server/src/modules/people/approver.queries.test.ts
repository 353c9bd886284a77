import type { Insertable } from 'kysely';
import type { PeopleTable } from '../../migrations/kernel-tables.ts';
import { startTestApp } from '../../testing/index.ts';
import type { TestApp } from '../../testing/index.ts';
import { approverIdOf } from './approver.queries.ts';
import { makeOrganisation } from './testing/organisation.ts';
import type { PersonName } from './testing/organisation.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const GONE = { deactivated_at: new Date('2026-10-01T00:00:00Z') };
type Changes = Partial<Record<PersonName, Partial<Insertable<PeopleTable>>>>;

/** The approver's id, null for nobody, undefined when the owner does not exist in the tenant. */
async function findApprover(tenantId: number, ownerId: number): Promise<number | null | undefined> {
  const owner = await app.app.db.transaction({ role: 'app', tenantId }, (db) =>
    db
      .selectFrom('people as owner')
      .select(approverIdOf('owner').as('approver_id'))
      .where('owner.id', '=', ownerId)
      .executeTakeFirst(),
  );
  return owner?.approver_id;
}

async function approverOf(owner: PersonName, changes: Changes = {}): Promise<string | undefined> {
  const { tenant, people } = await makeOrganisation(app, changes);
  const id = await findApprover(tenant.id, people[owner].id);
  return Object.values(people)
    .find((person) => person.id === id)
    ?.name.replace('Name of ', '');
}

test('the manager approves; if deactivated, the nearest active person above (D-17)', async () => {
  expect(await approverOf('worker')).toBe('lead');
  expect(await approverOf('worker', { lead: GONE })).toBe('head');
  expect(await approverOf('worker', { lead: GONE, head: GONE })).toBe('ceo');
});

test('a person outside the chain of the ceo is approved by the ceo, and the ceo by nobody', async () => {
  expect(await approverOf('head', { head: { manager_id: null } })).toBe('ceo');
  expect(await approverOf('worker', { lead: { ...GONE, manager_id: null } })).toBe('ceo');
  expect(await approverOf('ceo')).toBeUndefined();
});

test('an owner of another tenant has no approver here', async () => {
  const ours = await makeOrganisation(app);
  const theirs = await makeOrganisation(app);
  expect(await findApprover(ours.tenant.id, theirs.people.worker.id)).toBeUndefined();
});
