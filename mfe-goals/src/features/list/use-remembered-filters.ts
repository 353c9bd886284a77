import { useEffect, useMemo } from 'react';
import { useSession } from '@cadence/shared-auth';
import { useLocation } from '@cadence/shared-ui/router';
import { GOALS_PATH, type GoalsPlaceControl } from '../place/use-goals-place.ts';
import { countFilters, NO_FILTERS, type GoalFilters } from './goal-filters.ts';
import { recallFilters, rememberFilters } from './remembered-filters.ts';

/**
 * Opened from the menu, the list comes up as the person filtered it last; a link that says something about the list
 * is taken at its word. What they choose from then on is remembered.
 */
export function useRememberedFilters({ setFilters, clear }: GoalsPlaceControl) {
  const { tenant, profile } = useSession();
  const { pathname, search } = useLocation();
  const owner = useMemo(() => ({ tenantId: tenant.Id, personId: profile.Id }), [tenant.Id, profile.Id]);
  const isPlain = pathname === GOALS_PATH && search === '';
  const recalled = isPlain ? recallFilters(owner) : NO_FILTERS;
  const isRestoring = countFilters(recalled) > 0;
  useEffect(() => {
    if (isRestoring) setFilters(recallFilters(owner), { replace: true });
  }, [isRestoring, owner, setFilters]);
  return {
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
