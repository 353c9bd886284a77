import { ErrorState } from '@cadence/shared-ui';
import type { ReactNode } from 'react';
import { ApiError, failedRead, usePageTitle, useSession } from '@cadence/shared-auth';
import { RefreshError } from '../../states/refresh-error.tsx';
import { useProfile } from '../api/use-profile.ts';
import { ProfileCard } from './profile-card.tsx';
import { ProfileContent } from './profile-content.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { UnknownPerson } from './unknown-person.tsx';
import { ORGANIZATION_PATH } from '../../people/person-path.ts';

interface ProfileProps {
  readonly personId: number;
  readonly tab: string | undefined;
}

/** The breadcrumb in the header (people §2.3). */
const WAY_HERE = [{ label: 'Organization', to: ORGANIZATION_PATH }];

/** One person's profile, from loading to failures. */
export function Profile({ personId, tab }: ProfileProps): ReactNode {
  const { profile: viewer } = useSession();
  const query = useProfile(personId);
  const bundle = query.data;
  const name = bundle && `${bundle.Profile.Name}${personId === viewer.Id ? ' (You)' : ''}`;
  usePageTitle(name ?? null, WAY_HERE);
  if (query.error instanceof ApiError && query.error.code === 'not_found') return <UnknownPerson />;
  if (!bundle) {
    return query.isError ? (
      <ErrorState title="The profile could not be loaded" {...failedRead(query)} />
    ) : (
      <ProfileSkeleton />
    );
  }
  return (
    <>
      <RefreshError query={query} />
      <div className="pe-profile">
        <ProfileCard bundle={bundle} />
        <div className="pe-main">
          <ProfileContent bundle={bundle} tab={tab} />
        </div>
      </div>
    </>
  );
}
