import type { ReactNode } from 'react';
import { chosenEntries, matrixCellName } from '@cadence/shared-contract';
import type { MatrixCell, WeekTally } from '@cadence/shared-contract';
import { Avatar, Delta, plural } from '@cadence/shared-ui';

/** More than this is a list, which a press on the cell shows. */
const MOST = 6;

/** The goals of a cell, shown while it is pointed at or has the focus. */
export function CellPeek({
  cell,
  tally,
}: {
  readonly cell: MatrixCell;
  readonly tally: WeekTally;
}): ReactNode {
  const entries = chosenEntries(tally, cell);
  const more = entries.length - MOST;
  return (
    <div className="pr-peek">
      <p className="pr-peek-head">
        <b>{matrixCellName(cell)}</b> <span className="cd-ink3">{plural(entries.length, 'goal')}</span>
      </p>
      <ul>
        {entries.slice(0, MOST).map(({ goal: { Id, Title, User }, moved }) => (
          <li key={Id}>
            <Avatar id={User.Id} name={User.Name} size="s" />
            <bdi className="cd-cut">{Title}</bdi>
            <Delta value={moved.likelihood} since="the week before" />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="cd-ink3">and {more} more</p>}
    </div>
  );
}
