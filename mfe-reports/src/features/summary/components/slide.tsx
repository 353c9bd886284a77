import type { CSSProperties, ReactNode } from 'react';
import type { Deck, Slide as SlideData, SlideBar, SlideText } from '@cadence/shared-contract/slides';
import type { GoalMark } from '../slide-place.ts';

/** Points of a slide's width: sizes of letters grow and shrink with it. */
const POINTS_PER_INCH = 72;

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

/** Letters in hundredths of the slide's width. */
function textStyle(text: SlideText, deck: Deck): CSSProperties {
  const size = (text.size / POINTS_PER_INCH / deck.width) * 100;
  return { ...boxStyle(text, deck), fontSize: `${size}cqw`, textAlign: text.align };
}

const barKey = ({ x, y, width, height }: SlideBar): string => [x, y, width, height].join(' ');
const textKey = ({ x, y, text }: SlideText): string => [x, y, text].join(' ');

export interface SlideProps {
  readonly deck: Deck;
  readonly slide: SlideData;
  /** The goal whose text is being edited. */
  readonly mark: GoalMark | null;
}

/** One slide as the file has it, in whatever size there is room for; light in both themes. */
export function Slide({ deck, slide, mark }: SlideProps): ReactNode {
  return (
    <div
      className="sum-slide"
      data-theme="light"
      style={{ '--sum-brand': `#${deck.brand}` } as CSSProperties}
    >
      {slide.bars.map((bar) => (
        <span key={barKey(bar)} className={`sum-bar sum-bar-${bar.ink}`} style={boxStyle(bar, deck)} />
      ))}
      {slide.texts.map((text) => (
        <p
          key={textKey(text)}
          className={`sum-box sum-ink-${text.ink}${text.isStrong ? ' cd-w6' : ''}`}
          style={textStyle(text, deck)}
        >
          {text.text}
        </p>
      ))}
      {mark !== null && (
        <span
          className="sum-mark"
          data-testid="goal-mark"
          style={boxStyle({ ...mark, width: 0.045 }, deck)}
        />
      )}
    </div>
  );
}

/** A slide as small blocks. */
export function SlideThumb({ deck, slide }: Omit<SlideProps, 'mark'>): ReactNode {
  return (
    <svg
      className="sum-thumb"
      data-theme="light"
      viewBox={`0 0 ${deck.width} ${deck.height}`}
      style={{ '--sum-brand': `#${deck.brand}` } as CSSProperties}
      aria-hidden
    >
      {slide.bars.map((bar) => (
        <rect
          key={barKey(bar)}
          className={`sum-bar-${bar.ink}`}
          x={bar.x}
          y={bar.y}
          width={bar.width}
          height={Math.max(bar.height, 0.06)}
        />
      ))}
      {slide.texts
        .filter(({ text }) => text !== '')
        .map((text) => (
          <rect
            key={textKey(text)}
            className={text.isStrong ? 'sum-block-strong' : 'sum-block'}
            x={text.x}
            y={text.y + 0.06}
            width={text.width * (text.isStrong ? 0.7 : 1)}
            height={Math.max(Math.min(text.height - 0.12, text.isStrong ? 0.24 : text.height), 0.1)}
          />
        ))}
    </svg>
  );
}
