import type { MatrixView } from '@cadence/shared-contract';
import { WHOLE_MATRIX } from '@cadence/shared-contract';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { SlotProps } from '@cadence/shared-contract/remote';
import { useSession, useShell } from '@cadence/shared-auth';
import { Drawer, LinkButton, registerStyles } from '@cadence/shared-ui';
import { GoalDetail } from '../features/detail/components/goal-detail.tsx';
import { useGoalBundle } from '../features/goal/api/goal-bundle.ts';
import type { GoalDialog } from '../features/place/goal-dialog.ts';
import { GOALS_PATH, type DetailTab } from '../features/place/use-goals-place.ts';
import css from './goal-drawer.css';

registerStyles('goals-drawer', css);

const GoalDialogs = lazy(async () => ({
  default: (await import('../features/dialogs/components/goal-dialogs.tsx')).GoalDialogs,
}));

const hrefOf = (goalId: number): string => `${GOALS_PATH}/${goalId}`;

/** A goal over any page, 800 px wide, with a Details link to its own page (GOAL-063). */
export default function GoalDrawer({ goalId, onClose }: SlotProps<'goal.drawer'>): ReactNode {
  const shell = useShell();
  const { period } = useSession();
  const bundle = useGoalBundle(goalId).data;
  const [tab, setTab] = useState<DetailTab>('details');
  const [overview, setOverview] = useState<MatrixView>(WHOLE_MATRIX);
  const [dialog, setDialog] = useState<GoalDialog | null>(null);
  return (
    <>
      <Drawer
        width={800}
        title={bundle?.Goal.GoalDetail.Title ?? 'Goal'}
        onCloseRequest={onClose}
        headerActions={
          <LinkButton size="sm" to={hrefOf(goalId)}>
            Details
          </LinkButton>
        }
      >
        <div className="gl-in-drawer">
          <GoalDetail
            goalId={goalId}
            tab={tab}
            onTab={setTab}
            overview={overview}
            onOverview={setOverview}
            onOpen={setDialog}
            hrefOf={hrefOf}
            backTo={null}
          />
        </div>
      </Drawer>
      {dialog !== null && (
        <Suspense fallback={null}>
          <GoalDialogs
            goalId={goalId}
            dialog={dialog}
            periodId={bundle?.Goal.GoalPeriodId ?? period.Id}
            onClose={() => setDialog(null)}
            onOpen={setDialog}
            onGone={onClose}
            onCreated={(id) => shell.navigate(hrefOf(id))}
          />
        </Suspense>
      )}
    </>
  );
}
