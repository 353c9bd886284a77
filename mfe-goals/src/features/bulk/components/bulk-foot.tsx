import { lazy, Suspense, type ReactNode } from 'react';
import { Button } from '@cadence/shared-ui';
import { noLabel } from '../matter.ts';
import type { BulkReview } from '../use-bulk-review.ts';

const BulkDialog = lazy(async () => ({ default: (await import('./bulk-dialog.tsx')).BulkDialog }));

function BulkBar({ bulk }: { readonly bulk: BulkReview }): ReactNode {
  const { selected, ask } = bulk;
  const why = selected.length === 0 ? 'Select a goal first' : null;
  return (
    <div className="gl-bulk-bar" role="group" aria-label="Selected goals">
      <span role="status">{selected.length} selected</span>
      <Button reason="hidden" disabledReason={why} onClick={() => ask('return')}>
        {noLabel(selected)}
      </Button>
      <Button variant="primary" reason="hidden" disabledReason={why} onClick={() => ask('approve')}>
        Approve
      </Button>
    </div>
  );
}

export interface BulkFootProps {
  readonly bulk: BulkReview;
  /** The goal whose detail is open. */
  readonly goalId: number | null;
  /** That goal is no longer visible to the viewer. */
  readonly onGone: () => void;
}

/** At the foot of the list while goals are being selected: the count, the two decisions, and what they ask. */
export function BulkFoot({ bulk, goalId, onGone }: BulkFootProps): ReactNode {
  const { selection, verdict, close } = bulk;
  if (!selection.isOn) return null;
  return (
    <>
      <BulkBar bulk={bulk} />
      {verdict !== null && (
        <Suspense fallback={null}>
          <BulkDialog
            verdict={verdict}
            selected={bulk.selected}
            waiting={bulk.decidable}
            onDecided={({ done, gone }) => {
              selection.drop(done);
              if (goalId !== null && gone.includes(goalId)) onGone();
            }}
            onAllDone={() => {
              close();
              selection.leave();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
