import { useId, type ReactNode } from 'react';

const percentOf = (value: number, max: number): number =>
  max <= 0 ? 0 : Math.min(100, Math.max(0, (value / max) * 100));

export interface ProgressBarProps {
  readonly value: number;
  readonly max?: number;
  readonly label: string;
  /** At the right of the label, for example '2 of 4 quarters'. */
  readonly note?: string;
}

/** A bar with its name and figure above. */
export function ProgressBar({ value, max = 100, label, note }: ProgressBarProps): ReactNode {
  const id = useId();
  const percent = percentOf(value, max);
  return (
    <div className="cd-progress">
      <div className="cd-progress-head">
        <span id={id} className="cd-w5">
          {label}
        </span>
        <span>{note ?? `${Math.round(percent)}%`}</span>
      </div>
      <div
        className="cd-progress-bar"
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        {...(note !== undefined && { 'aria-valuetext': note })}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}

export interface RingProps {
  /** 0 to 100. */
  readonly percent: number;
  /** What it is a part of; the accessible name adds the number. */
  readonly label: string;
  /** Pixels. */
  readonly size?: number;
}

const RADIUS = 46;
const ROUND = 2 * Math.PI * RADIUS;

/** A ring with its percentage in the middle. */
export function Ring({ percent, label, size = 104 }: RingProps): ReactNode {
  const shown = Math.round(percentOf(percent, 100));
  return (
    <svg
      className="cd-ring"
      viewBox="0 0 104 104"
      style={{ width: size, height: size }}
      role="img"
      aria-label={`${label}: ${shown}%`}
    >
      <circle cx="52" cy="52" r={RADIUS} />
      {shown > 0 && (
        <circle
          className="cd-ring-value"
          cx="52"
          cy="52"
          r={RADIUS}
          strokeDasharray={`${(shown / 100) * ROUND} ${ROUND}`}
        />
      )}
      <text x="52" y="53" textAnchor="middle" dominantBaseline="central" aria-hidden>
        {shown}
        <tspan fontSize="16">%</tspan>
      </text>
    </svg>
  );
}
