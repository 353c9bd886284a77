import { memo, type ReactNode } from 'react';
import { personStatus, ROLE_LABELS } from '@cadence/shared-contract';
import type { OrgPerson } from '@cadence/shared-contract';
import { jobLine } from '../../people/person-text.ts';
import { StatusTag } from '../../people/status-tag.tsx';
import { Face, PermissionTags, ProfileLink, showCurrent } from './directory-row.tsx';
import type { DirectoryListProps } from './directory-row.tsx';

interface CardProps {
  readonly person: OrgPerson;
  readonly viewerId: number;
  readonly isCurrent: boolean;
}

const Card = memo(function Card({ person, viewerId, isCurrent }: CardProps): ReactNode {
  return (
    <li {...(isCurrent && { 'aria-current': true, ref: showCurrent })}>
      <Face person={person} size="l" />
      <span className="pe-two">
        <ProfileLink person={person} viewerId={viewerId} />
        <small className="cd-cut2" dir="auto">
          {jobLine(person)}
        </small>
      </span>
      <span className="cd-tags">
        <span className="cd-t12 cd-ink3">{ROLE_LABELS[person.RoleName]}</span>
        <PermissionTags person={person} />
        {personStatus(person) !== 'Active' && <StatusTag person={person} />}
      </span>
    </li>
  );
});

/** The directory on a phone: one card per person; no status means active. */
export function DirectoryCards({ people, viewerId, currentId }: DirectoryListProps): ReactNode {
  return (
    <ul className="pe-cards" aria-label="Employees">
      {people.map((person) => (
        <Card key={person.id} person={person} viewerId={viewerId} isCurrent={person.id === currentId} />
      ))}
    </ul>
  );
}
