import { useMemo } from 'react';
import { readId } from '@cadence/shared-contract';
import { useSteady } from '@cadence/shared-ui';
import { useLocation, useNavigate } from '@cadence/shared-ui/router';
import { needsGoal, readDialog, type GoalDialog } from '../place/goal-dialog.ts';
import {
  COMPLIANCE_SCOPES,
  COMPLIANCE_TYPES,
  type ComplianceScope,
  type ComplianceType,
} from './compliance-view.ts';

/** What is being settled over the dashboard. */
export interface Settled {
  /** Null where no single goal is acted on. */
  readonly goalId: number | null;
  readonly dialog: GoalDialog;
  /** Goals whose turn comes afterwards, in the same dialog. */
  readonly next: readonly number[];
}

/** Who is listed in the drawer of compliance: those of one predicate, or all who are behind. */
export type Behind = ComplianceType | 'all';

/** Everything about the dashboard that a link or Back restores. */
export interface HomePlace {
  readonly settled: Settled | null;
  readonly isThemeOpen: boolean;
  /** Null: the one to begin with. */
  readonly scope: ComplianceScope | null;
  readonly behind: Behind | null;
}

function readSettled(params: URLSearchParams): Settled | null {
  const dialog = readDialog(params);
  const goalId = readId(params.get('goal'));
  if (dialog === null || (goalId === null && needsGoal(dialog.id))) return null;
  const next = (params.get('next') ?? '').split(',').flatMap((text) => readId(text) ?? []);
  return { goalId, dialog, next };
}

export function readHomePlace(query: string): HomePlace {
  const params = new URLSearchParams(query);
  const behind = params.get('behind');
  return {
    settled: readSettled(params),
    isThemeOpen: params.get('do') === 'theme',
    scope: COMPLIANCE_SCOPES.find(({ value }) => value === params.get('scope'))?.value ?? null,
    behind: behind === 'all' ? behind : (COMPLIANCE_TYPES.find((type) => String(type) === behind) ?? null),
  };
}

/** Parameters to set; null takes one away. */
type Change = Readonly<Record<string, string | null>>;

const SETTLED: Change = { do: null, goal: null, week: null, next: null };

/** The ways to change the place; they are the same as long as the page is there. */
function useMoves(place: HomePlace) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const go = useSteady((change: Change, replace: boolean): void => {
    const params = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change)) {
      if (value === null) params.delete(name);
      else params.set(name, value);
    }
    const text = params.toString();
    void navigate(text === '' ? pathname : `${pathname}?${text}`, { replace });
  });
  const settle = useSteady(({ goalId, dialog, next }: Settled): void => {
    const change = {
      do: dialog.id,
      goal: goalId === null ? null : String(goalId),
      week: dialog.week === null ? null : String(dialog.week),
      next: next.length === 0 ? null : next.join(','),
    };
    // Another week of something already open, or the next of several, is no step that Back should take.
    go(change, place.settled?.dialog.id === dialog.id);
  });
  const setBehind = useSteady((behind: Behind | null): void =>
    go({ behind: behind === null ? null : String(behind) }, behind === null || place.behind !== null),
  );
  return useMemo(
    () => ({
      settle,
      writeTheme: (): void => go({ ...SETTLED, do: 'theme' }, false),
      /** Closes the dialog or the theme. */
      close: (): void => go(SETTLED, true),
      setScope: (scope: ComplianceScope): void => go({ scope, behind: null }, true),
      setBehind,
    }),
    [go, settle, setBehind],
  );
}
export type HomeMoves = ReturnType<typeof useMoves>;

/**
 * What is open over the dashboard and which scope is chosen, in the URL, and the ways to change it. What only needs the
 * ways gets `moves`, and is not drawn again when something opens or closes.
 */
export function useHomePlace() {
  const { search } = useLocation();
  const place = useMemo(() => readHomePlace(search), [search]);
  return { place, moves: useMoves(place) };
}
