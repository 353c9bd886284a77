import type { OrgPerson } from '@cadence/shared-contract';
import { directoryPeople } from '../directory/directory-filters.ts';
import type { DirectoryViewer } from '../directory/directory-filters.ts';

/** How many people the directory shows before any filter: the people who work here, as this viewer sees them. */
export function countEmployees(people: readonly OrgPerson[], viewer: DirectoryViewer): number {
  return directoryPeople(people, viewer).filter(({ DeactivatedAt }) => DeactivatedAt === null).length;
}
