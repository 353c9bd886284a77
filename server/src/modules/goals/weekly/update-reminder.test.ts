import type { GoalWorld, Member } from '../testing/goal-world.ts';
import { startGoalWorld } from '../testing/goal-world.ts';
import { remindOfUpdates } from './update-reminder-job.ts';

let world: GoalWorld;
beforeAll(async () => {
  world = await startGoalWorld();
});
afterAll(() => world.t.close());

async function remindAt(instant: string): Promise<void> {
  world.t.clock.set(instant);
  await remindOfUpdates({ db: world.t.app.db, clock: world.t.clock, onOutbox: () => undefined });
}

async function reminders(member: Member): Promise<number> {
  const { Notifications } = (await world.as(member)('notifications.list', { params: { page: 1 } })).ok;
  return Notifications.filter(({ Subject }) => Subject === 'Please update your goals').length;
}

test("on the tenant's Friday morning everyone who lacks this week's update is reminded, once", async () => {
  const posted = await world.rows({ by: 'peer', state: 'approved' });
  await world.as('peer')('goals.updateStatus', {
    body: { Id: (await world.currentStatusId(posted)) ?? 0, Likelihood: 3, Quality: 3 },
  });
  await world.rows({ state: 'approved' });
  await world.rows({ by: 'stranger', state: 'draft' });
  await world.rows({ by: 'vp', state: 'approved', periodId: world.nextPeriodId });
  const counts = () => Promise.all((['owner', 'peer', 'stranger', 'vp'] as const).map(reminders));

  // Friday 07:30 in Chicago.
  await remindAt('2026-11-13T13:30:00Z');
  expect(await counts()).toEqual([0, 0, 0, 0]);
  await remindAt('2026-11-13T14:30:00Z');
  expect(await counts()).toEqual([1, 0, 0, 0]);
  await remindAt('2026-11-13T15:30:00Z');
  expect(await counts()).toEqual([1, 0, 0, 0]);
  await remindAt('2026-11-20T15:30:00Z');
  expect(await counts()).toEqual([2, 1, 0, 0]);
});
