import { HeaderContent, useSession } from '@cadence/shared-auth';
import { LinkButton, useIsPhone } from '@cadence/shared-ui';
import { X } from '@cadence/shared-ui/icons';
import type { ReactNode } from 'react';
import { profilePath } from '../../../people/person-path.ts';
import { MANUAL_PATH } from '../../../profile/profile-tabs.ts';
import type { AnswerQueueState } from '../api/answer-queue.ts';
import { SavedWord } from './saved-line.tsx';

interface AssessmentBarProps {
  /** Null where there is nothing to continue with. */
  readonly queue: AnswerQueueState | null;
}

const LEAVE = 'Leave, go on later';

/** Whose assessment it is and the way out, beside the page's title; on a phone a cross, and the save state. */
export function AssessmentBar({ queue }: AssessmentBarProps): ReactNode {
  const { profile } = useSession();
  const isNarrow = useIsPhone();
  const to = profilePath(profile.Id, MANUAL_PATH);
  if (isNarrow)
    return (
      <HeaderContent>
        <LinkButton
          to={to}
          variant="quiet"
          size="touch"
          className="pe-as-cross"
          aria-label={queue ? LEAVE : 'Leave'}
          icon={<X className="cd-i-20" aria-hidden />}
        >
          {null}
        </LinkButton>
        {queue && <SavedWord queue={queue} />}
      </HeaderContent>
    );
  return (
    <HeaderContent>
      <span className="pe-as-name cd-cut">{profile.Name}</span>
      <LinkButton to={to} size="sm" className="cd-push">
        {queue ? LEAVE : 'Leave'}
      </LinkButton>
    </HeaderContent>
  );
}
