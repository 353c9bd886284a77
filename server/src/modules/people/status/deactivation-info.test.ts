import { GOAL_STATES, GOAL_TEXT_COLUMNS, recordOf } from '@cadence/shared-contract';
import type { GoalState } from '@cadence/shared-contract';
import { startTestApp } from '../../../testing/index.ts';
import type { TestApp } from '../../../testing/index.ts';
import { ensureAllPeriods } from '../../periods/index.ts';
import { makeOrganisation } from '../testing/organisation.ts';
import type { Organisation, PersonName } from '../testing/organisation.ts';

let app: TestApp;
let acme: Organisation;
/** First days of quarters, relative to the test clock's November 2026. */
const QUARTERS = { past: '2026-07-01', now: '2026-10-01', next: '2027-01-01' } as const;
let periods: ReadonlyMap<string, number>;

async function inTenant<T>(work: Parameters<typeof app.app.db.transaction<T>>[1]): Promise<T> {
  return app.app.db.transaction({ role: 'app', tenantId: acme.tenant.id }, work);
}

interface TestGoal {
  readonly owner: PersonName;
  readonly state: GoalState;
  readonly quarter: keyof typeof QUARTERS;
  readonly deleted?: boolean;
}

async function addGoal({ owner, state, quarter, deleted = false }: TestGoal): Promise<void> {
  const instant = new Date('2026-10-05T09:00:00Z');
  const id = acme.people[owner].id;
  await inTenant((db) =>
    db
      .insertInto('goals')
      .values({
        tenant_id: acme.tenant.id,
        period_id: periods.get(QUARTERS[quarter]) ?? 0,
        owner_id: id,
        creator_id: id,
        state,
        goal_type: 'SMART',
        ...recordOf(GOAL_TEXT_COLUMNS, () => 'Said'),
        title: `${state} in ${quarter}`,
        is_private: false,
        state_since: instant,
        created_at: instant,
        updated_at: instant,
        deleted_at: deleted ? instant : null,
      })
      .execute(),
  );
}

beforeAll(async () => {
  app = await startTestApp();
  acme = await makeOrganisation(app);
  const november = app.clock.now();
  for (const day of ['2026-08-03T12:00:00Z', november]) {
    app.clock.set(day);
    await ensureAllPeriods(app.app.db, app.clock);
  }
  const rows = await inTenant((db) => db.selectFrom('periods').select(['id', 'start_date']).execute());
  periods = new Map(rows.map(({ id, start_date }) => [start_date, id]));
});
afterAll(() => app.close());

const info = async (viewer: PersonName, target: PersonName) =>
  app.call(
    'people.deactivationInfo',
    { params: { id: acme.people[target].id } },
    { token: await acme.token(viewer) },
  );

test('[USER-027] the confirmation shows how many goals and reports are left behind', async () => {
  for (const state of GOAL_STATES) await addGoal({ owner: 'lead', state, quarter: 'now' });
  await addGoal({ owner: 'lead', state: 'approved', quarter: 'next' });
  await addGoal({ owner: 'lead', state: 'approved', quarter: 'past' });
  await addGoal({ owner: 'lead', state: 'approved', quarter: 'now', deleted: true });
  await addGoal({ owner: 'worker', state: 'approved', quarter: 'now' });

  const unfinished = ['draft', 'review', 'approved', 'shelving_in_review', 'results_in_review'];
  expect((await info('head', 'lead')).ok).toEqual({ GoalCount: unfinished.length + 1, UserCount: 2 });
});

test('[USER-027] a deactivated report is not counted, and a person without goals or reports leaves nothing', async () => {
  const params = { id: acme.people.worker.id };
  await app.call('people.deactivate', { params }, { token: await acme.token('head') });
  expect((await info('ceo', 'lead')).ok.UserCount).toBe(1);
  expect((await info('ceo', 'invited')).ok).toEqual({ GoalCount: 0, UserCount: 0 });
});

test('the counts are only for those who may deactivate', async () => {
  for (const viewer of ['peer', 'lead', 'goalAdmin', 'hrAdmin', 'observer'] as const) {
    expect((await info(viewer, 'lead')).problem.code).toBe('denied');
  }
});
