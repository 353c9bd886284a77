import type { ReportParams } from '@cadence/shared-contract';
import { PRINT_KINDS, REPORT_IDS } from '@cadence/shared-contract/reports';
import type { ReportFormat, ReportId } from '@cadence/shared-contract/reports';
import type { Ctx, FileAnswer, Slice } from '../../kernel/http/index.ts';
import { AfterCommit, defineSlice, deliverFile } from '../../kernel/http/index.ts';
import { readChoices } from './choices.ts';
import { fileAnswer } from './file-answer.ts';
import type { ReportJobServices } from './jobs/index.ts';
import { createReportJobHandlers } from './jobs/index.ts';
import { makeReport, openAs, writeTable } from './make-report.ts';
import { makeTemplate } from './make-template.ts';
import { readAppraisalUsers } from './prints/appraisal-prints.ts';
import { readTeamUpdates } from './prints/team-updates.ts';
import { periodsOf } from './questions.ts';
import { readView } from './read-view.ts';
import { requireReport } from './report-policy.ts';
import type { Making, ReportRequest } from './report-request.ts';
import { createScheduleHandlers } from './schedules/index.ts';
import { openQuarters } from './tables/index.ts';

interface ReportServices extends ReportJobServices {
  /** Whether a model writes summaries (D-57). */
  readonly hasModel: boolean;
}

/** Makes a file while it is delivered; a person's files are made one after another. */
function delivered(ctx: Ctx, make: (making: Making) => Promise<FileAnswer>): AfterCommit<FileAnswer> {
  return new AfterCommit(({ again }) =>
    deliverFile(ctx.actor, () =>
      make({ as: again, signal: new AbortController().signal, progress: () => undefined }),
    ),
  );
}

/** 0 means none (people §7). */
const none = (id: number): number | undefined => (id === 0 ? undefined : id);

type Asked = { readonly [Field in keyof ReportParams]: ReportParams[Field] | undefined };

/** The parameters without undefined values. */
const given = (asked: Asked): ReportParams =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));

/** Reports, the jobs that make them and the schedules that queue them (people §2.9, §7 Reports). */
export function createReportsSlice({ hasModel, ...services }: ReportServices): Slice {
  const file = (ctx: Ctx, [report, format]: readonly [ReportId, ReportFormat], asked: Asked) => {
    const request: ReportRequest = { report, format, params: given(asked) };
    return delivered(ctx, async (making) => fileAnswer(await makeReport(request, making)));
  };

  return defineSlice('reports', {
    'reports.userListExcel': async (ctx) => file(ctx, [REPORT_IDS.userList, 'xlsx'], {}),
    'reports.userListPdf': async (ctx) => file(ctx, [REPORT_IDS.userList, 'pdf'], {}),
    'reports.goalListPdf': async (ctx, { params: { periodId, userId } }) =>
      file(ctx, [REPORT_IDS.quarterlyGoals, 'pdf'], { PeriodId: periodId, UserId: none(userId) }),
    'reports.goalListExcel': async (ctx, { params: { periodId, userId } }) =>
      file(ctx, [REPORT_IDS.quarterlyGoals, 'xlsx'], { PeriodId: periodId, UserId: none(userId) }),
    'reports.goalTreePeriods': async (ctx, { body }) =>
      delivered(ctx, async (making) => {
        const request: ReportRequest = { report: REPORT_IDS.multiQuarterGoals, format: 'xlsx', params: {} };
        const opened = await openAs(request, making, async (reader) =>
          openQuarters(reader, await periodsOf(reader, body), {}),
        );
        return fileAnswer(await writeTable(request, opened, making));
      }),
    'reports.goalTreeExcel': async (ctx, { params: { periodId } }) =>
      file(ctx, [REPORT_IDS.goalDetails, 'xlsx'], { PeriodId: periodId }),
    'reports.goalTreePdf': async (ctx, { params: { periodId } }) =>
      file(ctx, [REPORT_IDS.goalDetails, 'pdf'], { PeriodId: periodId }),
    'reports.goalCompliance': async (ctx, { params: { kind, periodId }, query }) =>
      file(ctx, [REPORT_IDS.goalCompliance, 'xlsx'], { Kind: kind, PeriodId: periodId, Scope: query?.scope }),
    'reports.employeeAppraisals': async (ctx, { params: { kind, periodId } }) =>
      file(ctx, [REPORT_IDS.employeeAppraisals, 'xlsx'], { Scope: kind, PeriodId: periodId }),
    'reports.appraisalCompliance': async (ctx, { params: { kind, periodId }, query }) =>
      file(ctx, [REPORT_IDS.appraisalCompliance, 'xlsx'], {
        Kind: kind,
        PeriodId: periodId,
        Scope: query?.scope,
      }),
    'reports.appraisalPrints': async (ctx, { params }) =>
      file(ctx, [REPORT_IDS.appraisalPrints, 'pdf'], {
        PeriodId: params.periodId,
        UserId: params.managerOrUserId,
        PriorPeriodId: none(params.priorPeriodId),
        Kind: params.kind === PRINT_KINDS.team ? PRINT_KINDS.team : PRINT_KINDS.person,
      }),
    'reports.appraisalUsers': async (ctx, { params }) => {
      requireReport(ctx, REPORT_IDS.appraisalPrints);
      return readAppraisalUsers(ctx, params.periodId);
    },
    'reports.template': async (ctx) => {
      requireReport(ctx, REPORT_IDS.employeeTemplate);
      return makeTemplate(ctx);
    },
    'reports.choices': (ctx) => readChoices(ctx, hasModel),
    'reports.view': (ctx, { params, query }) => readView(ctx, params, query ?? {}),
    'reports.teamGoalUpdates': (ctx, { params: { userId, periodId } }) =>
      readTeamUpdates(ctx, { userId, periodId }),
    ...createReportJobHandlers(services),
    ...createScheduleHandlers(services),
  });
}
