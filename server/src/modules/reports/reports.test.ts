import { MESSAGES, quarterAt } from '@cadence/shared-contract';
import { addPeriod } from '../periods/index.ts';
import { getDocumentProxy, extractText } from 'unpdf';
import type { ReportWorld } from './testing/report-world.ts';
import { cellsOf, endedReport, startReportWorld } from './testing/report-world.ts';

let reports: ReportWorld;
beforeAll(async () => {
  reports = await startReportWorld();
});
afterAll(() => reports.talent.t.close());

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function textOf(body: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(body)), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

describe('the user list', () => {
  test('[REP-005] [REP-027] [D-76] as a spreadsheet: everyone in the directory', async () => {
    const answer = await reports.download('owner', '/report/userreport/excel');
    expect([answer.status, answer.type]).toEqual([200, XLSX]);
    expect(answer.name).toBe(`User List - ${reports.talent.world.tenant.name}.xlsx`);
    const [head, ...rows] = await reports.sheet('owner', '/report/userreport/excel');
    expect(head).toEqual([
      ...['Name', 'Job Title', 'Department', 'Role', 'Permissions', 'Manager', 'E-mail', 'Status'],
    ]);
    const { data } = (await reports.talent.as('owner')('people.org', {})).ok;
    expect(rows.map(([name, , , , , , email]) => [name, email])).toEqual(
      data.map(({ Name, Email }) => [Name, Email]),
    );
    const manager = reports.talent.person('manager').name;
    expect(rows.find(([name]) => name === reports.talent.person('owner').name)?.[5]).toBe(manager);
    expect(rows.find(([name]) => name === reports.talent.person('goalAdmin').name)?.[4]).toBe('Goal Admin');
  });

  test('[REP-005] [REP-028] as a PDF', async () => {
    const answer = await reports.download('observer', '/report/userreport/pdf');
    expect([answer.status, answer.type]).toEqual([200, 'application/pdf']);
    const text = await textOf(answer.body);
    for (const who of ['ceo', 'owner', 'otherReport'] as const)
      expect(text).toContain(reports.talent.person(who).name);
    expect(text).toContain('Page 1 of');
  });
});

describe('lists of goals', () => {
  let childId: number;
  beforeAll(async () => {
    const { world } = reports.talent;
    const parent_id = await world.rows({ by: 'ceo', state: 'approved', values: { title: 'A company goal' } });
    childId = await world.rows({
      by: 'owner',
      state: 'finalized',
      values: {
        title: 'Zebra',
        parent_id,
        measurement: 'Ten of them',
        description: 'Striped',
        reporting_memo: 'Memo',
      },
    });
    await world.rows({ by: 'peer', state: 'approved', values: { title: 'Mule' } });
  });

  test('[REP-030] [REP-029] the Quarterly Goal List for everyone and for one person, as xlsx and PDF', async () => {
    const owner = reports.talent.person('owner');
    const all = await reports.sheet('manager', `/report/goallist/excel/${reports.periodId}/0`);
    expect(all[0]).toEqual([
      'Goal',
      'Owner',
      'Department',
      'Parent',
      'State',
      'Likelihood',
      'Quality',
      'Result',
    ]);
    expect(all.slice(1).map(([title]) => title)).toEqual(
      expect.arrayContaining(['A company goal', 'Zebra', 'Mule']),
    );
    const own = await reports.sheet('manager', `/report/goallist/excel/${reports.periodId}/${owner.id}`);
    expect(
      own
        .slice(1)
        .map(([title, name, department, parent, state]) => [title, name, department, parent, state]),
    ).toEqual([['Zebra', owner.name, 'Support', 'A company goal', 'Finalized (Achieved)']]);
    const pdf = await reports.download('manager', `/report/goallist/pdf/${reports.periodId}/${owner.id}`);
    expect(pdf.name).toBe(`Quarterly Goal List - Q4 2026 - ${reports.talent.world.tenant.name}.pdf`);
    const text = await textOf(pdf.body);
    expect(text).toContain('Zebra');
    expect(text).not.toContain('Mule');
  });

  test('[REP-032] [REP-033] the Goal Detail List is a tree, with all details of each goal', async () => {
    const [head, ...rows] = await reports.sheet('manager', `/report/goaltree/excel/${reports.periodId}`);
    const titles = rows.map(([title]) => title);
    expect(titles.indexOf('Zebra')).toBe(titles.indexOf('A company goal') + 1);
    const zebra = Object.fromEntries(
      (head ?? []).map((header, index) => [String(header), rows[titles.indexOf('Zebra')]?.[index]]),
    );
    expect(zebra).toMatchObject({
      Measurement: 'Ten of them',
      Description: 'Striped',
      'Reporting Memo': 'Memo',
    });
    const text = await textOf(
      (await reports.download('manager', `/report/goaltree/pdf/${reports.periodId}`)).body,
    );
    for (const said of ['Zebra', 'Ten of them', 'Striped', 'Memo']) expect(text).toContain(said);
  });

  test('[REP-031] the Multi-Quarter Goal List has a sheet for each period, the earliest first', async () => {
    const { periods } = reports.talent;
    const answer = await reports.download('manager', '/report/goaltree/periods', [
      reports.periodId,
      periods[2],
    ]);
    expect([answer.status, answer.type]).toEqual([200, XLSX]);
    expect(answer.name).toBe(
      `Multi-Quarter Goal List - Q3 2026 to Q4 2026 - ${reports.talent.world.tenant.name}.xlsx`,
    );
    const view = await reports.view('manager', 5, { PeriodId: periods[2], ToPeriodId: reports.periodId });
    expect(view.Columns[0]?.Header).toBe('Quarter');
    expect(new Set(cellsOf(view).map(({ quarter }) => quarter))).toEqual(new Set(['Q4 2026']));
  });

  test('[REP-017] "to" before "from" is refused with its message', async () => {
    const { periods } = reports.talent;
    const refused = await reports.talent.as('manager')('reports.view', {
      params: { report: 5 },
      query: { PeriodId: reports.periodId, ToPeriodId: periods[0] },
    });
    expect(refused.problem).toMatchObject({ code: 'invalid', detail: MESSAGES.toBeforeFrom });
  });

  test('a search and an order apply to the page and to its download', async () => {
    const view = await reports.view('manager', 3, { PeriodId: reports.periodId, Search: 'zeb' });
    expect(view.Rows.map(({ Id, To }) => [Id, To])).toEqual([[childId, `/v3/goals/${childId}`]]);
    expect(view.Facts).toContainEqual({ Label: 'Search', Text: '“zeb”' });
    const up = await reports.view('manager', 3, { PeriodId: reports.periodId, SortBy: 'title' });
    const down = await reports.view('manager', 3, {
      PeriodId: reports.periodId,
      SortBy: 'title',
      SortOrder: 'desc',
    });
    const ids = (view: typeof up) => view.Rows.map(({ Id }) => Id);
    expect(ids(down)).toEqual(ids(up).toReversed());
  });
});

describe('compliance of goals', () => {
  test('[REP-006] [REP-034] three kinds, each with its people', async () => {
    for (const kind of [1, 2, 3]) {
      const answer = await reports.download('ceo', `/report/usercomlience/${kind}/${reports.periodId}`);
      expect([kind, answer.status, answer.name]).toEqual([
        kind,
        200,
        `Goal Compliance List - Q4 2026 - ${reports.talent.world.tenant.name}.xlsx`,
      ]);
    }
    const view = await reports.view('ceo', 2, { Kind: 1 });
    expect(view.Kinds.map(({ Label }) => Label)).toEqual([
      'No goals',
      'Not updated weekly predictions',
      'Not finalized goals',
    ]);
    expect(view.Figure?.Sentence).toMatch(/^of \d+ people have no goals$/);
    expect((await reports.view('ceo', 2, {})).Columns.map(({ Header }) => Header)).toEqual([
      ...['User', 'Manager', 'Department', 'Weeks', 'Goals without an update'],
    ]);
    expect((await reports.download('ceo', `/report/usercomlience/4/${reports.periodId}`)).status).toBe(400);
  });

  test('[REP-006] weekly predictions are about the previous week; in an ended quarter, about its last', async () => {
    const { world, t } = reports.talent;
    const id = await world.rows({ by: 'stranger', state: 'approved', values: { title: 'Silent' } });
    await t.app.db.transaction({ role: 'owner', tenantId: world.tenant.id }, (db) =>
      db.updateTable('goals').set({ enabled_from: '2026-10-05' }).where('id', '=', id).execute(),
    );
    const view = await reports.view('ceo', 2, { Kind: 2, Search: reports.talent.person('stranger').name });
    // The test's Wednesday is in week 7 of the quarter, which began on a Thursday.
    expect(view.Figure?.Detail).toContain('Week 6, Nov 2 – 8, 2026, the previous week.');
    expect(cellsOf(view)[0]).toMatchObject({ weeks: '2, 3, 4, 5, 6', goals: 'Silent' });
    expect(t.clock.now().toISOString()).toMatch(/^2026-11-11/);
  });

  test('[REP-015] goals without a result are listed only for quarters that have begun', async () => {
    const { nextPeriodId } = reports.talent.world;
    const refused = await reports.download('ceo', `/report/usercomlience/3/${nextPeriodId}`);
    expect([refused.status, refused.sentence]).toEqual([400, 'Please choose a quarter that has begun.']);
    expect((await reports.download('ceo', `/report/usercomlience/1/${nextPeriodId}`)).status).toBe(200);
  });

  test('people who are left out are mentioned next to the figure', async () => {
    const view = await reports.view('ceo', 2, { Kind: 1 });
    expect(view.Facts.find(({ Label }) => Label === 'Left out')?.Text).toMatch(
      /^\d+ (person|people): observers, or invitation not accepted$/,
    );
  });
});

describe('appraisals', () => {
  beforeAll(async () => {
    await reports.talent.appraisal({ of: 'owner', state: 'completed' });
    await reports.talent.appraisal({ of: 'peer', state: 'draft' });
  });

  test('[REP-035] employee appraisals: the kind selects the people', async () => {
    const [head, ...rows] = await reports.sheet(
      'manager',
      `/report/employeeappraisal/1/${reports.talent.periodId}`,
    );
    expect(head).toEqual([
      ...[
        'Employee',
        'Department',
        'Reviewer',
        'State',
        'Due',
        'Started',
        'Shared',
        'Acknowledged',
        'Completed',
      ],
      ...['Performance', 'Potential'],
    ]);
    const own = rows.find(([name]) => name === reports.talent.person('owner').name);
    expect(own?.slice(3, 4)).toEqual(['Completed (100%)']);
    expect(own?.slice(-2)).toEqual(['Meets', 'Ready']);
    expect(own?.[4]).toBeInstanceOf(Date);
  });

  test('[REP-036] appraisal compliance: the kind selects the missing step', async () => {
    const names = async (kind: number) =>
      (
        await reports.sheet(
          'manager',
          `/report/employeecomplience/${kind}/${reports.talent.periodId}?scope=1`,
        )
      )
        .slice(1)
        .map(([name]) => name);
    const [owner, peer, hrAdmin] = (['owner', 'peer', 'hrAdmin'] as const).map(
      (who) => reports.talent.person(who).name,
    );
    expect(await names(0)).toEqual(expect.arrayContaining([owner, peer, hrAdmin]));
    expect(await names(1)).toEqual([hrAdmin]);
    expect(new Set(await names(2))).toEqual(new Set([hrAdmin, peer]));
    expect(await names(4)).not.toContain(owner);
  });

  test('[REP-038] [REP-037] [REP-008] prints for one person and for a team', async () => {
    const { periodId, person, as } = reports.talent;
    const { users, managers } = (await as('manager')('reports.appraisalUsers', { params: { periodId } })).ok;
    expect(users.map(({ Id }) => Id)).toEqual([person('owner').id]);
    expect(managers.map(({ Id }) => Id)).toEqual([person('manager').id]);
    const own = await reports.download('manager', `/report/appraisal/${periodId}/${person('owner').id}/0/1`);
    expect([own.status, own.type]).toEqual([200, 'application/pdf']);
    expect(own.name).toContain(`Appraisal Prints - Q3 2026 - ${person('owner').name}`);
    const text = await textOf(own.body);
    expect(text).toContain(person('owner').name);
    expect(text).toContain('A good quarter.');
    const team = await reports.download(
      'manager',
      `/report/appraisal/${periodId}/${person('manager').id}/0/2`,
    );
    expect(await textOf(team.body)).toContain('A good quarter.');
  });

  test('[REP-008] the prior quarter follows, and each appraisal has its own page numbers', async () => {
    const { periods, person } = reports.talent;
    await reports.talent.appraisal({
      of: 'owner',
      state: 'completed',
      periodId: periods[1],
      text: { Review: '<p>The quarter before.</p>' },
    });
    const { body } = await reports.download(
      'manager',
      `/report/appraisal/${periods[2]}/${person('owner').id}/${periods[1]}/1`,
    );
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(body)), { mergePages: false });
    expect(text.map((page) => page.includes('The quarter before.'))).toEqual([false, true]);
    expect(text.every((page) => page.includes('Page 1 of 1'))).toBe(true);
    const wrong = await reports.download(
      'manager',
      `/report/appraisal/${periods[1]}/${person('owner').id}/${periods[2]}/1`,
    );
    expect(wrong.sentence).toBe('Please choose an earlier quarter to print as well.');
  });

  test('[REP-021] a period without appraisals has a sentence about it; drafts are not printed', async () => {
    const { periods, periodId, person } = reports.talent;
    for (const [period, who] of [
      [periods[0], 'owner'],
      [periodId, 'peer'],
    ] as const) {
      const refused = await reports.download('manager', `/report/appraisal/${period}/${person(who).id}/0/1`);
      expect([refused.status, refused.sentence]).toEqual([400, MESSAGES.noAppraisalsInPeriod]);
    }
  });
});

describe('Team Goal Updates', () => {
  test('[REP-010] [REP-013] the person comes first, with the last comments; without goals there is no card', async () => {
    const { as, person, world } = reports.talent;
    const { id } = await world.addPerson({ manager_id: person('manager').id, name: 'Without Goals' });
    const empty = (
      await as('manager')('reports.teamGoalUpdates', { params: { userId: id, periodId: reports.periodId } })
    ).ok;
    expect(empty.People.map(({ Person, Cards }) => [Person.Name, Cards.length])).toEqual([
      ['Without Goals', 0],
    ]);
    const team = (
      await as('vp')('reports.teamGoalUpdates', {
        params: { userId: person('manager').id, periodId: reports.periodId },
      })
    ).ok;
    expect(team.People[0]?.Person.Id).toBe(person('manager').id);
    const cards = team.People.find(({ Person }) => Person.Id === person('owner').id)?.Cards ?? [];
    expect(cards.map(({ Title, StateText }) => [Title, StateText])).toContainEqual([
      'Zebra',
      'Finalized (Achieved)',
    ]);
    expect(team.LeftOut).toMatch(/of the team ha(s|ve) no published or finalized goals this period\.$/);
  });

  test('[REP-010] as a PDF', async () => {
    const { as, person } = reports.talent;
    const job = await endedReport(as('vp'), {
      Report: 9,
      Format: 'pdf',
      Params: { UserId: person('manager').id, PeriodId: reports.periodId },
    });
    expect([job.State, job.Title]).toEqual(['done', `Q4 2026, ${person('manager').name}`]);
    const file = await reports.download('vp', `/report/jobs/${job.Id}/File`);
    expect(await textOf(file.body)).toContain('Zebra');
  });
});

describe('choices', () => {
  test('[REP-014] quarters that begin within three months, the latest first', async () => {
    const { as, world } = reports.talent;
    await world.t.app.db.transaction({ role: 'owner', tenantId: world.tenant.id }, (db) =>
      addPeriod(db, world.tenant.id, quarterAt('2027-04-01')),
    );
    const { Periods } = (await as('owner')('reports.choices', {})).ok;
    expect(Periods.map(({ Quarter, Year }) => `Q${Quarter} ${Year}`).slice(0, 3)).toEqual([
      'Q1 2027',
      'Q4 2026',
      'Q3 2026',
    ]);
    expect(Periods.find(({ Id }) => Id === reports.periodId)?.Index).toBe(0);
    const later = await world.t.app.db.transaction({ role: 'owner', tenantId: world.tenant.id }, (db) =>
      db
        .selectFrom('periods')
        .select('id')
        .where('tenant_id', '=', world.tenant.id)
        .where('start_date', '=', '2027-04-01')
        .executeTakeFirstOrThrow(),
    );
    expect((await reports.download('owner', `/report/goaltree/excel/${later.id}`)).status).toBe(404);
  });

  test('[REP-020] appraisal periods come with the number of visible appraisals', async () => {
    const { as, periods } = reports.talent;
    const counts = (await as('manager')('reports.choices', {})).ok.AppraisalPeriods.map(
      ({ Id, Appraisals }) => [Id, Appraisals],
    );
    expect(counts).toEqual([
      [periods[2], 2],
      [periods[1], 1],
      [periods[0], 0],
    ]);
  });

  test('[AI-011] an Org Admin who is not the ceo can choose the audience of a summary', async () => {
    const audiences = async (who: 'orgAdmin' | 'ceo' | 'owner') =>
      (await reports.talent.as(who)('reports.choices', {})).ok.Audiences;
    expect([await audiences('orgAdmin'), await audiences('ceo'), await audiences('owner')]).toEqual([
      ['me', 'ceo'],
      ['me'],
      ['me'],
    ]);
  });

  test('the template has the format that the import reads', async () => {
    const [head, ...rows] = await reports.sheet('manager', '/report/template');
    expect(head).toEqual(['Name', 'Email', 'Job Title', 'Department', 'Manager Email', 'Role']);
    expect(rows).toHaveLength(2);
  });
});
