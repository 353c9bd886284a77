import type { ReactNode } from 'react';
import { Button, Checkbox, registerStyles } from '@cadence/shared-ui';
import type { BulkReview } from '../use-bulk-review.ts';
import css from '../bulk.css';

registerStyles('goals-bulk', css);

function resultsHint(count: number): string {
  return count === 1
    ? 'A result is waiting for you too; it needs a separate review.'
    : `${count} results are waiting for you too; each needs a separate review.`;
}

export interface DecideBandProps {
  readonly bulk: BulkReview;
  /** Opens the goal that is the only one to decide on. */
  readonly onOpen: (goalId: number) => void;
  /** The filters in force; they give way while goals are being selected. */
  readonly children: ReactNode;
}

/** The band above the rows: filters, how many goals wait for the viewer, and the way to decide on several of them. */
export function DecideBand({ bulk, onOpen, children }: DecideBandProps): ReactNode {
  const { selection, strip } = bulk;
  if (selection.isOn) return <SelectAll bulk={bulk} />;
  return (
    <div ref={strip} className="gl-band">
      {children}
      <Waits bulk={bulk} onOpen={onOpen} />
    </div>
  );
}

function Waits({ bulk, onOpen }: Pick<DecideBandProps, 'bulk' | 'onOpen'>): ReactNode {
  const { selection, waiting, isOffered } = bulk;
  const [first] = waiting;
  if (first === undefined) return null;
  const { length: count } = waiting;
  return (
    <button
      type="button"
      className="gl-waits"
      onClick={() => (isOffered ? selection.start() : onOpen(first.Id))}
    >
      {count} {count === 1 ? 'waits' : 'wait'} for you <span className="cd-link">Review</span>
    </button>
  );
}

function SelectAll({ bulk }: Pick<DecideBandProps, 'bulk'>): ReactNode {
  const { selection, decidable, selected, resultCount, strip } = bulk;
  const { length: count } = decidable;
  return (
    <div ref={strip} className="gl-band gl-decide">
      <Checkbox
        label={`Select all that are waiting for me (${count})`}
        checked={count > 0 && selected.length === count}
        ref={(box) => {
          if (box !== null) box.indeterminate = selected.length > 0 && selected.length < count;
        }}
        onChange={({ target }) => selection.set(target.checked ? decidable.map(({ Id }) => Id) : [])}
      />
      <Button key="cancel" size="sm" variant="quiet" onClick={selection.leave}>
        Cancel
      </Button>
      {resultCount > 0 && <p className="gl-decide-note">{resultsHint(resultCount)}</p>}
    </div>
  );
}
