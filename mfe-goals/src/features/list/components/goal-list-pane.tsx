import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { GOAL_SELECT, GOAL_SELECT_LABELS } from '@cadence/shared-contract';
import type { GoalPage, PeriodSummary } from '@cadence/shared-contract';
import { useAbilities, useSession } from '@cadence/shared-auth';
import { BulkFoot } from '../../bulk/components/bulk-foot.tsx';
import { DecideStrip } from '../../bulk/components/decide-strip.tsx';
import { useBulkReview } from '../../bulk/use-bulk-review.ts';
import { periodLabel } from '../../goal/period-label.ts';
import { useIsPhone } from '../../place/use-media.ts';
import type { GoalsPlaceControl } from '../../place/use-goals-place.ts';
import { openOf } from '../../place/goal-dialog.ts';
import { MyWeekEntry } from '../../quick-pass/components/my-week-entry.tsx';
import { useGoalList } from '../api/goal-list.ts';
import { countFilters, selectOptionsFor, toListInput } from '../goal-filters.ts';
import { useFirstGoal } from '../use-first-goal.ts';
import { useListKeys } from '../use-list-keys.ts';
import { useNarrowing, type Narrowing } from '../use-narrowing.ts';
import { useRememberedFilters } from '../use-remembered-filters.ts';
import { GoalList } from './goal-list.tsx';
import { ListEmpty } from './list-empty.tsx';
import { ListHead } from './list-head.tsx';

const FilterDrawer = lazy(async () => ({ default: (await import('./filter-drawer.tsx')).FilterDrawer }));

export interface GoalListPaneProps {
  readonly control: GoalsPlaceControl;
  readonly period: Pick<PeriodSummary, 'Id' | 'Quarter' | 'Year' | 'StartDate'> & {
    readonly EndDate?: string;
  };
}

type PaneEmptyProps = GoalListPaneProps & {
  readonly narrowing: Narrowing;
  readonly onAdd: (() => void) | null;
  readonly onClear: () => void;
};

function PaneEmpty({ control, period, narrowing, onAdd, onClear }: PaneEmptyProps): ReactNode {
  const { period: current } = useSession();
  return (
    <ListEmpty
      period={periodLabel(period)}
      periodEnd={period.EndDate ?? null}
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

/** The left pane: head, filters, rows, and every state of them. */
export function GoalListPane({ control, period }: GoalListPaneProps): ReactNode {
  const { place, hrefOf } = control;
  const { profile } = useSession();
  const [isFiltering, setFiltering] = useState(false);
  const remembered = useRememberedFilters(control);
  const { filters: chosen } = remembered;
  const filters = place.isCompany ? { ...chosen, selects: [GOAL_SELECT.companyGoals] } : chosen;
  const input = toListInput(filters, { periodId: period.Id, search: place.search });
  const query = useGoalList(input);
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
    <section
      className="gl-pane gl-pane-list"
      aria-label={place.isCompany ? GOAL_SELECT_LABELS[3] : 'Goals list'}
    >
      <ListHead
        search={place.search}
        onSearch={control.setSearch}
        onOpenFilters={() => setFiltering(true)}
        onAdd={onAdd}
        week={
          <MyWeekEntry
            isCompany={place.isCompany}
            periodId={period.Id}
            onOpen={() => control.openDialog(openOf('my-week'))}
          />
        }
        filters={chosen}
        chips={narrowing.chips}
        scopes={scopes}
        canClear={countFilters(chosen) > 0}
        onChange={remembered.choose}
        onClear={remembered.forget}
      />
      <DecideStrip bulk={bulk} />
      <GoalList
        query={query}
        selection={bulk.selection}
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
    </section>
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
