import type { GoalUpdateCard } from '@cadence/shared-contract';
import { LIKELIHOOD_LABELS, LIMITS, MESSAGES, QUALITY_LABELS } from '@cadence/shared-contract';
import type { Place, Text } from '../../../kernel/files/index.ts';
import {
  beginningOf,
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
import { LOOKS } from './updates-looks.ts';
import type { UpdatesPrint } from './team-updates-pdf.ts';

/** Cards are in two columns: four rows below the head, five on a later page (people §9). */
const COLUMNS = 2;
const GAP = 16;
const LEADING = 12;
const LINES_ON_PAGE = LIMITS.cardsOnPage / COLUMNS;
const LINES_ON_FIRST_PAGE = LIMITS.cardsOnFirstPage / COLUMNS;

/** One card, or in its place the sentence for a person without goals. */
interface Card {
  readonly person: string;
  readonly card: GoalUpdateCard | null;
}

const cardsOf = ({ people }: UpdatesPrint): readonly Card[] =>
  people.flatMap(({ name, cards }): Card[] =>
    cards.length === 0 ? [{ person: name, card: null }] : cards.map((card) => ({ person: name, card })),
  );

/** The lines that fit; the last one ends with an ellipsis if there are more. */
function clamped(text: Text, lines: number, shorter: (cut: number) => Text): Text {
  if (text.lines.length <= lines) return text;
  for (let cut = 0.9; cut > 0.05; cut -= 0.05) {
    const tried = shorter(cut);
    if (tried.lines.length <= lines) return tried;
  }
  return { ...text, lines: text.lines.slice(0, lines) };
}

function fittedIn(pages: PdfPages, width: number) {
  return (words: string, look: (typeof LOOKS)['text'], lines: number): Text => {
    const whole = words.replace(/\s+/g, ' ').trim();
    const set = (text: string): Text => pages.lines(plain(text, look), width, LEADING);
    return clamped(set(whole), lines, (cut) =>
      set(`${beginningOf(whole, Math.floor(whole.length * cut)).trimEnd()} …`),
    );
  };
}

/** 'Approved · Likely, Good in week 7' */
function statusOf({ StateText, Likelihood, Quality, Week }: GoalUpdateCard): string {
  if (Likelihood === null || Quality === null) return `${StateText}, no update yet`;
  return `${StateText} · ${LIKELIHOOD_LABELS[Likelihood] ?? ''}, ${QUALITY_LABELS[Quality] ?? ''}${Week === null ? '' : ` in week ${Week}`}`;
}

function saidOf(card: GoalUpdateCard, timeZone: string): string {
  if (card.Text === null || card.TextAt === null) return '';
  const day = wallClockIn(timeZone)(new Date(card.TextAt)).toISOString().slice(0, 10);
  return `${isolated(card.TextBy ?? '')}, ${printedDate(day)}: ${card.Text}`;
}

interface Box {
  readonly at: Place;
  readonly width: number;
  readonly height: number;
  /** The zone of its dates. */
  readonly timeZone: string;
}

function drawCard(pages: PdfPages, { person, card }: Card, { at, width, height, timeZone }: Box): void {
  const fitted = fittedIn(pages, width);
  pages.rule(at, width, { color: PALE, weight: 0.75 });
  let y = at.y + 6;
  const draw = (role: 'H2' | 'P', text: Text): void => {
    if (text.lines.length === 0) return;
    pages.tag(role, () => pages.drawAt(text, { x: at.x, y }, width));
    y += heightOf(text);
  };
  if (card === null) return draw('P', fitted(MESSAGES.noGoalUpdates(person), LOOKS.text, 4));
  draw('P', fitted(person, LOOKS.person, 1));
  draw('H2', fitted(card.Title, LOOKS.title, 2));
  draw('P', fitted(statusOf(card), LOOKS.facts, 1));
  y += 2;
  const room = Math.max(Math.floor((at.y + height - 8 - y) / LEADING), 1);
  const said = saidOf(card, timeZone);
  if (said !== '') draw('P', fitted(said, LOOKS.text, room));
}

/** The team, the quarter and the organisation at the top of the first page. */
function drawHead(pages: PdfPages, { title, organisation, leftOut }: UpdatesPrint): void {
  const name = pages.lines(plain(title, LOOKS.name), pages.width, 20);
  pages.tag('H1', () => pages.flow(name, pages.left));
  const facts = [organisation.name, leftOut].filter((text) => text !== null).join('. ');
  pages.tag('P', () => pages.flow(pages.lines(plain(facts, LOOKS.facts), pages.width, LEADING), pages.left));
  pages.y += 10;
}

/** The bytes of the PDF: eight cards on the first page, ten on the later ones (people §9). */
export async function task(print: UpdatesPrint): Promise<Uint8Array> {
  const { organisation, printedBy, printedAt, title } = print;
  const pages = await PdfPages.open({ title, author: printedBy, madeAt: printedAt }, print);
  const width = (pages.width - GAP) / COLUMNS;
  const height = pages.pageRoom / LINES_ON_PAGE;
  drawHead(pages, print);
  let top = pages.y;
  let lines = LINES_ON_FIRST_PAGE;
  let place = 0;
  for (const card of cardsOf(print)) {
    if (place === lines * COLUMNS) {
      pages.nextPage();
      top = pages.y;
      lines = LINES_ON_PAGE;
      place = 0;
    }
    const at = {
      x: pages.left + (place % COLUMNS) * (width + GAP),
      y: top + Math.floor(place / COLUMNS) * height,
    };
    drawCard(pages, card, { at, width, height, timeZone: organisation.timeZone });
    place += 1;
  }
  const made = `Printed by ${isolated(printedBy)}, ${printedInstant(printedAt, organisation.timeZone)}`;
  return pages.finish(({ x, y }, page, count) => {
    const number = { text: `Page ${page} of ${count}`, look: LOOKS.foot };
    const numberWidth = pages.measure(number);
    pages.rule({ x, y }, pages.width, { color: INK, weight: 0.5 });
    pages.drawAt(pages.lines(plain(made, LOOKS.foot), pages.width - numberWidth - GAP, 10.5), {
      x,
      y: y + 5,
    });
    pages.drawAt({ lines: [[number]], leading: 10.5 }, { x: x + pages.width - numberWidth, y: y + 5 });
  });
}
