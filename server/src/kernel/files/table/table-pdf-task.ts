import { framedSceneOf } from '@cadence/shared-contract/charts';
import type { Picture } from '@cadence/shared-contract/charts';
import type { Buffer } from 'node:buffer';
import { isolated } from '../pdf/line-order.ts';
import type { Bookmark, Place } from '../pdf/pdf-pages.ts';
import type { Look } from '../pdf/text-runs.ts';
import { heightOf, PdfPages, plain } from '../pdf/pdf-pages.ts';
import { printedInstant } from '../printed-time.ts';
import { streamingTask } from '../../threads/index.ts';
import { drawScene, POINTS_PER_PIXEL, sceneLook } from './draw-scene.ts';
import { drawSheet } from './paper-table.ts';
import { LEADING, LOOKS } from './table-looks.ts';
import { PALE } from '../pdf/paper-looks.ts';
import { factsOf } from './table-facts.ts';
import type { Row } from './table-file.ts';
import type { TableHead, TablePart } from './table-parts.ts';

const TERM_WIDTH = 90;
/** Space between parts of the first page. */
const GAP = 14;
/** Maximum width of a single picture, in points. */
const PICTURE_WIDTH = 480;
const FOOT_GAP = 16;

/** A paragraph in one style, on as many lines as it needs. */
function paragraph(pages: PdfPages, text: string, { look, leading }: { look: Look; leading: number }): void {
  const lines = pages.lines(plain(text, look), pages.width, leading);
  pages.tag('P', () => pages.flow(lines, pages.left));
}

function drawFacts(pages: PdfPages, head: TableHead): void {
  for (const { label, text } of factsOf(head)) {
    const term = pages.lines(plain(label, LOOKS.grey), TERM_WIDTH - FOOT_GAP, LEADING);
    const fact = pages.lines(plain(isolated(text), LOOKS.text), pages.width - TERM_WIDTH, LEADING);
    const height = Math.max(heightOf(term), heightOf(fact));
    pages.keep(height);
    const place = { x: pages.left, y: pages.y };
    pages.tag('P', () => {
      pages.drawAt(term, place);
      pages.drawAt(fact, { x: pages.left + TERM_WIDTH, y: place.y });
    });
    pages.y += height;
  }
}

/** Two side by side, if there are two. */
function drawPictures(pages: PdfPages, pictures: readonly Picture[]): void {
  const width = Math.min(PICTURE_WIDTH, pictures.length > 1 ? (pages.width - 2 * GAP) / 2 : pages.width);
  const measure = (text: string, size: number, isStrong: boolean): number =>
    pages.measure({ text, look: sceneLook(size, isStrong) }) / POINTS_PER_PIXEL;
  const drawn = pictures
    .map((picture) => ({ picture, scene: framedSceneOf(picture, width / POINTS_PER_PIXEL, measure) }))
    .filter(({ scene }) => scene.height > 0);
  for (let start = 0; start < drawn.length; start += 2) {
    const pair = drawn.slice(start, start + 2);
    const height = Math.max(...pair.map(({ scene }) => scene.height * POINTS_PER_PIXEL));
    pages.y += GAP;
    pages.keep(height);
    for (const [index, { picture, scene }] of pair.entries()) {
      const place = { x: pages.left + index * (width + 2 * GAP), y: pages.y };
      pages.tag('Figure', () => drawScene(pages, scene, place), picture.Sentence);
    }
    pages.y += height;
  }
}

function drawTop(pages: PdfPages, head: TableHead): void {
  const { title, organisation, figure, pictures } = head;
  const heading = pages.lines(plain(title, LOOKS.name), pages.width, 20);
  pages.tag('H1', () => pages.flow(heading, pages.left));
  paragraph(pages, organisation, { look: LOOKS.greyText, leading: LEADING });
  pages.y += GAP;
  if (figure !== null) {
    const { value, sentence, detail } = figure;
    paragraph(pages, `${value} ${sentence}`, { look: LOOKS.figure, leading: 17 });
    if (detail !== '') paragraph(pages, detail, { look: LOOKS.greyText, leading: LEADING });
    pages.y += GAP;
  }
  drawFacts(pages, head);
  drawPictures(pages, pictures);
}

/** Who printed it and when, and 'page x of y'. */
function footOf({ author, madeAt, timeZone }: TableHead) {
  const text = `Printed by ${isolated(author)}, ${printedInstant(madeAt, timeZone)}`;
  const look = LOOKS.foot;
  return (pages: PdfPages, { x, y }: Place, page: number): void => {
    const number = { text: `Page ${page} of`, look };
    const numberWidth = pages.measure(number);
    const start = x + pages.width - numberWidth - pages.measure({ text: ' 888', look });
    pages.rule({ x, y }, pages.width, { color: PALE, weight: 0.75 });
    const printed = pages.lines(plain(text, look), start - x - FOOT_GAP, 10.5);
    pages.drawAt(printed, { x, y: y + 5 });
    pages.drawAt({ lines: [[number]], leading: 10.5 }, { x: start, y: y + 5 });
    const lift = (10.5 - look.size * 1.21) / 2;
    pages.drawCount({ x: start + numberWidth, y: y + 5 + lift }, look);
  };
}

async function openPages(head: TableHead, rows: readonly (readonly Row[])[]): Promise<PdfPages> {
  const { title, author, madeAt, organisation } = head;
  const running = `${title}, ${isolated(organisation)}`;
  return PdfPages.open({ title, author, madeAt }, [head, rows], {
    isLandscape: true,
    runningHead: (pages, place) =>
      pages.drawAt(pages.lines(plain(running, LOOKS.foot), pages.width, LEADING), place),
    foot: footOf(head),
  });
}

async function* draw(head: TableHead, parts: AsyncIterable<TablePart>): AsyncGenerator<Buffer> {
  const rows: Row[][] = head.sheets.map(() => []);
  for await (const part of parts) rows[part.sheet]?.push(...part.rows);
  const pages = await openPages(head, rows);
  const top: Bookmark = pages.bookmark(head.title);
  drawTop(pages, head);
  for (const [index, sheet] of head.sheets.entries())
    drawSheet(pages, { ...sheet, rows: rows[index] ?? [] }, { head, above: top });
  yield await pages.finish();
}

export const task = streamingTask(draw);
