import type { ReactNode } from 'react';
import type { ScaleStep } from './labels.ts';

const HEIGHTS = [3, 5, 7, 9, 11] as const;

/** Five rising bars, filled up to the step. Decoration: a word or digit is always beside it. */
export function LikelihoodBars({ value }: { readonly value: ScaleStep }): ReactNode {
  return (
    <svg className="cd-glyph cd-bars" viewBox="0 0 14 11" fill="currentColor" aria-hidden>
      {HEIGHTS.map((height, step) => (
        <rect
          key={height}
          x={step * 3}
          y={11 - height}
          width="2"
          height={height}
          {...(step > value && { opacity: 0.28 })}
        />
      ))}
    </svg>
  );
}

const SLICES = [
  null,
  'M6 6V.75A5.25 5.25 0 0 1 11.25 6Z',
  'M6 .75a5.25 5.25 0 0 1 0 10.5Z',
  'M6 6V.75A5.25 5.25 0 1 1 .75 6Z',
  null,
] as const;

/** A pie, hollow at 0 and full at 4. */
export function QualityPie({ value }: { readonly value: ScaleStep }): ReactNode {
  const slice = SLICES[value];
  return (
    <svg className="cd-glyph cd-pie" viewBox="0 0 12 12" aria-hidden>
      <circle
        cx="6"
        cy="6"
        r="5.25"
        stroke="currentColor"
        strokeWidth="1.5"
        fill={value === 4 ? 'currentColor' : 'none'}
      />
      {slice !== null && <path d={slice} fill="currentColor" />}
    </svg>
  );
}
