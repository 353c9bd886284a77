import type { Slide, SlideBar, SlideText } from './deck.ts';
import { commonSize, countLines, cutToFit, leading } from './fit-text.ts';
import { oneLine, slideText } from './slide-text.ts';

const WIDTH = 11.7;
const MARGIN = 0.6;
/** What head and foot leave, in inches. */
export const BODY = { x: MARGIN, y: 1.3, width: WIDTH - 2 * MARGIN, height: 6.15 } as const;
const LINE = 0.01;
const BRAND_BAR = 0.12;
const TITLE = { y: 0.42, height: 0.5, size: 26 } as const;
const HEADING = { y: 0.6, height: 0.3, width: 4.6, size: 13 } as const;
const FOOT = { y: 7.74, height: 0.24, size: 11, side: 3, middle: 4.2 } as const;

/** What every slide of a deck says in its head and foot. */
export interface Frame {
  /** 'Q3 2026 · Acme' */
  readonly heading: string;
  readonly organisation: string;
  /** 'Zoë Lefèvre, Nov 20, 2026' */
  readonly signature: string;
}

/** A text in one line, cut where it is too long; it stays in its place in either direction. */
export function line(
  text: string,
  place: Pick<SlideText, 'x' | 'y' | 'width' | 'height' | 'size'> & Partial<SlideText>,
): SlideText {
  const style = { size: place.size, isStrong: place.isStrong ?? false };
  return slideText({ align: 'left', ...place, text: cutToFit(oneLine(text), place, style) });
}

export const brandBar: SlideBar = { x: 0, y: 0, width: WIDTH, height: BRAND_BAR, ink: 'brand', label: '' };

export const rule = (
  y: number,
  { x, width }: { readonly x: number; readonly width: number } = BODY,
): SlideBar => ({
  x,
  y,
  width,
  height: LINE,
  ink: 'line',
  label: '',
});

type Content = Pick<Slide, 'title' | 'bars' | 'texts' | 'goalIds' | 'notes'>;

/** A slide with its head and foot; `number` is its place in the deck. */
export function framed(content: Content, { heading, organisation, signature }: Frame, number: number): Slide {
  const { side, middle, ...foot } = { ...FOOT, ink: 'quiet' } as const;
  const head = { x: WIDTH - MARGIN - HEADING.width, ink: 'quiet', align: 'right' } as const;
  const titleWidth = BODY.width - HEADING.width - 0.3;
  return {
    ...content,
    bars: [brandBar, rule(1.1), ...content.bars, rule(7.62)],
    texts: [
      line(content.title, { x: MARGIN, width: titleWidth, ...TITLE, isStrong: true, role: 'title' }),
      line(heading, { ...HEADING, ...head }),
      ...content.texts,
      line(organisation, { x: MARGIN, width: side, ...foot }),
      line(signature, { x: (WIDTH - middle) / 2, width: middle, ...foot, align: 'center' }),
      line(String(number), {
        role: 'number',
        x: WIDTH - MARGIN - side,
        width: side,
        ...foot,
        align: 'right',
      }),
    ].filter(({ text }) => text !== ''),
  };
}

const NAME_SIZES = [40, 34, 28, 24];
const NAME = { x: MARGIN, y: 2.6, width: 9.6, height: 2.2 } as const;

/** The first slide: what it is, of whom, and who wrote it. */
export function titleSlide(name: string, { heading, signature }: Frame, label: string): Slide {
  const size = commonSize([[name, NAME]], NAME_SIZES, true);
  const style = { size, isStrong: true };
  const text = cutToFit(name, NAME, style);
  const title = slideText({ ...NAME, ...style, text, role: 'title' });
  const below = NAME.y + countLines(text, NAME.width, style) * leading(size) + 0.15;
  const quiet = { ...NAME, ink: 'quiet', align: title.align } as const;
  return {
    title: name,
    bars: [brandBar, { x: MARGIN, y: 2.3, width: 1.2, height: 0.08, ink: 'brand', label: '' }],
    texts: [
      { ...title, height: below - NAME.y - 0.15 },
      line(heading, { ...quiet, y: below, height: 0.4, size: 20 }),
      line(signature, { ...quiet, y: below + 0.5, height: 0.3, size: 14 }),
      line(label, { ...quiet, y: 7.5, height: 0.24, size: 11 }),
    ].filter((one) => one.text !== ''),
    goalIds: [],
    notes: '',
  };
}
