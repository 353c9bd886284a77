import { API_BASE } from '@cadence/shared-contract';
import { REPORT_IDS } from '@cadence/shared-contract/reports';
import { makePerson, makeTenant, startTestApp } from '../../../testing/index.ts';
import type { TestApp } from '../../../testing/index.ts';
import type { Caller } from '../../goals/testing/goal-world.ts';
import { endedReport } from '../testing/report-world.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

test('[D-96] [D-97] the application makes real reports in its queue, and accepts schedules for them', async () => {
  const tenant = await makeTenant(t.app.db);
  const person = await makePerson(t.app.db, tenant.id, { role: 'manager', name: 'Grace Hopper' });
  const { Token: token } = await t.login(person, tenant);
  const asked = { Report: REPORT_IDS.userList, Format: 'csv', Params: { Search: 'Grace' } } as const;
  const call: Caller = (operation, input) => t.call(operation, input, { token });
  const job = await endedReport(call, asked);
  expect(job).toMatchObject({ State: 'done', RowsDone: 1, Problem: null });
  const file = await t.app.http.inject({
    url: `${API_BASE}/report/jobs/${job.Id}/File`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(file.statusCode).toBe(200);
  expect(file.rawPayload).toHaveLength(job.Size ?? 0);
  expect(file.body).toContain('Grace Hopper');
  const body = { ...asked, Every: 'quarter', Weekday: 1, Hour: 8, Until: '2027-06-30' } as const;
  const schedule = (await t.call('reports.addSchedule', { body }, { token })).ok;
  expect(schedule).toMatchObject({ Title: job.Title, NextAt: '2027-01-04T14:00:00.000Z' });
});
