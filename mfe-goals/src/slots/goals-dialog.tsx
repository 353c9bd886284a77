import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { SlotProps } from '@cadence/shared-contract/remote';
import { useSession, useShell } from '@cadence/shared-auth';
import { openOf } from '../features/place/goal-dialog.ts';
import { GOALS_PATH } from '../features/place/use-goals-place.ts';

const GoalDialogs = lazy(async () => ({
  default: (await import('../features/dialogs/components/goal-dialogs.tsx')).GoalDialogs,
}));

/** A new goal, or the own week, over any page. */
export default function GoalsDialog({ name, onClose }: SlotProps<'frame.dialog'>): ReactNode {
  const shell = useShell();
  const { period } = useSession();
  const [week, setWeek] = useState<number | null>(null);
  return (
    <Suspense fallback={null}>
      <GoalDialogs
        goalId={null}
        dialog={openOf(name === 'my-week' ? 'my-week' : 'add', week)}
        periodId={period.Id}
        onClose={onClose}
        onOpen={(dialog) => setWeek(dialog.week)}
        onGone={onClose}
        onCreated={(id) => shell.navigate(`${GOALS_PATH}/${id}`)}
      />
    </Suspense>
  );
}
