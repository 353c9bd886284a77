import { useEffect, useRef, type ReactNode } from 'react';
import { useSession } from '@cadence/shared-auth';
import { Callout } from '@cadence/shared-ui';
import { Users } from '@cadence/shared-ui/icons';
import { useGoalBundle } from '../../goal/api/goal-bundle.ts';
import { isGoalGone } from '../../goal/goal-failure.ts';
import { whyClosed } from '../why-closed.ts';
import { CopyText } from './copy-text.tsx';

export interface ClosedNoticeProps {
  readonly goalId: number;
  readonly week: number;
  /** Something is filled in that is not posted. */
  readonly isTyped: boolean;
  /** What was written in words; '' for nothing. */
  readonly text: string;
}

/**
 * A week was closed while somebody was filling it in: what happened, that it is not posted, and the way to keep the
 * text.
 */
export function ClosedNotice({ goalId, week, isTyped, text }: ClosedNoticeProps): ReactNode {
  const { profile } = useSession();
  const { data, error } = useGoalBundle(goalId);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Anyone filling in this week sees why it is closed, also where the notice opens out of view.
    const row = place.current?.closest('li, [role=dialog]');
    if (row?.contains(document.activeElement) === true) place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <Callout
        tone="caution"
        lead={<Users aria-hidden />}
        title={whyClosed({ week, viewerId: profile.Id, bundle: data, isGone: isGoalGone(error) })}
        {...(text !== '' && { actions: <CopyText text={text} /> })}
      >
        Week {week} can no longer be updated{isTyped ? '. Your update was not posted.' : '.'}
      </Callout>
    </div>
  );
}
