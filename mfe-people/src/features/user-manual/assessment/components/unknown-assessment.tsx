import { useSession } from '@cadence/shared-auth';
import { EmptyState, LinkButton } from '@cadence/shared-ui';
import type { ReactNode } from 'react';
import { profilePath } from '../../../people/person-path.ts';
import { MANUAL_PATH } from '../../../profile/profile-tabs.ts';

/** Somebody else's assessment looks the same as a nonexistent one (D-1). */
export function UnknownAssessment(): ReactNode {
  const { profile } = useSession();
  return (
    <EmptyState
      title="There is no such assessment of yours"
      action={<LinkButton to={profilePath(profile.Id, MANUAL_PATH)}>Go to my user manual</LinkButton>}
    >
      The address may be incomplete, or belong to somebody else.
    </EmptyState>
  );
}
