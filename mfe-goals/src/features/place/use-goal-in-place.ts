import { useEffect } from 'react';
import { useSession, useShell } from '@cadence/shared-auth';
import type { Goal, PeriodSummary } from '@cadence/shared-contract';
import type { ShownPeriod } from '../goal/api/shown-period.ts';
import type { GoalsPlaceControl } from './use-goals-place.ts';

export interface GoalInPlaceOptions {
  readonly control: GoalsPlaceControl;
  /** The open goal; null for none. */
  readonly goal: Goal | null;
  /** The quarter that is listed; null while it is not known. */
  readonly period: ShownPeriod | null;
  readonly periods: readonly Pick<PeriodSummary, 'Id'>[];
}

/** What is around the open goal agrees with it: the list shows its quarter, and the window's tab has its title. */
export function useGoalInPlace({ control, goal, period, periods }: GoalInPlaceOptions): void {
  const shell = useShell();
  const { period: current } = useSession();
  const { showQuarter } = control;
  const quarterId = goal?.GoalPeriodId ?? null;
  const isElsewhere =
    period !== null && quarterId !== period.Id && periods.some(({ Id }) => Id === quarterId);
  useEffect(() => {
    if (isElsewhere) showQuarter(quarterId === current.Id ? null : quarterId);
  }, [isElsewhere, quarterId, current.Id, showQuarter]);
  const title = goal?.GoalDetail.Title ?? null;
  useEffect(() => {
    if (title === null) return undefined;
    shell.setTitle(null, { tab: `${title} · Goals` });
    return () => shell.setTitle(null);
  }, [shell, title]);
}
