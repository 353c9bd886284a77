import type { ReactNode } from 'react';
import { Button, Checkbox, plural, registerStyles } from '@cadence/shared-ui';
import type { BulkReview } from '../use-bulk-review.ts';
import css from '../bulk.css';

registerStyles('goals-bulk', css);

function resultsHint(count: number): string {
  return count === 1
    ? 'A result is waiting for you too; it needs a separate review.'
    : `${count} results are waiting for you too; each needs a separate review.`;
}

/** Above the rows: how many goals wait for the viewer, and the way to decide on several of them. */
export function DecideStrip({ bulk }: { readonly bulk: BulkReview }): ReactNode {
  const { selection, decidable, selected, resultCount, strip } = bulk;
  if (!bulk.isOffered) return null;
  const { length: count } = decidable;
  if (!selection.isOn) {
    return (
      <div ref={strip} className="gl-decide">
        <span>
          {plural(count, 'goal')} {count === 1 ? 'is' : 'are'} waiting for your decision
        </span>
        <Button key="select" size="sm" onClick={() => selection.start()}>
          Select
        </Button>
      </div>
    );
  }
  return (
    <div ref={strip} className="gl-decide">
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
