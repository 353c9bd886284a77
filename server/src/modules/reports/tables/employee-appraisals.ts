import type { ReportParams, TalentSettings } from '@cadence/shared-contract';
import {
  APPRAISAL_STATUSES,
  appraisalStatusText,
  MESSAGES,
  RATING_AXES,
  RATING_AXIS_NAMES,
} from '@cadence/shared-contract';
import type { Picture } from '@cadence/shared-contract/charts';
import { REPORT_COLUMNS, REPORT_IDS } from '@cadence/shared-contract/reports';
import type { ReportColumn } from '@cadence/shared-contract/reports';
import { inOrderOf } from '../../../kernel/db/index.ts';
import type { Cell } from '../../../kernel/files/table/table-file.ts';
import type { TeamPlace } from '../../talent/index.ts';
import {
  findAppraisals,
  listTeamPlaces,
  presentSummaries,
  readSettings,
  settingsOf,
} from '../../talent/index.ts';
import { findPersonRefs } from '../../people/index.ts';
import type { ReportCtx } from '../report-request.ts';
import { askedTeam } from './appraisal-team.ts';
import { memberOrder } from './table-orders.queries.ts';
import type { ReportRow, TableReport } from './table-report.ts';
import { APPRAISALS, counted, inFigures } from './table-report.ts';

const COLUMNS = REPORT_COLUMNS[REPORT_IDS.employeeAppraisals] ?? [];

/** A column for each rating scale of the organisation, under its own name. */
function ratingColumns(settings: TalentSettings): readonly ReportColumn[] {
  return RATING_AXIS_NAMES.flatMap((axis) => {
    const { labels, name } = RATING_AXES[axis];
    const isUsed = settings[labels].length > 0 && (axis !== 'Tertiary' || settings.EnableTertiaryRatings);
    if (!isUsed) return [];
    const header = settings.FormLable[name] || axis;
    return [
      {
        key: axis,
        header,
        kind: 'text',
        width: 22,
        onPaper: 'cell',
        onPage: true,
        isSortable: false,
      } as const,
    ];
  });
}

/** Appraisals by id, as far as the reader may see them, in the order of the ids. */
async function readRows(ctx: ReportCtx, ids: readonly number[]): Promise<readonly ReportRow[]> {
  const records = await findAppraisals(ctx.db, ctx.actor, ids);
  const today = await readSettings(ctx);
  const summaries = await presentSummaries(ctx, records);
  const people = await findPersonRefs(
    ctx,
    records.map(({ person_id }) => person_id),
  );
  const rows = records.flatMap((record, index): ReportRow[] => {
    const summary = summaries[index];
    if (!summary) return [];
    const settings = settingsOf(record, today);
    const words = RATING_AXIS_NAMES.map((axis): readonly [string, Cell] => {
      const { rating, labels } = RATING_AXES[axis];
      const step = summary[rating];
      return [axis, step === null ? null : (settings[labels][step]?.Label ?? null)];
    });
    return [
      {
        id: summary.Id,
        to: `/v3/talent/appraisal/${summary.Id}`,
        personId: summary.UserId,
        cells: {
          user: record.person_name,
          department: people.get(summary.UserId)?.OrgUnit ?? null,
          reviewer: summary.Manager,
          state: appraisalStatusText(summary.State),
          due: summary.DueDate,
          started: summary.CreatedAt,
          shared: summary.SharedAt,
          acknowledged: summary.AcknowledgedAt,
          completed: summary.CompletedAt,
          ...Object.fromEntries(words),
        },
      },
    ];
  });
  return inOrderOf(ids, rows);
}

function statusPicture(places: readonly TeamPlace[]): Picture {
  const rows = APPRAISAL_STATUSES.map((status) => ({
    label: appraisalStatusText(status),
    count: places.filter((place) => place.status === status).length,
  }));
  return {
    Title: 'Appraisals by state',
    Kind: 'bars',
    Unit: 'people',
    Series: [{ Name: 'people', Look: 'solid' }],
    Rows: rows.map(({ label, count }) => ({ Label: label, Values: [count], Note: inFigures(count) })),
    Sentence: `Appraisals by state: ${rows.map(({ label, count }) => `${label} ${count}`).join(', ')}.`,
  };
}

/** The appraisals of a quarter with their ratings, as far as the reader may see them (D-51, D-56). */
export async function openEmployeeAppraisals(ctx: ReportCtx, params: ReportParams): Promise<TableReport> {
  const { team, quarter, about, facts } = await askedTeam(ctx, params);
  const places = await listTeamPlaces(ctx.db, team, {
    search: params.Search,
    order: memberOrder(params),
  });
  const ids = places.flatMap(({ appraisal_id }) => appraisal_id ?? []);
  const completed = places.filter(({ status }) => status === 'completed').length;
  return {
    quarters: quarter,
    about,
    figure: {
      value: inFigures(ids.length),
      sentence: `${ids.length === 1 ? 'appraisal' : 'appraisals'} of ${quarter}`,
      detail: `${inFigures(completed)} completed; ${counted(places.length - ids.length, { one: 'person has', many: 'people have' })} none yet.`,
    },
    facts,
    kinds: [],
    pictures: [statusPicture(places)],
    sheets: [
      {
        name: quarter,
        columns: [...COLUMNS, ...ratingColumns(await readSettings(ctx))],
        ids,
        rows: readRows,
      },
    ],
    noun: APPRAISALS,
    empty: MESSAGES.noAppraisalsInPeriod,
  };
}
