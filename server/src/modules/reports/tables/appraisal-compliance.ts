import type { AppraisalStatus, IsoDate, ReportParams } from '@cadence/shared-contract';
import {
  APPRAISAL_STATUSES,
  appraisalDueDate,
  appraisalStatusText,
  awaitedStep,
  daysBetween,
} from '@cadence/shared-contract';
import { APPRAISAL_COMPLIANCE_LABELS, REPORT_COLUMNS, REPORT_IDS } from '@cadence/shared-contract/reports';
import { printedDate, wallClockIn } from '../../../kernel/files/index.ts';
import type { ComplianceMember } from '../../talent/index.ts';
import { listTeamPlaces, readSettings, readTeamMembers, waitingFor } from '../../talent/index.ts';
import type { ReportCtx } from '../report-request.ts';
import { askedTeam } from './appraisal-team.ts';
import { memberOrder } from './table-orders.queries.ts';
import type { ReportRow, TableReport } from './table-report.ts';
import { counted, departmentPicture, inFigures, PEOPLE } from './table-report.ts';

const COLUMNS = REPORT_COLUMNS[REPORT_IDS.appraisalCompliance] ?? [];
/** A kind lists the people before a step: 1 started, 2 shared, 3 acknowledged, 4 completed; 0 lists everyone. */
const STEPS: readonly AppraisalStatus[] = ['draft', 'shared', 'acknowledged', 'completed'];
const SENTENCES: Readonly<Record<number, string>> = {
  0: 'can be appraised',
  1: 'are not started',
  2: 'are not shared',
  3: 'are not acknowledged',
  4: 'are not completed',
};

const rank = (status: AppraisalStatus): number => APPRAISAL_STATUSES.indexOf(status);

function isListed(kind: number, status: AppraisalStatus): boolean {
  const step = STEPS[kind - 1];
  return step === undefined || rank(status) < rank(step);
}

const instant = (value: Date | null): string | null => value?.toISOString() ?? null;

interface Calendar {
  readonly due: IsoDate;
  readonly today: IsoDate;
  /** The date of an instant in the organisation's zone. */
  readonly day: (at: Date) => IsoDate;
}

/** Days from the due date to the completion, or to today; null if it waits for nobody any more. */
function daysLate(member: ComplianceMember, { due, today, day }: Calendar): number | null {
  if (member.completed_at === null && waitingFor(member) === null) return null;
  const end = member.completed_at === null ? today : day(member.completed_at);
  return Math.max(daysBetween(due, end), 0);
}

function rowOf(member: ComplianceMember, calendar: Calendar): ReportRow {
  const awaited = waitingFor(member);
  return {
    id: member.id,
    to: `/v3/profile/${member.id}`,
    personId: member.id,
    cells: {
      user: member.name,
      department: member.org_unit,
      reviewer: member.reviewer_name,
      state: appraisalStatusText(member.status),
      waitingFor: awaited === null ? null : `${awaited.name} to ${awaitedStep(awaited.action)}`,
      due: calendar.due,
      started: instant(member.created_at),
      shared: instant(member.shared_at),
      acknowledged: instant(member.acknowledged_at),
      completed: instant(member.completed_at),
      daysLate: daysLate(member, calendar),
    },
  };
}

/** The status of every appraisal of a quarter (D-56). */
export async function openAppraisalCompliance(ctx: ReportCtx, params: ReportParams): Promise<TableReport> {
  const { team, quarter, about, facts } = await askedTeam(ctx, params);
  const kind = params.Kind ?? 0;
  const places = await listTeamPlaces(ctx.db, team, {
    search: params.Search,
    order: memberOrder(params),
  });
  const { GracePeriod } = (await readSettings(ctx)).Settings;
  const due = appraisalDueDate({ endDate: team.period.end_date }, GracePeriod);
  const listed = places.filter(({ status }) => isListed(kind, status));
  const wallClock = wallClockIn(ctx.tenant.timeZone);
  const day = (at: Date): IsoDate => wallClock(at).toISOString().slice(0, 10);

  const calendar = { due, today: ctx.today, day };
  const completed = places.filter(({ status }) => status === 'completed').length;
  return {
    quarters: quarter,
    about,
    figure: {
      value: inFigures(listed.length),
      sentence: `of ${counted(places.length, PEOPLE)} ${SENTENCES[kind] ?? ''}`,
      detail: `${inFigures(completed)} completed. Due on ${printedDate(due)}.`,
    },
    facts,
    kinds: Object.entries(APPRAISAL_COMPLIANCE_LABELS).map(([each, Label]) => ({
      Kind: Number(each),
      Label,
      Count: places.filter(({ status }) => isListed(Number(each), status)).length,
    })),
    pictures: [
      departmentPicture(
        'Completed by department',
        ['completed', 'not completed'],
        [...Map.groupBy(places, ({ department }) => department)].map(([name, people]) => ({
          name,
          all: people.length,
          missing: people.filter(({ status }) => status !== 'completed').length,
        })),
      ),
    ],
    sheets: [
      {
        name: quarter,
        columns: COLUMNS,
        ids: listed.map(({ id }) => id),
        rows: async (reader, ids) =>
          (await readTeamMembers(reader.db, { ...team, viewer: reader.actor }, ids)).map((member) =>
            rowOf(member, calendar),
          ),
      },
    ],
    noun: PEOPLE,
    empty: places.length === 0 ? 'There is nobody in this scope.' : 'Nobody: everything is done.',
  };
}
