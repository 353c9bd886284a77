import type { CallInput } from '@cadence/shared-contract';
import { startTalentWorld } from '../talent/testing/talent-world.ts';
import type { ReportWorld } from './testing/report-world.ts';
import { startReportWorld } from './testing/report-world.ts';

let reports: ReportWorld;
beforeAll(async () => {
  reports = await startReportWorld();
});
afterAll(() => reports.talent.t.close());

type Query = NonNullable<CallInput<'reports.view'>['query']>;
type Report = CallInput<'reports.view'>['params']['report'];

const asked = async (report: Report, query: Query) =>
  (await reports.talent.as('ceo')('reports.view', { params: { report }, query })).problem;

test('a period of another organisation is answered like one that never existed', async () => {
  const other = await startTalentWorld({ shared: reports.talent.t });
  for (const PeriodId of [other.world.periodId, 2_000_000_000])
    for (const report of [2, 3, 4, 5, 6, 7] as const)
      expect([report, (await asked(report, { PeriodId })).code]).toEqual([report, 'not_found']);
  const list = await reports.download('ceo', '/report/goaltree/periods', [
    reports.periodId,
    other.world.periodId,
  ]);
  expect(list.status).toBe(404);
  const person = other.person('owner').id;
  expect((await reports.download('ceo', `/report/goallist/excel/${reports.periodId}/${person}`)).status).toBe(
    404,
  );
});

test('four hundred periods, none, duplicates, and values that are not ids', async () => {
  const ask = (body: unknown) => reports.download('ceo', '/report/goaltree/periods', body);
  for (const body of [
    Array.from({ length: 400 }, (_, index) => index + 1),
    [],
    ['x'],
    { PeriodIds: [1] },
    [0],
    [-1],
  ])
    expect((await ask(body)).status).toBe(400);
  expect((await ask([reports.periodId, reports.periodId])).status).toBe(200);
});

test('a field that does not apply to the report is refused, not ignored', async () => {
  expect(await asked(1, { PeriodId: reports.periodId })).toMatchObject({
    code: 'invalid',
    detail: 'User List does not use this field.',
  });
  expect((await asked(3, { Scope: 1 })).code).toBe('invalid');
  expect((await asked(2, { Kind: 4 })).code).toBe('invalid');
});

test('a report that is not a table has no page, and a format that a report does not have is refused', async () => {
  for (const report of [8, 9, 10, 11, 12] as const) expect((await asked(report, {})).code).toBe('not_found');
  const start = async (Report: Report, Format: 'xlsx' | 'pdf' | 'csv' | 'pptx') =>
    (await reports.talent.as('ceo')('reports.start', { body: { Report, Format, Params: {} } })).problem;
  expect((await start(5, 'pdf')).detail).toBe('Multi-Quarter Goal List is not made as pdf.');
  expect((await start(1, 'pptx')).code).toBe('invalid');
  expect((await start(8, 'xlsx')).code).toBe('not_found');
  expect((await start(10, 'pdf')).detail).toBe('Please select a user.');
  expect((await start(11, 'pptx')).detail).toBe('Please generate a summary first.');
});

test('an unknown sort column does not change the order', async () => {
  const plain = await reports.view('ceo', 1);
  const odd = await reports.view('ceo', 1, { SortBy: 'constructor' });
  expect(odd.Rows.map(({ Id }) => Id)).toEqual(plain.Rows.map(({ Id }) => Id));
});

test.each(['%', '_', '\\', "'", '“', '\u202e', 'a'.repeat(255)])(
  'a search for %j is taken literally',
  async (Search) => {
    for (const report of [1, 2, 3, 4] as const) {
      const { Count, Rows } = await reports.view('ceo', report, { Search });
      expect(Rows.length).toBeLessThanOrEqual(Count);
    }
    expect((await reports.view('ceo', 1, { Search: '%' })).Count).toBe(0);
  },
);

test('a page past the last one is empty', async () => {
  const view = await reports.view('ceo', 1, { Page: 1_000 });
  expect(view.Rows).toEqual([]);
  expect(view.Count).toBeGreaterThan(0);
});
