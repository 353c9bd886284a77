import type { UserManualReport } from '@cadence/shared-contract';
import { discWords } from '@cadence/shared-contract';
import type { PdfPages, Run } from '../../../kernel/files/index.ts';
import { GREY, heightOf, INK, PALE, plain } from '../../../kernel/files/index.ts';
import { LEADING, LOOKS, SECTION_GAP, TEXT_LEADING } from './manual-pdf-looks.ts';
import { drawWheel, WHEEL_HEIGHT, WHEEL_WIDTH } from './manual-pdf-wheel.ts';

const GUTTER = 28;
const TERM_WIDTH = 106;
const ROW_GAP = 7;
/** The scale between its two words. */
const SCALE = { width: 190, word: 52, mark: 3.5 } as const;

type Detail = UserManualReport['Details'][number];
type Scale = UserManualReport['Scales'][number];
interface Column {
  readonly x: number;
  readonly width: number;
}

/** A term and its text, measured. */
function measureDetail(pages: PdfPages, { Title, Detail: words }: Detail, width: number) {
  const term = pages.lines(plain(Title, LOOKS.grey), TERM_WIDTH - 8, TEXT_LEADING);
  const text = pages.lines(plain(words, LOOKS.text), width - TERM_WIDTH, TEXT_LEADING);
  return { term, text, height: Math.max(heightOf(term), heightOf(text)) };
}

function drawDetail(pages: PdfPages, detail: Detail, { x, width }: Column): void {
  const { term, text, height } = measureDetail(pages, detail, width);
  pages.keep(height);
  pages.tag('P', () => {
    pages.drawAt(term, { x, y: pages.y });
    const top = pages.y;
    pages.flow(text, x + TERM_WIDTH);
    if (pages.y > top) pages.y = Math.max(pages.y, top + height);
  });
  pages.y += ROW_GAP;
}

/** The wheel on the left; on the right the headline and as many details as fit beside it, the others below. */
export function drawFirstLook(pages: PdfPages, report: UserManualReport): void {
  const top = pages.y;
  const right = { x: pages.left + WHEEL_WIDTH + GUTTER, width: pages.width - WHEEL_WIDTH - GUTTER };
  drawWheel(pages, report, { x: pages.left, y: top });
  const type = pages.lines(plain(discWords(report.Disc), LOOKS.grey), right.width, LEADING);
  const headline = pages.lines(plain(report.Headline, LOOKS.headline), right.width, 16);
  pages.tag('P', () => pages.flow(type, right.x));
  pages.tag('H2', () => pages.flow(headline, right.x));
  pages.y += ROW_GAP;
  const [whole, rest] = [{ x: pages.left, width: pages.width }, [...report.Details]];
  for (let next = rest[0]; next !== undefined; next = rest[0]) {
    if (pages.y + measureDetail(pages, next, right.width).height > top + WHEEL_HEIGHT) break;
    drawDetail(pages, next, right);
    rest.shift();
  }
  pages.y = Math.max(pages.y, top + WHEEL_HEIGHT + ROW_GAP);
  for (const detail of rest) drawDetail(pages, detail, whole);
}

interface Section<T> {
  readonly title: string;
  readonly items: readonly T[];
  readonly draw: (item: T) => void;
}

/** A section with its title, if it has items; the title is never alone at the end of a page. */
function drawSection<T>(pages: PdfPages, { title, items, draw }: Section<T>): void {
  if (items.length === 0) return;
  pages.y += SECTION_GAP * 0.6;
  const head = pages.lines(plain(title, LOOKS.title), pages.width, LEADING + 6);
  pages.keep(heightOf(head) + 3 * TEXT_LEADING);
  pages.tag('H2', () => pages.flow(head, pages.left));
  for (const item of items) {
    draw(item);
    pages.y += ROW_GAP;
  }
}

function drawText(pages: PdfPages, text: string): void {
  const lines = pages.lines(plain(text, LOOKS.text), pages.width, TEXT_LEADING);
  pages.tag('P', () => pages.flow(lines, pages.left));
}

/** A head and the text below it. */
function drawPair(pages: PdfPages, above: Run, below: string): void {
  const head = pages.lines([above], pages.width, TEXT_LEADING);
  pages.keep(heightOf(head) + 2 * TEXT_LEADING);
  pages.tag('P', () => pages.flow(head, pages.left));
  drawText(pages, below);
}

/** A line between two words, with a mark at the person's position. */
function drawScale(pages: PdfPages, { ScaleName, Text: words, total }: Scale): void {
  const [first = '', second = ''] = ScaleName.split('/');
  const text = pages.lines(plain(words, LOOKS.text), pages.width - SCALE.width - GUTTER, TEXT_LEADING);
  const height = Math.max(heightOf(text), TEXT_LEADING);
  pages.keep(height);
  const [top, x] = [pages.y, pages.left + pages.width - SCALE.width];
  const [start, end] = [x + SCALE.word, x + SCALE.width - SCALE.word];
  const middle = top + TEXT_LEADING / 2;
  const at = start + ((end - start) * Math.min(Math.max(total, 0), 100)) / 100;
  const word = (name: string) => pages.lines(plain(name, LOOKS.grey), SCALE.word, TEXT_LEADING);
  const firstWidth = pages.measure({ text: first, look: LOOKS.grey });
  pages.tag('P', () => pages.drawAt(text, { x: pages.left, y: top }));
  pages.tag('P', () => pages.drawAt(word(first), { x: start - firstWidth - 8, y: top }));
  pages.tag(
    'Figure',
    () => {
      pages.shape(`M ${start} ${middle} H ${end}`, { stroke: PALE, weight: 1 });
      pages.shape(`M ${(start + end) / 2} ${middle - 2.5} v 5`, { stroke: GREY });
      const r = SCALE.mark;
      pages.shape(`M ${at - r} ${middle} a ${r} ${r} 0 1 0 ${2 * r} 0 a ${r} ${r} 0 1 0 ${-2 * r} 0 Z`, {
        fill: INK,
      });
    },
    `${total} of 100, from ${first} to ${second}`,
  );
  pages.tag('P', () => pages.drawAt(word(second), { x: end + 8, y: top }));
  pages.y = top + height;
}

/** The text with at most one empty line in a row. */
const withoutGaps = (text: string): string => text.trim().replace(/\n(\s*\n){2,}/g, '\n\n');

/** Everything below the first look; empty sections have no title. */
export function drawSections(pages: PdfPages, report: UserManualReport): void {
  const { Entry, Source, Scales, Questions, IsFull, Remarks } = report;
  const described = Source === 'entry' && Entry !== null ? withoutGaps(Entry.Description) : '';
  const said = described === '' ? [] : [described];
  const text = (words: string): void => drawText(pages, words);
  const type = ({ DiscTitle, Text }: UserManualReport['DISC'][number]): void =>
    drawPair(pages, { text: DiscTitle, look: LOOKS.strong }, Text);
  const answer = ({ Question, AnswerChoice }: UserManualReport['Questions'][number]): void =>
    drawPair(pages, { text: Question, look: LOOKS.grey }, AnswerChoice);
  drawSection(pages, { title: 'Description', items: said, draw: text });
  drawSection(pages, { title: 'Type', items: report.DISC, draw: type });
  drawSection(pages, {
    title: 'Scales',
    items: IsFull ? Scales : [],
    draw: (scale) => drawScale(pages, scale),
  });
  drawSection(pages, { title: 'Answers', items: IsFull ? Questions : [], draw: answer });
  drawSection(pages, { title: 'Remarks', items: Remarks, draw: text });
}
