import { useCallback } from 'react';
import { useSearchParams } from '@cadence/shared-ui/router';
import { readTeamView, writeTeamView, type TeamView } from './team-view.ts';

export interface TeamViewControl {
  readonly view: TeamView;
  /** Filters or sorts in place, so that Back leaves the list. */
  readonly change: (part: Partial<TeamView>) => void;
  /** Filters by a part of a name. */
  readonly search: (text: string) => void;
  /** Everybody beneath, or direct reports only. */
  readonly setScope: (isDeep: boolean) => void;
}

/** The list's view, kept in the address. */
export function useTeamView(): TeamViewControl {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (part: Partial<TeamView>): void =>
      setQuery((now) => writeTeamView(now, { ...readTeamView(now), ...part }), { replace: true }),
    [setQuery],
  );
  const search = useCallback((text: string) => change({ search: text }), [change]);
  return {
    view: readTeamView(query),
    change,
    search,
    setScope: (isDeep) =>
      setQuery(
        (now) => {
          const next = new URLSearchParams(now);
          if (isDeep) next.set('scope', 'all');
          else next.delete('scope');
          return next;
        },
        { replace: true },
      ),
  };
}
