import type { ReactNode } from 'react';
import { Plus } from 'lucide-react';
import { LIKELIHOOD_LABELS, QUALITY_LABELS, type ScaleLabels, type ScaleStep } from '../scale/labels.ts';
import { cx } from '../styles/cx.ts';
import { fillSlots, type WeekCell, type WeekState } from './week-cell.ts';

export interface WeekStripProps {
  readonly weeks: readonly WeekCell[];
  /** Number of the current week: underlined in the tenant's colour. */
  readonly current?: number | null;
  /** Only the four weeks up to the current one, for a phone. */
  readonly compact?: boolean;
  /** All weeks in the room of a phone, without their dates. */
  readonly squeezed?: boolean;
  /** Opens the update of a week; without it the current week is a plain dashed cell. */
  readonly onUpdate?: (week: number) => void;
  readonly likelihoodLabels?: ScaleLabels;
  readonly qualityLabels?: ScaleLabels;
  readonly caption?: string;
}

const COMPACT_WEEKS = 4;
const LOOKS = {
  full: 'cd-strip-full',
  compact: 'cd-strip-compact',
  squeezed: 'cd-strip-squeezed',
} as const;
const SPOKEN: Record<WeekState, string> = {
  posted: 'No value',
  missed: 'Missed',
  current: 'Not posted yet',
  ahead: 'Ahead',
  off: 'Not enabled',
};

interface CellProps {
  readonly cell: WeekCell;
  readonly scale: 'l' | 'q';
  readonly labels: ScaleLabels;
}

function valueOf(cell: WeekCell, scale: 'l' | 'q'): ScaleStep | null {
  return (scale === 'l' ? cell.likelihood : cell.quality) ?? null;
}

function ValueCell({ cell, scale, labels }: CellProps): ReactNode {
  const value = valueOf(cell, scale);
  if (value === null || cell.state !== 'posted') {
    return (
      <td
        className={`cd-week-${cell.state === 'posted' ? 'ahead' : cell.state}`}
        title={`Week ${cell.week}: ${SPOKEN[cell.state]}`}
      >
        <span className="cd-vh">{SPOKEN[cell.state]}</span>
      </td>
    );
  }
  return (
    <td
      className={scale === 'l' ? `cd-l${value}` : `cd-q${value}`}
      title={`Week ${cell.week}: ${labels[value]}`}
    >
      {value}
      <span className="cd-vh">, {labels[value]}</span>
    </td>
  );
}

function DueCell({
  week,
  onUpdate,
}: {
  readonly week: number;
  readonly onUpdate: WeekStripProps['onUpdate'];
}): ReactNode {
  return (
    <td className="cd-due" rowSpan={2}>
      {onUpdate === undefined ? (
        <span className="cd-vh">{SPOKEN.current}</span>
      ) : (
        <button
          type="button"
          aria-label={`Update week ${week}`}
          title={`Update week ${week}`}
          onClick={() => onUpdate(week)}
        >
          <Plus className="cd-i-14" aria-hidden />
        </button>
      )}
    </td>
  );
}

function chooseCells(
  weeks: readonly WeekCell[],
  current: number | null,
  compact: boolean,
): readonly WeekCell[] {
  const cells = fillSlots(weeks);
  if (!compact) return cells;
  const last = Math.max(
    COMPACT_WEEKS,
    Math.min(cells.length, current ?? cells.findLast((cell) => cell.state === 'posted')?.week ?? 0),
  );
  return cells.slice(last - COMPACT_WEEKS, last);
}

/** Likelihood and quality week by week, as a real table of fourteen columns in fixed places. */
export function WeekStrip({
  weeks,
  current = null,
  compact = false,
  squeezed = false,
  onUpdate,
  likelihoodLabels = LIKELIHOOD_LABELS,
  qualityLabels = QUALITY_LABELS,
  caption = 'Weekly status',
}: WeekStripProps): ReactNode {
  const cells = chooseCells(weeks, current, compact);
  return (
    <div className="cd-strip-scroll">
      <table
        className={cx('cd-strip', LOOKS[compact ? 'compact' : squeezed ? 'squeezed' : 'full'])}
        aria-label={caption}
      >
        <thead>
          <tr>
            <th scope="row">Week</th>
            {cells.map((cell) => (
              <th
                key={cell.week}
                scope="col"
                {...(cell.week === current && { 'aria-current': 'date' as const })}
              >
                {cell.week}
                {cell.label !== undefined && !squeezed && <small>{cell.label}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Likelihood</th>
            {cells.map((cell) =>
              cell.state === 'current' ? (
                <DueCell key={cell.week} week={cell.week} onUpdate={onUpdate} />
              ) : (
                <ValueCell key={cell.week} cell={cell} scale="l" labels={likelihoodLabels} />
              ),
            )}
          </tr>
          <tr>
            <th scope="row">Quality</th>
            {cells.map((cell) =>
              cell.state === 'current' ? null : (
                <ValueCell key={cell.week} cell={cell} scale="q" labels={qualityLabels} />
              ),
            )}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
