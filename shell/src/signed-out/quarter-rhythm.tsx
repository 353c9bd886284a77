import type { ReactNode } from 'react';

/** Fourteen weeks: eight gone by, the last of them this one, six ahead. Heights in percent. */
const HEIGHTS = [30, 30, 46, 46, 30, 46, 62, 62, 46, 62, 62, 78, 62, 78];
const NOW = 7;

function toneOf(index: number): string | undefined {
  if (index === NOW) return 'sh-now';
  return index < NOW ? 'sh-past' : undefined;
}

/** The week ruler at the size of a picture: the idea of the product, before anybody signs in. */
export function QuarterRhythm(): ReactNode {
  return (
    <div className="sh-rhythm" aria-hidden>
      {HEIGHTS.map((height, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the bars are fixed
        <i key={index} className={toneOf(index)} style={{ height: `${height}%` }} />
      ))}
    </div>
  );
}
