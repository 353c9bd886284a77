import { useMemo, useRef, useState } from 'react';
import { useSession } from '@cadence/shared-auth';
import type { Goal, GoalListInput } from '@cadence/shared-contract';
import { useWaitingGoals } from './api/waiting-goals.ts';
import { decisionOn, needsOwnReview, type Verdict } from './matter.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useSelectKeys } from './use-select-keys.ts';
import { useSelection } from './use-selection.ts';

/** Deciding together is offered from this many goals on. */
const WORTH_FROM = 2;

export interface BulkReviewOptions {
  /** What the list asks for. */
  readonly input: GoalListInput;
  /** The rows that are loaded; null until they are. */
  readonly rows: readonly Goal[] | null;
  /** There are more than these. */
  readonly hasMore: boolean;
  /** The row selected in the list. */
  readonly currentId: number | null;
}

/** All goals of the list that wait for the viewer: the loaded rows first, then those further down. */
function useWaiting({ input, rows, hasMore }: BulkReviewOptions): readonly Goal[] {
  const { RoleName: role } = useSession().profile;
  const mayDecide = role === 'manager' || role === 'ceo';
  const further = useWaitingGoals(input, { enabled: mayDecide && rows !== null && hasMore });
  return useMemo(() => {
    const loaded = rows ?? [];
    const known = new Set(loaded.map(({ Id }) => Id));
    return [...loaded, ...further.filter(({ Id }) => !known.has(Id))].filter(
      ({ Flags }) => Flags.NeedsReview,
    );
  }, [rows, further]);
}

/** Approving, or sending back, several goals of the list at once: what can be selected, what is, and the keys for it. */
export function useBulkReview(options: BulkReviewOptions) {
  const { rows, currentId } = options;
  const waiting = useWaiting(options);
  const decidable = useMemo(() => waiting.filter((goal) => decisionOn(goal) !== null), [waiting]);
  const order = useMemo(() => decidable.map(({ Id }) => Id), [decidable]);
  const selection = useSelection(order);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const strip = useRef<HTMLDivElement>(null);
  const selected = useMemo(
    () => decidable.filter(({ Id }) => selection.ids.has(Id)),
    [decidable, selection.ids],
  );
  useReturnFocus(strip, selection.isOn);
  useSelectKeys({ selection, order, currentId, isBusy: verdict !== null });
  return {
    selection,
    /** All that wait for the viewer, results too. */
    waiting,
    decidable,
    selected,
    /** Results wait as well, but each needs its own review. */
    resultCount: waiting.filter(needsOwnReview).length,
    isOffered: selection.isOn || (rows !== null && decidable.length >= WORTH_FROM),
    strip,
    /** The question in the dialog; null while it is closed. */
    verdict,
    ask: setVerdict,
    close: () => setVerdict(null),
  };
}
export type BulkReview = ReturnType<typeof useBulkReview>;
