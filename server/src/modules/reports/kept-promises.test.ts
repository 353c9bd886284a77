import { sql } from 'kysely';
import type { ReportWorld } from './testing/report-world.ts';
import { cellsOf, startReportWorld } from './testing/report-world.ts';

let reports: ReportWorld;
beforeAll(async () => {
  reports = await startReportWorld();
});
afterAll(() => reports.talent.t.close());

const asOwner = (statement: ReturnType<typeof sql>): Promise<unknown> => {
  const { world } = reports.talent;
  return world.t.app.db.transaction({ role: 'owner', tenantId: world.tenant.id }, (db) =>
    statement.execute(db),
  );
};

test('[D-165] achieved is what the status of a goal says: a dispute is not, and what waits for review is not counted', async () => {
  const { world } = reports.talent;
  const finalized = (title: string) => world.rows({ by: 'peer', state: 'finalized', values: { title } });
  const [doubted, granted] = [await finalized('Verdict doubted'), await finalized('Verdict granted')];
  await finalized('Verdict agreed');
  const submitted = { by: 'peer', state: 'results_in_review', values: { title: 'Verdict awaited' } } as const;
  await world.rows(submitted);
  await asOwner(sql`update goal_manager_results set completed = false where goal_id = ${doubted}`);
  await asOwner(sql`update goal_results set completed = false where goal_id = ${granted}`);
  const view = await reports.view('manager', 3, { Search: 'Verdict' });
  expect(view.Figure?.Detail).toBe('1 of 3 finalized goals achieved.');
  const words = cellsOf(view).map(({ state }) => String(state));
  expect(words.filter((state) => state === 'Finalized (Achieved)')).toHaveLength(1);
  const several = await reports.view('manager', 5, { Search: 'Verdict' });
  expect(several.Pictures[0]?.Rows.at(-1)?.Values[1]).toBe(33);
});

test('[REP-032] the Goal Detail List stays a tree if the requested order is unknown', async () => {
  const { world } = reports.talent;
  const values = (title: string, parent_id: number | null) => ({ title: `Branch ${title}`, parent_id });
  const top = await world.rows({ by: 'stranger', state: 'approved', values: values('m', null) });
  await world.rows({ by: 'owner', state: 'approved', values: values('z', top) });
  await world.rows({ by: 'vp', state: 'approved', values: values('n', null) });
  const titles = async (SortBy?: string) =>
    cellsOf(await reports.view('ceo', 4, { Search: 'Branch', ...(SortBy && { SortBy }) })).map(
      ({ title }) => title,
    );
  expect(await titles()).toEqual(['Branch m', 'Branch z', 'Branch n']);
  expect(await titles('likelihood')).toEqual(await titles());
});

test('[D-165] the compliance of a quarter says how many people were left out because they were added later', async () => {
  const { world, periodId, person } = reports.talent;
  const leftOut = async () => {
    const { Facts } = await reports.view('ceo', 2, { Kind: 1, PeriodId: periodId, Scope: 3 });
    return Facts.find(({ Label }) => Label === 'Left out')?.Text;
  };
  expect(await leftOut()).toBe('1 person: observers, or invitation not accepted');
  const created_at = world.t.clock.now();
  await world.addPerson({ manager_id: person('vp').id, created_at });
  await world.addPerson({ manager_id: person('vp').id, created_at, invitation_accepted_at: null });
  expect(await leftOut()).toBe(
    '1 person: observers, or invitation not accepted; 2 people added after the quarter',
  );
});

test('[REP-030] every picture says so if there is nothing to list', async () => {
  for (const report of [3, 4, 5] as const) {
    const view = await reports.view('observer', report, { Search: 'no such goal' });
    expect([view.Count, view.Rows, view.Figure?.Value]).toEqual([0, [], '0']);
    for (const { Sentence } of view.Pictures) expect(Sentence).toMatch(/^No \w.*\.$/);
  }
});

test('[D-167] a PDF of more than 10,000 rows is refused before it is begun, and its page counts them', async () => {
  const { world } = reports.talent;
  await asOwner(sql`
    insert into goals (tenant_id, period_id, owner_id, creator_id, state, goal_type, is_private, title, description,
      measurement, reporting_memo, state_since, created_at, updated_at)
    select ${world.tenant.id}, ${world.nextPeriodId}, ${world.people.peer.id}, ${world.people.peer.id}, 'approved',
      'SMART', false, 'Row ' || number, '', 'M', '', now(), now(), now()
    from generate_series(1, 10001) number`);
  const body = { Report: 3, Format: 'pdf', Params: { PeriodId: world.nextPeriodId } } as const;
  expect((await world.as('ceo')('reports.start', { body })).problem).toMatchObject({
    code: 'invalid',
    detail: 'This report has more than 10,000 rows. A PDF takes so many at most; take xlsx or CSV.',
  });
  const query = { PeriodId: world.nextPeriodId };
  expect((await reports.view('ceo', 3, query)).Count).toBe(10_001);
  // Who may not see the goals learns nothing of their number.
  expect((await reports.view('observer', 3, query)).Count).toBe(0);
});
