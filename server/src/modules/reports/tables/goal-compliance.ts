import type { ReportParams } from '@cadence/shared-contract';
import { addDays, mondayOf } from '@cadence/shared-contract';
import type { Picture } from '@cadence/shared-contract/charts';
import {
  GOAL_COMPLIANCE_KINDS,
  GOAL_COMPLIANCE_LABELS,
  REPORT_COLUMNS,
  REPORT_IDS,
} from '@cadence/shared-contract/reports';
import type { ReportColumn } from '@cadence/shared-contract/reports';
import { printedDates } from '../../../kernel/files/index.ts';
import { denied, invalid } from '../../../kernel/errors/index.ts';
import { complianceScopes } from '../../dashboard/index.ts';
import type { PeriodRow } from '../../periods/index.ts';
import { findWeeks } from '../../periods/index.ts';
import { periodOf, quarterName, scopeName, scopeOf, weekAskedFor } from '../questions.ts';
import type { ReportCtx } from '../report-request.ts';
import type {
  ComplianceDetail,
  ComplianceMember,
  ComplianceQuestion,
  LeftOut,
  UpdatedWeek,
} from './goal-compliance.queries.ts';
import {
  countLeftOut,
  listCompliance,
  readComplianceDetails,
  readUpdatedWeeks,
} from './goal-compliance.queries.ts';
import { memberOrder } from './table-orders.queries.ts';
import type { Fact, ReportRow, TableReport } from './table-report.ts';
import { counted, departmentPicture, inFigures, NO_DEPARTMENT, PEOPLE, searchFact } from './table-report.ts';

const { noGoals, notUpdated, notFinalized } = GOAL_COMPLIANCE_KINDS;
/** The people that each kind lists, and its words. */
const KINDS = {
  [noGoals]: {
    holds: (row: ComplianceMember) => row.has_no_goals,
    one: 'has no goals',
    many: 'have no goals',
    done: 'with goals',
    missing: 'without goals',
    picture: 'Goals by department',
  },
  [notUpdated]: {
    holds: (row: ComplianceMember) => row.needs_update,
    one: 'has not updated weekly predictions',
    many: 'have not updated weekly predictions',
    done: 'updated',
    missing: 'not updated',
    picture: 'Updated by department',
  },
  [notFinalized]: {
    holds: (row: ComplianceMember) => row.needs_result,
    one: 'has not finalized goals',
    many: 'have not finalized goals',
    done: 'finalized',
    missing: 'not finalized',
    picture: 'Finalized by department',
  },
} as const;
type Kind = keyof typeof KINDS;

const COLUMNS = REPORT_COLUMNS[REPORT_IDS.goalCompliance] ?? [];
/** The header of the last column, by kind. */
const GOALS_HEADER: Readonly<Record<number, string>> = {
  [notUpdated]: 'Goals without an update',
  [notFinalized]: 'Goals without a result',
};

function columnsOf(kind: Kind): readonly ReportColumn[] {
  return COLUMNS.flatMap((column) => {
    if (column.key === 'weeks') return kind === notUpdated ? [column] : [];
    if (column.key !== 'goals') return [column];
    const header = GOALS_HEADER[kind];
    return header === undefined ? [] : [{ ...column, header }];
  });
}

function isKind(kind: number): kind is Kind {
  return Object.hasOwn(KINDS, kind);
}

/** Observers see company goals only, so they may not know who has no goals (D-21). */
const kindsFor = ({ actor }: Pick<ReportCtx, 'actor'>): readonly Kind[] =>
  actor.role === 'observer' ? [notUpdated, notFinalized] : [noGoals, notUpdated, notFinalized];

/** The requested kind, by default weekly predictions. @throws invalid, denied */
function kindOf(ctx: ReportCtx, asked: number | undefined): Kind {
  const kind = asked ?? notUpdated;
  if (!isKind(kind))
    throw invalid([{ path: 'Kind', message: 'Please choose what is to be listed: 1, 2 or 3.' }]);
  if (!kindsFor(ctx).includes(kind)) throw denied('Observers see company goals only.');
  return kind;
}

/** @throws invalid for a quarter that has not begun (people §2.9) */
function requireBegun(kind: Kind, period: PeriodRow, today: string): void {
  if (kind === notFinalized && period.start_date > today)
    throw invalid([{ path: 'PeriodId', message: 'Please choose a quarter that has begun.' }]);
}

const scopesFor = ({ actor }: Pick<ReportCtx, 'actor'>): readonly number[] =>
  actor.role === 'observer' ? [3] : complianceScopes(actor);

/** 'Week 7, Nov 9 – 15, the previous week.' */
async function weekSentence(ctx: ReportCtx, { period, asOf }: ComplianceQuestion): Promise<string> {
  const start = addDays(mondayOf(asOf), -7);
  const week = (await findWeeks(ctx.db, [period.id])).find(({ start_date }) => start_date === start);
  if (!week) return 'No week of this quarter has passed yet.';
  const which = mondayOf(asOf) === mondayOf(ctx.today) ? 'the previous week' : 'the last of the quarter';
  return `Week ${week.week}, ${printedDates(week.start_date, week.end_date)}, ${which}.`;
}

/** 'Half of them are in Field Service.' */
function mostOf(rows: readonly ComplianceMember[]): string {
  const [first] = [...Map.groupBy(rows, ({ department }) => department)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  if (!first || rows.length < 4 || first[1].length * 3 < rows.length) return '';
  const [name, people] = first;
  return `${inFigures(people.length)} of them are in ${name ?? NO_DEPARTMENT.toLowerCase()}.`;
}

function weeksPicture(weeks: readonly UpdatedWeek[]): Picture {
  const rows = weeks.map(({ week, expected, updated }) => ({
    Label: `${week}`,
    Values: [Math.round((updated / expected) * 100)],
    Note: `${updated} of ${expected} goals`,
  }));
  const last = rows.at(-1);
  return {
    Title: 'Goals updated, week by week',
    Kind: 'columns',
    Unit: 'percent',
    Series: [{ Name: 'updated', Look: 'solid' }],
    Rows: rows,
    Sentence: last
      ? `Share of goals with an update: ${last.Values[0] ?? 0}% in week ${last.Label}.`
      : 'No week has passed yet.',
  };
}

function pictureOf(kind: Kind, everyone: readonly ComplianceMember[]): Picture {
  const { done, missing, picture, holds } = KINDS[kind];
  return departmentPicture(
    picture,
    [done, missing],
    [...Map.groupBy(everyone, ({ department }) => department)].map(([name, people]) => ({
      name,
      all: people.length,
      missing: people.filter(holds).length,
    })),
  );
}

function rowOf({ id, name, manager, department, weeks, goals }: ComplianceDetail): ReportRow {
  return {
    id,
    to: `/v3/profile/${id}`,
    personId: id,
    cells: {
      user: name,
      manager,
      department,
      weeks: weeks === null ? null : weeks.join(', '),
      goals: goals === null ? null : goals.join('; '),
    },
  };
}

/** '3 people: observers, or invitation not accepted; 2 people added after the quarter' */
function leftOutFact({ uncounted, later }: LeftOut): readonly Fact[] {
  const parts = [
    ...(uncounted === 0 ? [] : [`${counted(uncounted, PEOPLE)}: observers, or invitation not accepted`]),
    ...(later === 0 ? [] : [`${counted(later, PEOPLE)} added after the quarter`]),
  ];
  return parts.length === 0 ? [] : [{ label: 'Left out', text: parts.join('; ') }];
}

async function factsOf(ctx: ReportCtx, question: ComplianceQuestion): Promise<readonly Fact[]> {
  const leftOut = await countLeftOut(ctx, question);
  const isObserver = ctx.actor.role === 'observer';
  const scope = isObserver ? 'People with company goals' : scopeName(question.scope);
  return [
    { label: 'Scope', text: question.scope === 3 ? scope : `${scope}, ${ctx.actor.name}` },
    ...leftOutFact(leftOut),
  ];
}

/** People without goals, without updated weekly predictions, or without finalized goals (people §2.9, D-36, D-56). */
export async function openGoalCompliance(ctx: ReportCtx, params: ReportParams): Promise<TableReport> {
  const kind = kindOf(ctx, params.Kind);
  const period = await periodOf(ctx, params.PeriodId);
  requireBegun(kind, period, ctx.today);
  const question: ComplianceQuestion & { readonly kind: number } = {
    kind,
    period,
    scope: scopeOf(params.Scope, scopesFor(ctx)),
    asOf: weekAskedFor(period, ctx.today),
  };
  const everyone = await listCompliance(ctx, question, {
    search: params.Search,
    order: memberOrder(params),
  });
  const { holds, one, many } = KINDS[kind];
  const listed = everyone.filter(holds);
  const week = kind === notUpdated ? await weekSentence(ctx, question) : '';
  return {
    quarters: quarterName(period),
    about: scopeName(question.scope).toLowerCase(),
    figure: {
      value: inFigures(listed.length),
      sentence: `of ${counted(everyone.length, PEOPLE)} ${listed.length === 1 ? one : many}`,
      detail: [week, mostOf(listed)].filter((text) => text !== '').join(' '),
    },
    facts: [...(await factsOf(ctx, question)), ...searchFact(params.Search)],
    kinds: kindsFor(ctx).map((each) => ({
      Kind: each,
      Label: GOAL_COMPLIANCE_LABELS[each] ?? '',
      Count: everyone.filter(KINDS[each].holds).length,
    })),
    pictures: [
      pictureOf(kind, everyone),
      ...(kind === notUpdated ? [weeksPicture(await readUpdatedWeeks(ctx, question))] : []),
    ],
    sheets: [
      {
        name: quarterName(period),
        columns: columnsOf(kind),
        ids: listed.map(({ id }) => id),
        rows: async (reader, ids) => (await readComplianceDetails(reader, question, ids)).map(rowOf),
      },
    ],
    noun: PEOPLE,
    empty: everyone.length === 0 ? 'There is nobody in this scope.' : 'Nobody: everything is done.',
  };
}
