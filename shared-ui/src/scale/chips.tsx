import type { ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import { LikelihoodBars, QualityPie } from './glyphs.tsx';
import { LIKELIHOOD_LABELS, QUALITY_LABELS, type ScaleLabels, type ScaleStep } from './labels.ts';

export interface DeltaProps {
  /** Steps since the earlier value; 0 draws nothing. */
  readonly value: number;
  /** What it is compared with, for the accessible sentence. */
  readonly since?: string;
}

/** A triangle and a number of steps: '▲1'. */
export function Delta({ value, since = 'the last update' }: DeltaProps): ReactNode {
  if (value === 0) return null;
  const isUp = value > 0;
  return (
    <span className={cx('cd-delta', isUp ? 'cd-delta-up' : 'cd-delta-down')}>
      <svg viewBox="0 0 8 6" fill="currentColor" aria-hidden>
        <path d={isUp ? 'M4 0 8 6H0z' : 'M4 6 0 0h8z'} />
      </svg>
      {Math.abs(value)}
      <span className="cd-vh">
        {isUp ? ' up' : ' down'} since {since}
      </span>
    </span>
  );
}

export interface ScaleChipProps {
  /** Without a value a plain 'No update yet' is in its place, never an empty chip. */
  readonly value: ScaleStep | null;
  readonly delta?: number | null;
  readonly labels?: ScaleLabels;
  /** Takes the width of its column, so that chips line up. */
  readonly fill?: boolean;
  readonly emptyText?: string;
}

interface ChipProps extends ScaleChipProps {
  readonly name: string;
  readonly tone: string;
  readonly glyph: ReactNode;
}

function Chip({ name, tone, glyph, value, delta, labels, fill }: ChipProps): ReactNode {
  return (
    <span className={cx('cd-chip', tone, fill === true && 'cd-chip-fill')}>
      {glyph}
      <span className="cd-vh">{name}: </span>
      {value !== null && labels?.[value]}
      <Delta value={delta ?? 0} />
    </span>
  );
}

/** How likely a goal is to be reached: bars, word, and the trend at its end. */
export function LikelihoodChip({
  emptyText = 'No update yet',
  labels = LIKELIHOOD_LABELS,
  ...props
}: ScaleChipProps): ReactNode {
  if (props.value === null) return <span className="cd-no-update">{emptyText}</span>;
  return (
    <Chip
      {...props}
      labels={labels}
      name="Likelihood"
      tone={`cd-l${props.value}`}
      glyph={<LikelihoodBars value={props.value} />}
    />
  );
}

/** How good the work is so far: a pie and a word, always slate. */
export function QualityChip({
  emptyText = '',
  labels = QUALITY_LABELS,
  ...props
}: ScaleChipProps): ReactNode {
  if (props.value === null)
    return emptyText === '' ? null : <span className="cd-no-update">{emptyText}</span>;
  return (
    <Chip {...props} labels={labels} name="Quality" tone="cd-q" glyph={<QualityPie value={props.value} />} />
  );
}
