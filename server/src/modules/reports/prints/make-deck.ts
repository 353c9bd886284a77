import type { ReportParams, SummaryResult } from '@cadence/shared-contract';
import { REPORT_IDS, reportType } from '@cadence/shared-contract/reports';
import { deckOf } from '@cadence/shared-contract/slides';
import type { Deck } from '@cadence/shared-contract/slides';
import { invalid, notFound } from '../../../kernel/errors/index.ts';
import { PPTX_TYPE, printedDate, writeDeck } from '../../../kernel/files/index.ts';
import { readSavedSummary } from '../../summaries/index.ts';
import { fileName } from '../file-name.ts';
import { checkRequest } from '../report-policy.ts';
import type { MadeReport, Making, ReportCtx, ReportRequest } from '../report-request.ts';
import { counted } from '../tables/index.ts';

/** The summary behind the slides; each report has its own kind. @throws invalid, not_found */
async function readSummary(
  ctx: ReportCtx,
  report: number,
  { SummaryId }: ReportParams,
): Promise<SummaryResult & { readonly Saved: NonNullable<SummaryResult['Saved']> }> {
  if (SummaryId === undefined)
    throw invalid([{ path: 'SummaryId', message: 'Please generate a summary first.' }]);
  const summary = await readSavedSummary(ctx, SummaryId);
  const kind = report === REPORT_IDS.goalSummary ? 'quarter' : 'year';
  if (summary.Saved?.Kind !== kind) throw notFound();
  return { ...summary, Saved: summary.Saved };
}

/** 'Q3 2026' */
export async function describeDeck(ctx: ReportCtx, report: number, params: ReportParams): Promise<string> {
  return (await readSummary(ctx, report, params)).Saved.Title;
}

/** The slides of a saved summary in its edited form, for PowerPoint and similar programs (people §2.9, §9). */
export async function makeDeck(request: ReportRequest, making: Making): Promise<MadeReport> {
  const { name } = reportType(request.report);
  const { deck, title, organisation } = await making.as(async (ctx) => {
    checkRequest(ctx, request);
    const summary = await readSummary(ctx, request.report, request.params);
    return {
      title: summary.Saved.Title,
      organisation: ctx.tenant.name,
      deck: deckOf(summary, {
        organisation: ctx.tenant.name,
        brand: summary.Brand ?? null,
        author: ctx.actor.name,
        date: printedDate(ctx.today),
        name: `${name} ${summary.Saved.Title}`,
      }),
    };
  });
  const content = await writeDeck(deck);
  return {
    name: fileName([name, title, organisation], 'pptx'),
    type: PPTX_TYPE,
    content: (async function* () {
      yield content;
    })(),
    describe: () => slidesOf(deck),
  };
}

const slidesOf = ({ slides }: Deck): string => counted(slides.length, { one: 'slide', many: 'slides' });
