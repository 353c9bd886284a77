import { MESSAGES } from '@cadence/shared-contract';
import { Buffer } from 'node:buffer';
import type { Place } from '../../../kernel/files/index.ts';
import {
  heightOf,
  INK,
  isolated,
  PALE,
  PdfPages,
  plain,
  printedDate,
  printedInstant,
  wallClockIn,
} from '../../../kernel/files/index.ts';
import { LEADING, LOOKS, SECTION_GAP } from './manual-pdf-looks.ts';
import { drawFirstLook, drawSections } from './manual-pdf-sections.ts';
import type { ManualPrint } from './manual-pdf.ts';

const LOGO = { width: 90, height: 16 } as const;

/** The organisation on the left, the kind of document on the right, and a line below. */
function drawHead(pages: PdfPages, { organisation }: ManualPrint): void {
  const { logo } = organisation;
  const what = { text: 'User manual', look: LOOKS.cell };
  const whatWidth = pages.measure(what);
  const taken =
    logo === null ? 0 : pages.picture(Buffer.from(logo), { x: pages.left, y: pages.y - 2 }, LOGO) + 8;
  const room = pages.width - taken - whatWidth - 16;
  const name = pages.lines(plain(organisation.name, LOOKS.strong), room, LEADING);
  pages.tag('P', () => pages.drawAt(name, { x: pages.left + taken, y: pages.y }));
  const right = { x: pages.left + pages.width - whatWidth, y: pages.y };
  pages.tag('P', () => pages.drawAt({ lines: [[what]], leading: LEADING }, right));
  pages.y += heightOf(name) + 11;
  pages.decorate(() => pages.rule({ x: pages.left, y: pages.y }, pages.width, { color: INK, weight: 0.75 }));
  pages.y += SECTION_GAP;
}

/** 'Assessment of Sep 14, 2026'. */
function sourceOf({ report, organisation }: ManualPrint): string {
  const at = report.Source === 'entry' ? (report.Entry?.UpdatedAt ?? null) : report.CompletedAt;
  const source = report.Source === 'entry' ? 'Own entry' : 'Assessment';
  if (at === null) return source;
  const day = wallClockIn(organisation.timeZone)(new Date(at)).toISOString().slice(0, 10);
  return `${source} of ${printedDate(day)}`;
}

function drawName(pages: PdfPages, print: ManualPrint): void {
  const { report } = print;
  const name = pages.lines(plain(isolated(report.UserName), LOOKS.name), pages.width, 20);
  const source = pages.lines(plain(sourceOf(print), LOOKS.greyText), pages.width, LEADING);
  pages.tag('H1', () => pages.flow(name, pages.left));
  pages.tag('P', () => pages.flow(source, pages.left));
  pages.y += SECTION_GAP;
}

/** The foot of every page: who printed it and when, and the page number. */
function footOf(pages: PdfPages, { organisation, printedBy, printedAt }: ManualPrint) {
  const printed = `Printed by ${isolated(printedBy)}, ${printedInstant(printedAt, organisation.timeZone)}`;
  return ({ x, y }: Place, page: number, count: number): void => {
    const look = LOOKS.foot;
    const number = { text: `Page ${page} of ${count}`, look };
    const numberWidth = pages.measure(number);
    const text = pages.lines(
      plain(`${MESSAGES.discUse}\n${printed}`, look),
      pages.width - numberWidth - 16,
      10.5,
    );
    pages.rule({ x, y }, pages.width, { color: PALE, weight: 0.75 });
    pages.drawAt(text, { x, y: y + 5 });
    pages.drawAt({ lines: [[number]], leading: 10.5 }, { x: x + pages.width - numberWidth, y: y + 5 });
  };
}

/** The bytes of the document. */
export async function task(print: ManualPrint): Promise<Uint8Array> {
  const { report, printedAt } = print;
  const info = { title: `User manual of ${report.UserName}`, author: report.UserName, madeAt: printedAt };
  const running = `User manual of ${isolated(report.UserName)}`;
  const pages = await PdfPages.open(info, print, {
    runningHead: (page, place) =>
      page.drawAt(page.lines(plain(running, LOOKS.foot), page.width, LEADING), place),
  });
  drawHead(pages, print);
  drawName(pages, print);
  drawFirstLook(pages, report);
  drawSections(pages, report);
  return pages.finish(footOf(pages, print));
}
