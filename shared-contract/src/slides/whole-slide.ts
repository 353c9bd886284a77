import type { SummaryText } from '../operations/summaries.ts';
import type { Slide, SlideText } from './deck.ts';
import { commonSize, cutToFit } from './fit-text.ts';
import { BODY } from './frame.ts';
import { outcomeBars } from './outcome-bars.ts';
import type { BarOf } from './outcome-bars.ts';
import { oneLine, paragraphs, slideText } from './slide-text.ts';

const TEXT_SIZES = [24, 22, 20, 18, 16, 15, 14, 13, 12, 11, 10];
/** Points of a text in a column that is narrower than half of a slide. */
const COLUMN_SIZE = 18;

/** 'Goal Summary', 'Goal Summary (2)' */
export const numbered = (title: string, index: number): string =>
  index === 0 ? title : `${title} (${index + 1})`;

/** What a list is in portions of at most `size`. */
export function portions<Item>(all: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How goals ended and, below, a text in letters as large as there is room for. */
export function drawWhole(text: string, rows: readonly BarOf[], area: Area): Pick<Slide, 'bars' | 'texts'> {
  const figures = outcomeBars(rows, area);
  const room = { ...area, y: area.y + figures.height, height: area.height - figures.height };
  const most = area.width < BODY.width / 2 ? COLUMN_SIZE : Infinity;
  const sizes = TEXT_SIZES.filter((size) => size <= most);
  const size = commonSize([[text, room]], sizes, false);
  const shown = cutToFit(text, room, { size, isStrong: false });
  const texts: readonly SlideText[] = text === '' ? [] : [slideText({ ...room, size, text: shown })];
  return { bars: figures.bars, texts: [...figures.texts, ...texts] };
}

/** The whole text where the slide has a part of it, and its sources. */
export function wholeNotes({ Sources }: SummaryText, text: string, texts: readonly SlideText[]): string {
  const sources = Sources.map(({ Label }) => oneLine(Label)).join('; ');
  const isWhole = text === '' || texts.some((box) => box.text === text);
  return [isWhole ? '' : text, sources === '' ? '' : `Sources: ${sources}`]
    .filter((one) => one !== '')
    .join('\n');
}

/** One text over the whole slide; no slide where there is neither text nor goal. */
export function wholeSlide(title: string, summary: SummaryText, rows: readonly BarOf[]): readonly Slide[] {
  const text = paragraphs(summary.Summary);
  const { bars, texts } = drawWhole(text, rows, BODY);
  if (texts.length === 0) return [];
  const notes = wholeNotes(summary, text, texts);
  return [{ title, bars, texts, goalIds: [], notes }];
}
