import { DateTime } from 'luxon';
import { quarterAt } from '@cadence/shared-contract';
import { addPeriod } from '../../../periods/index.ts';
import { insertGoalRows } from '../../testing/goal-rows.ts';
import type { GoalWorld } from '../../testing/goal-world.ts';
import { startGoalWorld } from '../../testing/goal-world.ts';
import { enableWeeks } from './enabled-weeks.queries.ts';

let world: GoalWorld;
beforeAll(async () => {
  world = await startGoalWorld();
});
afterAll(() => world.t.close());

/** Luxon is the independent reference: neither the calendar nor the SQL under test uses it. */
const at = (date: string): DateTime => DateTime.fromISO(date, { zone: 'utc' });
const iso = (day: DateTime): string => day.toFormat('yyyy-MM-dd');

/** Mondays from the week of the approval, or the quarter's first week, to the last that begins in the quarter. */
function expectedWeeks(first: string, last: string, approved: string): readonly string[] {
  const mondays: string[] = [];
  let monday = DateTime.max(at(first).startOf('week'), at(approved).startOf('week'));
  for (; monday <= at(last); monday = monday.plus({ weeks: 1 })) mondays.push(iso(monday));
  return mondays;
}

function transaction<T>(work: Parameters<GoalWorld['t']['app']['db']['transaction']>[1]): Promise<T> {
  const scope = { role: 'owner', tenantId: world.tenant.id } as const;
  return world.t.app.db.transaction(scope, work) as Promise<T>;
}

/** The tenant's period for a quarter, created if missing. */
function periodOf(first: string): Promise<number> {
  return transaction(async (db) => {
    await addPeriod(db, world.tenant.id, quarterAt(first));
    const period = await db
      .selectFrom('periods')
      .select('id')
      .where('start_date', '=', first)
      .executeTakeFirstOrThrow();
    return period.id;
  });
}

function enabledWeeksOf(goalId: number): Promise<readonly string[]> {
  return transaction(async (db) => {
    const rows = await db
      .selectFrom('goal_statuses')
      .select('week_start')
      .where('goal_id', '=', goalId)
      .where('is_enabled', '=', true)
      .orderBy('week_start')
      .execute();
    return rows.map((row) => row.week_start);
  });
}

function approvedGoal(periodId: number, today: string): Promise<number> {
  const goal = { tenantId: world.tenant.id, ownerId: world.people.owner.id, state: 'approved' as const };
  return insertGoalRows(world.t.app.db, { ...goal, periodId, today, now: new Date(`${today}T18:00:00Z`) });
}

const YEARS = Array.from({ length: 16 }, (_, index) => 2020 + index);

describe('enabled weeks (D-13)', () => {
  test.each(YEARS)(
    '[GOAL-100] %s: from the week of the approval to the last week that begins in the quarter',
    async (year) => {
      for (const month of [1, 4, 7, 10]) {
        const day = DateTime.utc(year, month, 1);
        const [first, last] = [iso(day), iso(day.endOf('quarter'))];
        const periodId = await periodOf(first);
        for (const approved of [
          iso(day.minus({ days: 40 })),
          iso(day.minus({ days: 1 })),
          first,
          iso(day.startOf('week').plus({ weeks: 5 })),
          iso(day.startOf('week').plus({ weeks: 5, days: 6 })),
          last,
        ]) {
          const enabled = await enabledWeeksOf(await approvedGoal(periodId, approved));
          expect([approved, enabled]).toEqual([approved, expectedWeeks(first, last, approved)]);
          expect(enabled.length).toBeLessThanOrEqual(14);
        }
      }
    },
  );

  test('enabling again later adds no week and closes none', async () => {
    const periodId = await periodOf('2026-10-01');
    const id = await approvedGoal(periodId, '2026-10-01');
    await transaction((db) =>
      enableWeeks(
        db,
        {
          tenant_id: world.tenant.id,
          id,
          period_id: periodId,
          period_start: '2026-10-01',
          period_end: '2026-12-31',
        },
        '2026-11-11',
      ),
    );
    expect(await enabledWeeksOf(id)).toEqual(expectedWeeks('2026-10-01', '2026-12-31', '2026-10-01'));
  });
});
