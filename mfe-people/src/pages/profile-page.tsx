import type { ReactNode } from 'react';
import type { PageProps } from '@cadence/shared-contract/remote';
import { useSession } from '@cadence/shared-auth';
import { readPersonId } from '../features/people/person-path.ts';
import { Profile } from '../features/profile/components/profile.tsx';
import { UnknownPerson } from '../features/profile/components/unknown-person.tsx';
import '../styles/people.styles.ts';

/** `/v3/profile`, `/v3/profile/:personId` and its tabs; without an id the viewer's own (people §2.3). */
export default function ProfilePage({ params }: PageProps): ReactNode {
  const { profile } = useSession();
  const given = params['personId'];
  const personId = given === undefined ? profile.Id : readPersonId(given);
  if (personId === null) return <UnknownPerson />;
  return <Profile key={personId} personId={personId} tab={params['tab']} />;
}
