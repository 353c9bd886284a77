import type { ParamsOf, QueryOf } from '@cadence/shared-contract';
import { sql } from 'kysely';
import type { GoalWorld } from '../testing/goal-world.ts';
import { MEMBERS, startGoalWorld } from '../testing/goal-world.ts';

let world: GoalWorld;
beforeAll(async () => {
  world = await startGoalWorld();
});
afterAll(() => world.t.close());

it('[GOAL-166] GET /Goal/users returns everyone who may own goals, by name, and the departments', async () => {
  const { people, t, tenant } = world;
  await world.addPerson({ name: 'Gone', org_unit: 'Archive', deactivated_at: new Date() });
  const invited = await world.addPerson({
    name: 'anew',
    org_unit: 'Sales',
    manager_id: people.vp.id,
    invitation_accepted_at: null,
  });
  const elsewhere = await startGoalWorld({}, t);
  const answer = (await world.as('manager')('goals.users', {})).ok;
  expect(answer.data.map((person) => person.Name)).toEqual([
    ...['anew', 'ceo', 'goalAdmin', 'goalManager', 'manager', 'orgAdmin', 'owner', 'peer', 'stranger', 'vp'],
  ]);
  expect(answer.data.find(({ Id }) => Id === people.owner.id)).toEqual({
    Id: people.owner.id,
    Name: 'owner',
    JobTitle: people.owner.job_title,
    OrgUnit: 'Support',
    Avatar: null,
    ParentId: people.manager.id,
  });
  expect(answer.data.map(({ Id }) => Id)).toContain(invited.id);
  expect(answer.departments).toEqual(['Sales', 'Support']);
  for (const member of MEMBERS) expect((await world.as(member)('goals.users', {})).ok).toEqual(answer);
  expect(elsewhere.tenant.id).not.toBe(tenant.id);
  const others = (await elsewhere.as('ceo')('goals.users', {})).ok.data.map(({ Id }) => Id);
  expect(others.filter((id) => answer.data.some(({ Id }) => Id === id))).toEqual([]);
});

it('[GOAL-147] [GOAL-185] GET /goal/companygoals returns the ceo’s published goals without a parent, to everyone', async () => {
  const published = { by: 'ceo', state: 'approved', values: { owner_was_ceo: true } } as const;
  const company = await world.rows(published);
  const finalized = await world.rows({ ...published, state: 'finalized' });
  // Not included: private, aligned, not published, not the ceo's, of another quarter, deleted.
  await world.rows({ ...published, values: { owner_was_ceo: true, is_private: true } });
  await world.rows({ ...published, values: { owner_was_ceo: true, parent_id: company } });
  await world.rows({ by: 'ceo', state: 'draft' });
  await world.rows({ by: 'vp', state: 'approved' });
  await world.rows({ ...published, periodId: world.nextPeriodId });
  await world.rows({ ...published, values: { owner_was_ceo: true, deleted_at: new Date() } });
  for (const member of MEMBERS) {
    const { data } = (await world.as(member)('goals.company', {})).ok;
    expect(data.map((goal) => goal.Id)).toEqual([company, finalized]);
    for (const goal of data) {
      expect(goal).toEqual((await world.as(member)('goals.single', { params: { id: goal.Id } })).ok);
    }
  }
});

it('[GOAL-185] company goals remain so after a change of ceo, and disappear when deleted', async () => {
  const before = (await world.as('observer')('goals.company', {})).ok.data.map((goal) => goal.Id);
  const { ceo, vp } = world.people;
  await world.t.app.db.transaction({ role: 'owner', tenantId: world.tenant.id }, async (db) => {
    await db.updateTable('people').set({ role: 'manager' }).where('id', '=', ceo.id).execute();
    await db.updateTable('people').set({ role: 'ceo' }).where('id', '=', vp.id).execute();
  });
  const after = (await world.as('observer')('goals.company', {})).ok.data;
  expect(after.map((goal) => goal.Id)).toEqual(before);
  await world.as('goalAdmin')('goals.delete', { params: { id: before[0] ?? 0 } });
  expect((await world.as('vp')('goals.company', {})).ok.data.map((goal) => goal.Id)).toEqual(before.slice(1));
});

describe('parent candidates of a large organization', () => {
  const TITLE = 'Answer every call';
  let params: ParamsOf<'goals.parentCandidates'>;
  beforeAll(async () => {
    const { tenant, people, t, nextPeriodId: period } = world;
    params = { userId: people.owner.id, periodId: period, ownerId: people.owner.id, goalId: 0 };
    await t.app.db.transaction({ role: 'owner', tenantId: tenant.id }, (db) =>
      sql`insert into goals (tenant_id, period_id, owner_id, creator_id, state, goal_type, title, measurement,
          description, reporting_memo, is_private, state_since, created_at, updated_at)
        select ${tenant.id}, ${period}, ${people.vp.id}, ${people.vp.id}, 'approved', 'SMART',
          ${TITLE} || ' ' || lpad(n::text, 3, '0'), 'Counted', '', '', false, now(), now(), now()
        from generate_series(1, 650) n`.execute(db),
    );
    await world.rows({
      by: 'stranger',
      state: 'draft',
      periodId: period,
      values: { title: `${TITLE} in secret` },
    });
  });

  async function candidates(query: QueryOf<'goals.parentCandidates'>) {
    const { data, HasMore } = (await world.as('owner')('goals.parentCandidates', { params, query })).ok;
    return { titles: data.map((candidate) => candidate.Title), HasMore };
  }

  it('[GOAL-167] pages contain every candidate once, and the last page says so', async () => {
    const pages = [await candidates({}), await candidates({ page: 2 }), await candidates({ page: 3 })];
    expect(pages.map(({ titles, HasMore }) => [titles.length, HasMore])).toEqual([
      [300, true],
      [300, true],
      [expect.any(Number), false],
    ]);
    const titles = pages.flatMap((page) => page.titles).filter((title) => title.startsWith(TITLE));
    expect(new Set(titles).size).toBe(650);
    expect(titles).toEqual(titles.toSorted());
    expect(await candidates({ page: 4 })).toEqual({ titles: [], HasMore: false });
  });

  it('[GOAL-167] a search finds candidates beyond the first page, by words of title and owner', async () => {
    expect(await candidates({ search: '  640 ANSWER ' })).toEqual({
      titles: [`${TITLE} 640`],
      HasMore: false,
    });
    // 064 and 640 to 649, 164, 264, 364, 464 and 564; all of them of `vp`.
    expect((await candidates({ search: 'call vp 64' })).titles).toHaveLength(16);
    expect((await candidates({ search: '%' })).titles).toEqual([]);
    expect((await candidates({ search: 'secret' })).titles).toEqual([]);
    expect((await candidates({ search: 'call' })).HasMore).toBe(true);
  });

  it('an invalid query is refused with a sentence', async () => {
    const wrong = await world.as('owner')('goals.parentCandidates', { params, query: { page: 0 } });
    expect(wrong.problem.errors).toEqual([{ path: 'page', message: 'Page must be at least 1.' }]);
  });
});
