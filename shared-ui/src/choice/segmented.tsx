import type { ReactNode } from 'react';
import { formatNumber } from '../format/format.ts';

export interface SegmentedOption<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  readonly count?: number;
}

export interface SegmentedProps<T extends string> {
  /** What is chosen between. */
  readonly label: string;
  readonly value: T;
  readonly options: readonly SegmentedOption<T>[];
  readonly onChange: (value: T) => void;
}

/** Two to four views of one thing. */
export function Segmented<T extends string>({
  label,
  value,
  options,
  onChange,
}: SegmentedProps<T>): ReactNode {
  return (
    <div className="cd-seg" role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
          {option.count !== undefined && <span className="cd-seg-count">{formatNumber(option.count)}</span>}
        </button>
      ))}
    </div>
  );
}
