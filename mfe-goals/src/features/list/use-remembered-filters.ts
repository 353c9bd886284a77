import { useEffect, useMemo } from 'react';
import { useSession } from '@cadence/shared-auth';
import { useLocation } from '@cadence/shared-ui/router';
import { GOALS_PATH, type GoalsPlaceControl } from '../place/use-goals-place.ts';
import { countFilters, defaultFiltersFor, NO_FILTERS, type GoalFilters } from './goal-filters.ts';
import { recallFilters, rememberFilters } from './remembered-filters.ts';

/**
 * Opened from the menu, the list comes up as the person filtered it last, the first time as their role has it; a link
 * that says something about the list is taken at its word. What they choose from then on is remembered, 'all' too.
 */
export function useRememberedFilters({ place, setFilters, clear }: GoalsPlaceControl) {
  const { tenant, profile } = useSession();
  const { pathname, search } = useLocation();
  const { RoleName: role } = profile;
  const owner = useMemo(() => ({ tenantId: tenant.Id, personId: profile.Id }), [tenant.Id, profile.Id]);
  const isPlain = pathname === GOALS_PATH && search === '';
  const recalled = useMemo(
    () => (isPlain ? (recallFilters(owner) ?? defaultFiltersFor(role)) : NO_FILTERS),
    [isPlain, owner, role],
  );
  const isRestoring = countFilters(recalled) > 0;
  useEffect(() => {
    if (isRestoring) setFilters(recalled, { replace: true });
  }, [isRestoring, recalled, setFilters]);
  return {
    /** What the list is narrowed to, also in the moment before the URL says it. */
    filters: isRestoring ? recalled : place.filters,
    /** True for the moment until the URL carries them. */
    isRestoring,
    choose: (filters: GoalFilters, how: { readonly replace?: boolean } = {}): void => {
      rememberFilters(owner, filters);
      setFilters(filters, how);
    },
    forget: (): void => {
      rememberFilters(owner, NO_FILTERS);
      clear();
    },
  };
}
