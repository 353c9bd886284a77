import type { OutputOf, ReportParams } from '@cadence/shared-contract';
import { MESSAGES } from '@cadence/shared-contract';
import { PRINT_KINDS, reportType } from '@cadence/shared-contract/reports';
import { denied, invalid, notFound } from '../../../kernel/errors/index.ts';
import { PDF_TYPE } from '../../../kernel/files/index.ts';
import { findPersonRefs } from '../../people/index.ts';
import type { AppraisalPrint } from '../../talent/index.ts';
import { drawAppraisals, listPrintable, offeredPeriods, readPrint } from '../../talent/index.ts';
import { fileName } from '../file-name.ts';
import { quarterName } from '../questions.ts';
import { checkRequest } from '../report-policy.ts';
import type { MadeReport, Making, ReportCtx, ReportRequest } from '../report-request.ts';
import { counted } from '../tables/index.ts';
import { APPRAISALS } from '../tables/table-report.ts';

/** The most appraisals in a document: beyond it, a manager's teams are printed one by one. */
const MAX_PRINTS = 200;

interface Asked {
  /** The appraisals, by name; a person's appraisal of the prior period follows the one of the period. */
  readonly ids: readonly number[];
  readonly quarters: string;
  readonly name: string;
}

async function namedPeriods(ctx: ReportCtx, ids: readonly number[]) {
  const offered = await offeredPeriods(ctx);
  return ids.map((id) => {
    const period = offered.find((row) => row.id === id);
    if (!period) throw notFound();
    return period;
  });
}

/** The requested quarter, by default the latest, and the earlier one to print as well. @throws invalid, denied */
async function askedPeriods(ctx: ReportCtx, { PeriodId, PriorPeriodId }: ReportParams) {
  const [latest] = await offeredPeriods(ctx);
  const periodId = PeriodId ?? latest?.id;
  if (periodId === undefined) throw denied(MESSAGES.noAppraisals);
  const periods = await namedPeriods(ctx, [
    periodId,
    ...(PriorPeriodId === undefined ? [] : [PriorPeriodId]),
  ]);
  const [period, prior] = periods;
  if (period && prior && prior.start_date >= period.start_date)
    throw invalid([{ path: 'PriorPeriodId', message: 'Please choose an earlier quarter to print as well.' }]);
  return periods;
}

/** The requested prints that the reader may see. @throws invalid, not_found, denied if there are none */
async function findPrints(ctx: ReportCtx, params: ReportParams): Promise<Asked> {
  const { UserId, Kind = PRINT_KINDS.person } = params;
  if (UserId === undefined) throw invalid([{ path: 'UserId', message: 'Please select a user.' }]);
  const person = (await findPersonRefs(ctx, [UserId])).get(UserId);
  if (!person) throw notFound();
  const periods = await askedPeriods(ctx, params);
  const lists = [];
  for (const { id } of periods) lists.push(await listPrintable(ctx.db, ctx.actor, id));
  const isAsked = (row: { readonly person_id: number; readonly manager_id: number | null }): boolean =>
    Kind === PRINT_KINDS.team ? row.manager_id === UserId : row.person_id === UserId;
  const [now = [], earlier = []] = lists.map((list) => list.filter(isAsked));
  const people = [...new Set([...now, ...earlier].map(({ person_id }) => person_id))];
  const ids = people.flatMap((personId) =>
    [...now, ...earlier].filter(({ person_id }) => person_id === personId).map(({ id }) => id),
  );
  if (ids.length === 0) throw denied(MESSAGES.noAppraisalsInPeriod);
  if (ids.length > MAX_PRINTS)
    throw invalid([{ path: 'UserId', message: `Please print at most ${MAX_PRINTS} appraisals at a time.` }]);
  return {
    ids,
    quarters: periods.map(quarterName).join(' and '),
    name: Kind === PRINT_KINDS.team ? `Team of ${person.Name}` : person.Name,
  };
}

/** 'Q3 2026, Ana Ruiz' */
export async function describeAppraisalPrints(ctx: ReportCtx, params: ReportParams): Promise<string> {
  const { quarters, name } = await findPrints(ctx, params);
  return `${quarters}, ${name}`;
}

/** Appraisals of a person or a manager's direct reports as a PDF (people §2.9), as the reader may see them (D-51). */
export async function makeAppraisalPrints(request: ReportRequest, making: Making): Promise<MadeReport> {
  const { ids, quarters, name, organisation } = await making.as(async (ctx) => {
    checkRequest(ctx, request);
    return { ...(await findPrints(ctx, request.params)), organisation: ctx.tenant.name };
  });
  const title = reportType(request.report).name;
  making.progress(0, ids.length);
  const prints: AppraisalPrint[] = [];
  for (const id of ids) {
    making.signal.throwIfAborted();
    prints.push(await making.as((ctx) => readPrint(ctx, id)));
    making.progress(prints.length, ids.length);
  }
  const content = await drawAppraisals({ title: `${title} - ${quarters} - ${name}`, prints });
  return {
    name: fileName([title, quarters, name, organisation], 'pdf'),
    type: PDF_TYPE,
    content: (async function* () {
      yield content;
    })(),
    describe: () => counted(prints.length, APPRAISALS),
  };
}

/** The people whose appraisals of a period can be printed, and the managers of whole teams (people §7 Reports). */
export async function readAppraisalUsers(
  ctx: ReportCtx,
  periodId: number,
): Promise<OutputOf<'reports.appraisalUsers'>> {
  await namedPeriods(ctx, [periodId]);
  const rows = await listPrintable(ctx.db, ctx.actor, periodId);
  const managerIds = new Set(rows.flatMap(({ manager_id }) => manager_id ?? []));
  const people = await findPersonRefs(ctx, [...rows.map(({ person_id }) => person_id), ...managerIds]);
  const refs = (ids: Iterable<number>) => [...ids].flatMap((id) => people.get(id) ?? []);
  return {
    users: refs(rows.map(({ person_id }) => person_id)),
    managers: refs(managerIds).toSorted((a, b) => a.Name.localeCompare(b.Name, 'en')),
  };
}
