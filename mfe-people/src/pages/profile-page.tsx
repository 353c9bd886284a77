import { registerStyles } from '@cadence/shared-ui';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { readId } from '@cadence/shared-contract';
import type { PageProps } from '@cadence/shared-contract/remote';
import { useSession } from '@cadence/shared-auth';
import { Profile } from '../features/profile/components/profile.tsx';
import { UnknownPerson } from '../features/profile/components/unknown-person.tsx';
import directoryCss from '../features/directory/directory.css';
import profileCss from '../features/profile/profile.css';

// First the rows of people, which the profile changes.
registerStyles('people-directory', directoryCss);
registerStyles('people-profile', profileCss);

/** From one person to another the page stays the same: focus and scroll position start over with the person. */
function useArrival(personId: number | null): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(personId);
  useEffect(() => {
    if (shown.current === personId) return;
    shown.current = personId;
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.focus({ preventScroll: true });
  }, [personId]);
  return place;
}

/** `/v3/profile`, `/v3/profile/:personId` and its tabs; without an id the viewer's own (people §2.3). */
export default function ProfilePage({ params }: PageProps): ReactNode {
  const { profile } = useSession();
  const given = params['personId'];
  const personId = given === undefined ? profile.Id : readId(given);
  const place = useArrival(personId);
  return (
    <div className="pe-place" ref={place} tabIndex={-1}>
      {personId === null ? (
        <UnknownPerson />
      ) : (
        <Profile key={personId} personId={personId} tab={params['tab']} />
      )}
    </div>
  );
}
