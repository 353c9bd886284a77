import type { ReactNode } from 'react';
import type { OrgPerson } from '@cadence/shared-contract';
import { Avatar, Tag } from '@cadence/shared-ui';
import { Link } from '@cadence/shared-ui/router';
import { profilePath } from '../../people/person-path.ts';
import { permissionLabels } from '../../people/person-text.ts';

export interface DirectoryListProps {
  readonly people: readonly OrgPerson[];
  /** The viewer, marked '(You)'. */
  readonly viewerId: number;
  /** The person the address names, marked in the list. */
  readonly currentId: number | null;
}

/** A person's name, on two lines if it is long, as a link to the profile; the whole row is its target. */
export function ProfileLink({
  person,
  viewerId,
}: {
  readonly person: OrgPerson;
  readonly viewerId: number;
}): ReactNode {
  return (
    <Link className="cd-cut2 cd-w5" to={profilePath(person.id)} title={person.Name}>
      <bdi>{person.Name}</bdi>
      {person.id === viewerId && ' (You)'}
    </Link>
  );
}

export function Face({ person, size }: { readonly person: OrgPerson; readonly size: 'm' | 'l' }): ReactNode {
  return <Avatar id={person.id} name={person.Name} size={size} src={person.Avatar} />;
}

export function PermissionTags({ person }: { readonly person: OrgPerson }): ReactNode {
  return permissionLabels(person).map((label) => <Tag key={label}>{label}</Tag>);
}

/** The marked row is brought into view when it appears. */
export function showCurrent(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'center' });
}
