import type { GoalUpdateCard, ReportParams } from '@cadence/shared-contract';
import { reportType } from '@cadence/shared-contract/reports';
import { invalid } from '../../../kernel/errors/index.ts';
import { PDF_TYPE } from '../../../kernel/files/index.ts';
import { runInThread } from '../../../kernel/threads/index.ts';
import { fileName } from '../file-name.ts';
import { checkRequest } from '../report-policy.ts';
import type { MadeReport, Making, ReportCtx, ReportRequest } from '../report-request.ts';
import { counted } from '../tables/index.ts';
import { GOALS } from '../tables/table-report.ts';
import { readTeamUpdates } from './team-updates.ts';

/** The cards of a team, for the worker thread that draws them. */
export interface UpdatesPrint {
  /** 'Team Goal Updates of Ana Ruiz, Q4 2026' */
  readonly title: string;
  readonly organisation: { readonly name: string; readonly timeZone: string };
  readonly people: readonly { readonly name: string; readonly cards: readonly GoalUpdateCard[] }[];
  readonly leftOut: string | null;
  readonly printedBy: string;
  readonly printedAt: Date;
}

const DRAWING = new URL('updates-pdf-task.ts', import.meta.url);
const THREAD = { timeout: 60_000, megabytes: 256 } as const;

async function readAsked(ctx: ReportCtx, { UserId, PeriodId }: ReportParams) {
  if (UserId === undefined) throw invalid([{ path: 'UserId', message: 'Please select a user.' }]);
  const updates = await readTeamUpdates(ctx, { userId: UserId, periodId: PeriodId });
  const name = updates.People[0]?.Person.Name ?? '';
  return { updates, name, quarter: `Q${updates.Period.Quarter} ${updates.Period.Year}` };
}

/** 'Q4 2026, Ana Ruiz' */
export async function describeUpdates(ctx: ReportCtx, params: ReportParams): Promise<string> {
  const { name, quarter } = await readAsked(ctx, params);
  return `${quarter}, ${name}`;
}

/** Team Goal Updates as a PDF, with the cards of the print view. */
export async function makeUpdatesPdf(request: ReportRequest, making: Making): Promise<MadeReport> {
  const title = reportType(request.report).name;
  const { print, quarter, name } = await making.as(async (ctx) => {
    checkRequest(ctx, request);
    const asked = await readAsked(ctx, request.params);
    return {
      ...asked,
      print: {
        title: `${title} of ${asked.name}, ${asked.quarter}`,
        organisation: { name: ctx.tenant.name, timeZone: ctx.tenant.timeZone },
        people: asked.updates.People.map(({ Person, Cards }) => ({ name: Person.Name, cards: Cards })),
        leftOut: asked.updates.LeftOut,
        printedBy: ctx.actor.name,
        printedAt: ctx.now,
      } satisfies UpdatesPrint,
    };
  });
  const count = print.people.reduce((sum, { cards }) => sum + cards.length, 0);
  making.progress(0, count);
  const content = await runInThread<UpdatesPrint, Uint8Array>(DRAWING, print, THREAD);
  return {
    name: fileName([title, quarter, name, print.organisation.name], 'pdf'),
    type: PDF_TYPE,
    content: (async function* () {
      yield content;
    })(),
    describe: () => counted(count, GOALS),
  };
}
