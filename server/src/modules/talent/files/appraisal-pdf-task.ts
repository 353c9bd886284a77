import type { Appraisal } from '@cadence/shared-contract';
import { appraisalStatusText, goalResultText, goalStatusText, MESSAGES } from '@cadence/shared-contract';
import { Buffer } from 'node:buffer';
import type { Place } from '../../../kernel/files/index.ts';
import {
  drawRichText,
  drawTable,
  heightOf,
  INK,
  isolated,
  PALE,
  PdfPages,
  plain,
  printedDate,
  printedDates,
  printedInstant,
  TABLE_START,
  wallClockIn,
} from '../../../kernel/files/index.ts';
import type { AppraisalPrint, AppraisalPrints } from './appraisal-pdf.ts';
import { LEADING, LETTER, LOOKS, periodOf, SECTION_GAP } from './print-looks.ts';
import { drawRatings } from './print-ratings.ts';
import { drawSignatures, signaturesOf, signedTextOf } from './print-signatures.ts';

const HEAD_HEIGHT = 24;
/** The gap between the employee and the facts about the appraisal. */
const FACTS_GAP = 20;
const LOGO = { width: 90, height: 16 } as const;
const GOAL_COLUMNS = [
  { header: 'Goal', width: 225, look: LOOKS.text },
  { header: 'Employee', width: 69, look: LOOKS.cell },
  { header: 'Reviewer', width: 69, look: LOOKS.cell },
  { header: 'Status', width: 118, look: LOOKS.cell },
] as const;

/** The organisation on the left, the period on the right, and a line below. */
function drawHead(pages: PdfPages, { appraisal, organisation }: AppraisalPrint): void {
  const { StartDate, EndDate } = appraisal.Period;
  const half = pages.width / 2;
  const period = pages.lines(
    plain(`Appraisal for ${periodOf(appraisal)}, ${printedDates(StartDate, EndDate)}`, LOOKS.cell),
    half + 30,
    LEADING,
  );
  const { logo } = organisation;
  const taken =
    logo === null ? 0 : pages.picture(Buffer.from(logo), { x: pages.left, y: pages.y - 2 }, LOGO) + 8;
  const name = pages.lines(plain(organisation.name, LOOKS.strong), half - 40 - taken, LEADING);
  pages.tag('P', () => pages.drawAt(name, { x: pages.left + taken, y: pages.y }));
  pages.tag('P', () => {
    for (const [index, line] of period.lines.entries()) {
      const width = line.reduce((sum, run) => sum + pages.measure(run), 0);
      const place = { x: pages.left + pages.width - width, y: pages.y + index * LEADING };
      pages.drawAt({ lines: [line], leading: LEADING }, place);
    }
  });
  pages.y += Math.max(HEAD_HEIGHT, heightOf(name) + 10, heightOf(period) + 10);
  pages.decorate(() => pages.rule({ x: pages.left, y: pages.y }, pages.width, { color: INK, weight: 0.75 }));
  pages.y += SECTION_GAP;
}

/** 'Completed (100%), Nov 24, 2026'. */
function statusOf({ appraisal, organisation }: AppraisalPrint): string {
  const { State, CompletedAt, AcknowledgedAt, SharedAt } = appraisal;
  const since = { draft: null, shared: SharedAt, acknowledged: AcknowledgedAt, completed: CompletedAt }[
    State
  ];
  const text = appraisalStatusText(State);
  if (since === null) return text;
  const day = wallClockIn(organisation.timeZone)(new Date(since)).toISOString().slice(0, 10);
  return `${text}, ${printedDate(day)}`;
}

const isSaid = (text: string | null): text is string => text !== null && text !== '';

/** The employee on the left, the reviewer and the status on the right. */
function drawPeople(pages: PdfPages, print: AppraisalPrint): void {
  const { User, Reviewer } = print.appraisal;
  const width = pages.width * 0.42;
  const termWidth = 48;
  const factsWidth = pages.width - width - FACTS_GAP;
  const name = pages.lines(plain(User.Name, LOOKS.name), width, 20);
  const work = pages.lines(
    plain([User.JobTitle, User.OrgUnit].filter(isSaid).map(isolated).join(', '), LOOKS.greyText),
    width,
    LEADING,
  );
  const facts = [
    ['Reviewer', [Reviewer.Name, Reviewer.JobTitle].filter(isSaid).map(isolated).join(', ')],
    ['Status', statusOf(print)],
  ].map(([term = '', fact = '']) => ({
    term: pages.lines(plain(term, LOOKS.grey), termWidth, LEADING),
    fact: pages.lines(plain(fact, LOOKS.cell), factsWidth - termWidth, LEADING),
  }));
  const [top, right] = [pages.y, pages.left + width + FACTS_GAP];
  pages.tag('H1', () => pages.drawAt(name, { x: pages.left, y: top }));
  pages.tag('P', () => pages.drawAt(work, { x: pages.left, y: top + heightOf(name) }));
  let y = top + 6;
  for (const { term, fact } of facts) {
    const place: Place = { x: right, y };
    pages.tag('P', () => {
      pages.drawAt(term, place);
      pages.drawAt(fact, { x: right + termWidth, y: place.y });
    });
    y += heightOf(fact);
  }
  pages.y = Math.max(top + heightOf(name) + heightOf(work), y) + SECTION_GAP * 0.7;
}

function drawGoals(pages: PdfPages, { appraisal, goals }: AppraisalPrint): void {
  const title = pages.lines(plain(`Goals of ${periodOf(appraisal)}`, LOOKS.title), pages.width, LEADING);
  pages.y += SECTION_GAP;
  pages.keep(heightOf(title) + TABLE_START);
  pages.tag('H2', () => pages.flow(title, pages.left));
  if (goals.length === 0) {
    const none = pages.lines(plain(`${MESSAGES.talentNoGoals}.`, LOOKS.greyText), pages.width, LEADING + 4);
    return pages.tag('P', () => pages.flow(none, pages.left));
  }
  const rows = goals.map((goal) => [
    goal.GoalDetail.Title,
    goalResultText(goal.OwnerGoalResult),
    goalResultText(goal.ManagerGoalResult),
    goalStatusText(goal),
  ]);
  drawTable(pages, { columns: GOAL_COLUMNS, rows, headLook: LOOKS.grey, ruleColor: PALE });
}

/** The foot of a page: which text was signed, who printed it, which page it is. */
function drawFoot(
  pages: PdfPages,
  { appraisal, organisation, printedBy, printedAt }: AppraisalPrint,
  { at: { x, y }, text }: { readonly at: Place; readonly text: string },
): void {
  const { timeZone } = organisation;
  const signed = `Confidential. ${signedTextOf(appraisal, timeZone)}`;
  const printed = `Printed by ${isolated(printedBy)}, ${printedInstant(printedAt, timeZone)}`;
  const look = LOOKS.foot;
  const number = { text, look };
  const numberWidth = pages.measure(number);
  const left = pages.lines(plain(`${signed}\n${printed}`, look), pages.width - numberWidth - 16, 10.5);
  pages.rule({ x, y }, pages.width, { color: PALE, weight: 0.75 });
  pages.drawAt(left, { x, y: y + 5 });
  pages.drawAt({ lines: [[number]], leading: 10.5 }, { x: x + pages.width - numberWidth, y: y + 5 });
}

/** The review as it was signed; the current one if nobody has signed. */
function letterOf(appraisal: Appraisal): string {
  return signaturesOf(appraisal).findLast(({ IsCurrent }) => IsCurrent)?.Review ?? appraisal.Review;
}

const titleOf = ({ appraisal }: AppraisalPrint): string =>
  `Appraisal of ${appraisal.User.Name} for ${periodOf(appraisal)}`;

function drawAppraisal(pages: PdfPages, print: AppraisalPrint): void {
  drawHead(pages, print);
  drawPeople(pages, print);
  drawRichText(pages, letterOf(print.appraisal), LETTER);
  drawRatings(pages, print.appraisal);
  drawGoals(pages, print);
  drawSignatures(pages, print.appraisal, print.organisation.timeZone);
}

/**
 * The bytes of a document with one or more appraisals: letter, ratings if they are shared, goals, comment and
 * signatures. Each appraisal starts on a new page and has its own page numbers.
 */
export async function task({ title, prints }: AppraisalPrints): Promise<Uint8Array> {
  const [first] = prints;
  if (!first) throw new Error('There is no appraisal to print.');
  let current = first;
  const author = prints.length === 1 ? first.appraisal.Reviewer.Name : first.printedBy;
  const info = { title, author, madeAt: first.printedAt };
  const runningHead = (page: PdfPages, place: Place): void => {
    const { User } = current.appraisal;
    const headline = `Appraisal of ${isolated(User.Name)} for ${periodOf(current.appraisal)}`;
    page.drawAt(page.lines(plain(headline, LOOKS.foot), page.width, LEADING), place);
  };
  const pages = await PdfPages.open(info, [title, prints], { runningHead });
  const starts: number[] = [];
  for (const print of prints) {
    current = print;
    if (starts.length > 0) pages.beginAnew();
    starts.push(pages.count);
    pages.bookmark(titleOf(print));
    drawAppraisal(pages, print);
  }
  return pages.finish((at, page, count) => {
    const index = starts.findLastIndex((start) => start <= page);
    const print = prints[index] ?? first;
    const start = starts[index] ?? 1;
    const end = (starts[index + 1] ?? count + 1) - 1;
    drawFoot(pages, print, { at, text: `Page ${page - start + 1} of ${end - start + 1}` });
  });
}
