import { memo, type ReactNode } from 'react';
import { LIKELIHOOD_LABELS, type ScaleLabels } from '../scale/labels.ts';
import { fillSlots, type WeekCell } from './week-cell.ts';

function describe(cells: readonly WeekCell[], labels: ScaleLabels): string {
  const said = cells.flatMap((cell) => {
    if (cell.state === 'missed') return [`week ${cell.week} missed`];
    return cell.likelihood === undefined || cell.likelihood === null
      ? []
      : [`week ${cell.week} ${labels[cell.likelihood]}`];
  });
  return said.length === 0 ? 'No weekly updates' : `Likelihood by week: ${said.join(', ')}`;
}

function slotClass(cell: WeekCell): string {
  if (cell.state === 'posted' && typeof cell.likelihood === 'number') return `cd-l${cell.likelihood}`;
  return `cd-week-${cell.state}`;
}

export interface WeekSparklineProps {
  readonly weeks: readonly WeekCell[];
  readonly labels?: ScaleLabels;
}

/** The quarter's likelihood in 109 × 20 px: height and colour per week, a dash for a missed one. */
export const WeekSparkline = memo(function WeekSparkline({
  weeks,
  labels = LIKELIHOOD_LABELS,
}: WeekSparklineProps): ReactNode {
  const cells = fillSlots(weeks);
  return (
    <span className="cd-spark" role="img" aria-label={describe(cells, labels)}>
      {cells.map((cell) => (
        <i key={cell.week} className={slotClass(cell)} />
      ))}
    </span>
  );
});
