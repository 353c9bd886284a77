import type { ReactNode } from 'react';
import { Callout } from '@cadence/shared-ui';
import { CircleAlert, Users } from '@cadence/shared-ui/icons';

export interface ProblemNoticeProps {
  /** The server's sentence; null while nothing failed. */
  readonly problem: string | null;
  /** Changed by someone else: nothing of what was typed is lost, and the goal behind is up to date again. */
  readonly isConflict: boolean;
  readonly actions?: ReactNode;
}

/** Why a change did not happen, next to what was typed. */
export function ProblemNotice({ problem, isConflict, actions }: ProblemNoticeProps): ReactNode {
  if (problem === null) return null;
  return (
    <Callout
      tone={isConflict ? 'caution' : 'alarm'}
      lead={isConflict ? <Users aria-hidden /> : <CircleAlert aria-hidden />}
      title={problem}
      {...(actions !== undefined && { actions })}
    >
      {isConflict &&
        'Nothing was changed, and your text is still here. You see the newest version: read it, then try again.'}
    </Callout>
  );
}
