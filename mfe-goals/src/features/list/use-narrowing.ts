import { useSession } from '@cadence/shared-auth';
import type { GoalSelect } from '@cadence/shared-contract';
import { useGoalPeople } from '../goal/api/people.ts';
import { filterChips, isRoleDefault, type Chip, type GoalFilters } from './goal-filters.ts';

export interface Narrowing {
  readonly chips: readonly Chip[];
  /** What the viewer narrowed the list to, in words; empty when they did not. */
  readonly narrowedBy: readonly string[];
  /** The role's default scopes while nothing else narrows the list; null when it shows all goals. */
  readonly scope: readonly GoalSelect[] | null;
}

/** What narrows the whole list for the viewer, as chips and in words; the role's default is no filter (D-66). */
export function useNarrowing(filters: GoalFilters, search: string): Narrowing {
  const { RoleName: role } = useSession().profile;
  const people = useGoalPeople({ enabled: filters.users.length > 0 });
  const nameOf = (id: number): string =>
    people.data?.data.find((person) => person.Id === id)?.Name ?? `Person ${id}`;
  const chips = filterChips(filters, nameOf);
  if (search === '' && isRoleDefault(filters, role)) return { chips, narrowedBy: [], scope: filters.selects };
  const narrowedBy = [...chips.map(({ label }) => label), ...(search === '' ? [] : [`“${search}”`])];
  return { chips, narrowedBy, scope: null };
}
