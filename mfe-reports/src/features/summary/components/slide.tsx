import type { CSSProperties, ReactNode } from 'react';
import {
  SLIDE_COLORS,
  SLIDE_LINE_HEIGHT,
  type Deck,
  type Slide as SlideData,
  type SlideBar,
  type SlideInk,
  type SlideText,
} from '@cadence/shared-contract/slides';
import type { GoalMark } from '../slide-place.ts';

const POINTS_PER_INCH = 72;
/** Inches. */
const MARK_WIDTH = 0.045;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A place on the slide, in hundredths of the slide. */
function boxStyle({ x, y, width, height }: Box, deck: Deck): CSSProperties {
  const across = (inches: number): string => `${(inches / deck.width) * 100}%`;
  const down = (inches: number): string => `${(inches / deck.height) * 100}%`;
  return { left: across(x), top: down(y), width: across(width), height: down(height) };
}

const colorOf = (ink: SlideInk, { brand }: Deck): string => `#${ink === 'brand' ? brand : SLIDE_COLORS[ink]}`;

/** Font size in hundredths of the slide's width: it scales with the slide. */
function textStyle(text: SlideText, deck: Deck): CSSProperties {
  return {
    ...boxStyle(text, deck),
    fontSize: `${(text.size / POINTS_PER_INCH / deck.width) * 100}cqw`,
    lineHeight: SLIDE_LINE_HEIGHT,
    textAlign: text.align,
    color: colorOf(text.ink, deck),
  };
}

const barKey = ({ x, y, width, height }: SlideBar): string => [x, y, width, height].join(' ');
const textKey = ({ x, y, text }: SlideText): string => [x, y, text].join(' ');

function Bar({ bar, deck }: { readonly bar: SlideBar; readonly deck: Deck }): ReactNode {
  return (
    <span
      className="sum-box"
      style={{ ...boxStyle(bar, deck), background: colorOf(bar.ink, deck) }}
      {...(bar.label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': bar.label })}
    />
  );
}

export interface SlideProps {
  readonly deck: Deck;
  readonly slide: SlideData;
  /** The goal whose text is in focus. */
  readonly mark: GoalMark | null;
}

/** One slide as the file has it, at any size that fits; light in both themes. */
export function Slide({ deck, slide, mark }: SlideProps): ReactNode {
  return (
    <div className="sum-slide" data-theme="light">
      {slide.bars.map((bar) => (
        <Bar key={barKey(bar)} bar={bar} deck={deck} />
      ))}
      {slide.texts.map((text) => (
        <p
          key={textKey(text)}
          className={text.isStrong ? 'sum-box sum-strong' : 'sum-box'}
          dir={text.direction}
          style={textStyle(text, deck)}
        >
          {text.text}
        </p>
      ))}
      {mark !== null && (
        <span
          className="sum-box sum-mark"
          data-testid="goal-mark"
          style={boxStyle({ ...mark, width: MARK_WIDTH }, deck)}
        />
      )}
    </div>
  );
}

/** The width of a line still visible in a small picture, in inches. */
const THIN = 0.06;
/** How high a title is as a block, in inches. */
const TITLE_BLOCK = 0.26;

/** A text as a block: a title is a line, a paragraph fills its box. */
function Block({ text: { x, y, width, height, isStrong } }: { readonly text: SlideText }): ReactNode {
  const high = isStrong ? TITLE_BLOCK : height - 2 * THIN;
  return (
    <rect
      className={isStrong ? 'sum-block-strong' : 'sum-block'}
      x={x}
      y={y + THIN}
      width={isStrong ? width * 0.7 : width}
      height={Math.max(high, THIN)}
    />
  );
}

/** A slide as small blocks. */
export function SlideThumb({ deck, slide }: Omit<SlideProps, 'mark'>): ReactNode {
  return (
    <svg className="sum-thumb" data-theme="light" viewBox={`0 0 ${deck.width} ${deck.height}`} aria-hidden>
      {slide.bars.map((bar) => (
        <rect
          key={barKey(bar)}
          x={bar.x}
          y={bar.y}
          width={bar.width}
          height={Math.max(bar.height, THIN)}
          style={{ fill: colorOf(bar.ink, deck) }}
        />
      ))}
      {slide.texts.map((text) => (
        <Block key={textKey(text)} text={text} />
      ))}
    </svg>
  );
}
