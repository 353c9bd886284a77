import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { SlotProps } from '@cadence/shared-contract/remote';
import { errorSentence, useSession, useShell } from '@cadence/shared-auth';
import { EmptyState, ErrorState, SkeletonList } from '@cadence/shared-ui';
import { CircleCheck } from '@cadence/shared-ui/icons';
import { usePeriods } from '../features/goal/api/periods.ts';
import { useGoalsLive } from '../features/goal/api/refresh.ts';
import { useTimeZone } from '../features/goal/use-time-zone.ts';
import { openOf } from '../features/place/goal-dialog.ts';
import { GOALS_PATH } from '../features/place/use-goals-place.ts';
import { usePassInUrl } from '../features/quick-pass/use-pass-in-url.ts';
import { useOwedGoals } from '../features/widgets/api/owed-goals.ts';
import { OwedRow } from '../features/widgets/components/owed-row.tsx';
import { OWED_GROUPS, owedItems, type OwedItem } from '../features/widgets/owed-items.ts';
import '../styles/goals.styles.ts';

const GoalDialogs = lazy(async () => ({
  default: (await import('../features/actions/components/goal-dialogs.tsx')).GoalDialogs,
}));

const WeekPass = lazy(async () => ({
  default: (await import('../features/quick-pass/components/week-pass.tsx')).WeekPass,
}));

/** What the viewer owes on goals: results, updates, decisions and drafts, each with its button in place. */
export default function YourWeek({ periodId }: SlotProps<'dashboard.widget'>): ReactNode {
  useGoalsLive();
  const { profile } = useSession();
  const owed = useOwedGoals(periodId);
  const items = owedItems(owed.goals, profile.Id);
  const pass = usePassInUrl();
  return (
    <section className="gl-widget" aria-labelledby="your-week-title">
      <header>
        <h2 id="your-week-title" className="cd-heading">
          Your week {items.length > 0 && <span className="cd-ink3 cd-w4 cd-tn">{items.length}</span>}
        </h2>
      </header>
      {owed.isPending ? (
        <SkeletonList rows={3} label="Loading your week" />
      ) : owed.error !== null && items.length === 0 ? (
        <ErrorState
          size="sm"
          title="Your week could not be loaded"
          retrying={owed.isRefetching}
          onRetry={owed.retry}
        >
          {errorSentence(owed.error)}
        </ErrorState>
      ) : items.length === 0 ? (
        <EmptyState size="sm" icon={<CircleCheck aria-hidden />} title="Nothing is waiting for you" />
      ) : (
        <Groups items={items} periodId={periodId} onWeek={pass.open} />
      )}
      {pass.isOpen && (
        <Suspense fallback={null}>
          <WeekPass week={pass.week} onWeek={pass.setWeek} onClose={pass.close} />
        </Suspense>
      )}
    </section>
  );
}

function Groups({
  items,
  periodId,
  onWeek,
}: {
  readonly items: readonly OwedItem[];
  readonly periodId: number;
  /** Opens the update of all own goals. */
  readonly onWeek: () => void;
}): ReactNode {
  const shell = useShell();
  const timeZone = useTimeZone();
  const periods = usePeriods().data?.data ?? [];
  const [acting, setActing] = useState<OwedItem | null>(null);
  const groups = OWED_GROUPS.map((group) => ({
    ...group,
    items: items.filter(({ kind }) => group.kinds.some((one) => one === kind)),
  })).filter((group) => group.items.length > 0);
  const first = groups[0]?.items[0];
  return (
    <>
      {groups.map((group) => (
        <div key={group.id}>
          <h3 className={group.id === 'overdue' ? 'gl-group gl-group-alarm' : 'gl-group'}>{group.title}</h3>
          <ul className="gl-todo">
            {group.items.map((item) => (
              <OwedRow
                key={`${item.goal.Id}-${item.kind}`}
                item={item}
                isFirst={item === first}
                timeZone={timeZone}
                periodEnd={periods.find(({ Id }) => Id === item.goal.GoalPeriodId)?.EndDate ?? null}
                onAct={() => (item.kind === 'week' ? onWeek() : setActing(item))}
              />
            ))}
          </ul>
        </div>
      ))}
      {acting !== null && (
        <Suspense fallback={null}>
          <GoalDialogs
            goalId={acting.goal.Id}
            dialog={openOf(acting.action)}
            periodId={periodId}
            onClose={() => setActing(null)}
            onOpen={({ id }) =>
              setActing(id === 'edit' || id === 'review' ? { ...acting, action: id } : acting)
            }
            onGone={() => setActing(null)}
            onCreated={(id) => shell.navigate(`${GOALS_PATH}/${id}`)}
          />
        </Suspense>
      )}
    </>
  );
}
