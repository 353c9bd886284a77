import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { MatrixCell, WeekEntry } from '@cadence/shared-contract';
import { Avatar } from '@cadence/shared-ui';
import { cameFrom } from '../came-from.ts';

/** More faces than this are a blur. */
const MOST = 40;

/** The middle of a cell, seen from the box' corner, as CSS lengths. */
function centreOf(box: Element, { x, y }: MatrixCell): { readonly left: string; readonly top: string } {
  const corner = box.getBoundingClientRect();
  const cell = box.querySelector(`[data-cell="${x},${y}"]`)?.getBoundingClientRect() ?? corner;
  return {
    left: `${cell.left - corner.left + cell.width / 2}px`,
    top: `${cell.top - corner.top + cell.height / 2}px`,
  };
}

interface MovingGoalProps {
  readonly entry: WeekEntry;
  readonly from: MatrixCell;
  readonly to: MatrixCell;
}

function MovingGoal({ entry: { goal }, from, to }: MovingGoalProps): ReactNode {
  const face = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const box = face.current?.closest('.pr-matrix');
    const style = face.current?.style;
    if (!box || !style) return;
    const [start, end] = [centreOf(box, from), centreOf(box, to)];
    style.setProperty('--from-x', start.left);
    style.setProperty('--from-y', start.top);
    style.setProperty('--to-x', end.left);
    style.setProperty('--to-y', end.top);
  }, [from, to]);
  return (
    <span ref={face} className="pr-moving">
      <Avatar id={goal.User.Id} name={goal.User.Name} size="s" />
    </span>
  );
}

/**
 * Owners' faces on their way from the cell of the week before: decoration inside `.pr-matrix`, which style sheets leave
 * out where no motion is wanted.
 */
export function MovingGoals({ entries }: { readonly entries: readonly WeekEntry[] }): ReactNode {
  const moving = entries.flatMap((entry) => {
    const from = cameFrom(entry);
    return from === null || entry.cell === null ? [] : [{ entry, from, to: entry.cell }];
  });
  return (
    <div className="pr-movements" aria-hidden>
      {moving.slice(0, MOST).map((move) => (
        <MovingGoal key={move.entry.goal.Id} {...move} />
      ))}
    </div>
  );
}
