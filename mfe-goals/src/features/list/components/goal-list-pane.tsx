import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { GOAL_SELECT, GOAL_SELECT_LABELS } from '@cadence/shared-contract';
import type { Goal, GoalPage } from '@cadence/shared-contract';
import { failedRead, useAbilities, useSession } from '@cadence/shared-auth';
import { ErrorState, useIsPhone } from '@cadence/shared-ui';
import { BulkFoot } from '../../bulk/components/bulk-foot.tsx';
import { DecideBand } from '../../bulk/components/decide-band.tsx';
import { useBulkReview } from '../../bulk/use-bulk-review.ts';
import type { usePeriods } from '../../goal/api/periods.ts';
import type { ShownPeriod } from '../../goal/api/shown-period.ts';
import { periodLabel } from '../../goal/period-label.ts';
import type { GoalsPlaceControl } from '../../place/use-goals-place.ts';
import { openOf } from '../../place/goal-dialog.ts';
import { useGoalList, useListNews } from '../api/goal-list.ts';
import { selectOptionsFor, toListInput } from '../goal-filters.ts';
import { useFirstGoal } from '../use-first-goal.ts';
import { useListKeys } from '../use-list-keys.ts';
import { useNarrowing, type Narrowing } from '../use-narrowing.ts';
import { useRememberedFilters } from '../use-remembered-filters.ts';
import { FilterChips } from './filter-chips.tsx';
import { GoalList } from './goal-list.tsx';
import { ListEmpty } from './list-empty.tsx';
import { ListHead } from './list-head.tsx';
import { ListSkeleton } from './list-skeleton.tsx';

const FilterDrawer = lazy(async () => ({ default: (await import('./filter-drawer.tsx')).FilterDrawer }));

export interface GoalListPaneProps {
  readonly control: GoalsPlaceControl;
  /** The quarter that is listed; null while it is not known. */
  readonly period: ShownPeriod | null;
  /** The read of the quarters. */
  readonly periods: ReturnType<typeof usePeriods>;
  /** The goal whose detail is open, once it is known. */
  readonly openGoal: Goal | null;
  /** Leads to the update of all own goals, where the header has no room for it. */
  readonly week: ReactNode;
}

type PeriodGoalsProps = Omit<GoalListPaneProps, 'period' | 'periods'> & {
  readonly period: ShownPeriod;
};

type PaneEmptyProps = Pick<PeriodGoalsProps, 'control' | 'period'> & {
  readonly narrowing: Narrowing;
  readonly onAdd: (() => void) | null;
  readonly onClear: () => void;
};

function PaneEmpty({ control, period, narrowing, onAdd, onClear }: PaneEmptyProps): ReactNode {
  const { period: current } = useSession();
  return (
    <ListEmpty
      period={periodLabel(period)}
      periodEnd={period.EndDate}
      narrowedBy={narrowing.narrowedBy}
      scope={narrowing.scope}
      onClear={onClear}
      onAdd={onAdd}
      isPast={period.StartDate < current.StartDate}
      current={
        period.Id === current.Id ? null : { label: periodLabel(current), onGo: () => control.setPeriod(null) }
      }
    />
  );
}

/** Takes the list's place until the quarters are loaded, or says why they are not. */
function PendingPeriod({ periods }: Pick<GoalListPaneProps, 'periods'>): ReactNode {
  if (periods.error === null) return <ListSkeleton />;
  return <ErrorState title="The quarters could not be loaded" {...failedRead(periods)} />;
}

/** The left pane: the goals of the quarter, once that is known. */
export function GoalListPane({ period, periods, ...pane }: GoalListPaneProps): ReactNode {
  return (
    <section
      className="gl-pane gl-pane-list"
      aria-label={pane.control.place.isCompany ? GOAL_SELECT_LABELS[3] : 'Goals list'}
    >
      {period === null ? <PendingPeriod periods={periods} /> : <PeriodGoals {...pane} period={period} />}
    </section>
  );
}

/** Head, filters, rows, and every state of them. */
function PeriodGoals({ control, period, openGoal, week }: PeriodGoalsProps): ReactNode {
  const { place, hrefOf } = control;
  const { profile } = useSession();
  const [isFiltering, setFiltering] = useState(false);
  const remembered = useRememberedFilters(control);
  const { filters: chosen } = remembered;
  const filters = place.isCompany ? { ...chosen, selects: [GOAL_SELECT.companyGoals] } : chosen;
  const input = toListInput(filters, { periodId: period.Id, search: place.search });
  const query = useGoalList(input);
  const news = useListNews(input);
  const onAdd = useAddGoal(control, period.StartDate);
  const { rows, ids } = useRows(query.data?.pages);
  const bulk = useBulkReview({ input, rows, hasMore: query.hasNextPage, currentId: place.goalId });
  useListKeys({ ids, currentId: place.goalId, onSelect: (id) => control.select(id, { replace: true }) });
  useFirstGoal({
    control,
    firstId: query.isPlaceholderData || remembered.isRestoring ? null : (ids[0] ?? null),
    isPhone: useIsPhone(),
  });

  const narrowing = useNarrowing(chosen, place.search);
  const scopes = place.isCompany ? [] : selectOptionsFor(profile.RoleName);
  return (
    <>
      <ListHead
        search={place.search}
        onSearch={control.setSearch}
        active={narrowing.chips.length}
        onOpenFilters={() => setFiltering(true)}
        onAdd={onAdd}
        week={week}
        band={
          <DecideBand bulk={bulk} onOpen={(id) => control.select(id)}>
            <FilterChips
              filters={chosen}
              chips={narrowing.chips}
              scopes={scopes}
              onChange={remembered.choose}
              onOpen={() => setFiltering(true)}
            />
          </DecideBand>
        }
      />
      <GoalList
        query={query}
        news={news}
        selection={bulk.selection}
        pinned={openGoal?.GoalPeriodId === period.Id ? openGoal : null}
        hrefOf={hrefOf}
        currentId={place.goalId}
        viewerId={profile.Id}
        empty={
          <PaneEmpty
            control={control}
            period={period}
            narrowing={narrowing}
            onAdd={onAdd}
            onClear={remembered.forget}
          />
        }
      />
      <BulkFoot bulk={bulk} goalId={place.goalId} onGone={() => control.select(null, { replace: true })} />
      {isFiltering && (
        <Suspense fallback={null}>
          <FilterDrawer
            filters={chosen}
            search={place.search}
            scopes={scopes}
            total={query.data?.pages.at(-1)?.count ?? null}
            onChange={(next) => remembered.choose(next, { replace: true })}
            onSearch={control.setSearch}
            onClear={remembered.forget}
            onClose={() => setFiltering(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The loaded rows, null until they are, and their ids. */
function useRows(pages: readonly GoalPage[] | undefined) {
  return useMemo(() => {
    const rows = pages?.flatMap((page) => page.data) ?? null;
    return { rows, ids: rows?.map(({ Id }) => Id) ?? [] };
  }, [pages]);
}

/** Adding is offered to all but observers, in quarters that do not start before the current one (core §2). */
function useAddGoal(control: GoalsPlaceControl, periodStart: string): (() => void) | null {
  const { addGoal } = useAbilities();
  const { period } = useSession();
  return addGoal && periodStart >= period.StartDate ? () => control.openDialog(openOf('add')) : null;
}
