import { useMemo, useState, type ReactNode } from 'react';
import type { GoalBundle } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { Button, Drawer, EmptyState } from '@cadence/shared-ui';
import { Clock } from '@cadence/shared-ui/icons';
import { useUnsentUpdates } from '../../unsent/use-unsent-updates.ts';
import { withUnsent } from '../../unsent/with-unsent.ts';
import { updateWeeks, type UpdateWeek } from '../update-weeks.ts';
import { UpdateForm } from './update-form.tsx';

export interface WeeklyUpdateProps {
  readonly bundle: GoalBundle;
  /** The week to open with; null for the newest. */
  readonly week: number | null;
  readonly onClose: () => void;
}

/** The weekly update of one goal: week, likelihood, quality, comment. */
export function WeeklyUpdate({ bundle, week, onClose }: WeeklyUpdateProps): ReactNode {
  const { period } = useSession();
  const { updates } = useUnsentUpdates();
  const weeks = useMemo(
    () => updateWeeks(bundle, period.Today).map((one) => withUnsent(one, updates)),
    [bundle, period.Today, updates],
  );
  // A week stays where it is filled in when somebody else shelves the goal.
  const [last, setLast] = useState(weeks);
  const isOpen = weeks.length > 0;
  if (isOpen && last !== weeks) setLast(weeks);
  const first: UpdateWeek | undefined = weeks.find((one) => one.week === week) ?? weeks.at(-1);
  const [opened] = useState(first);
  if (opened === undefined) {
    return (
      <Drawer
        width={600}
        title="Weekly update"
        subtitle={bundle.Goal.GoalDetail.Title}
        onCloseRequest={onClose}
        footer={<Button onClick={onClose}>Close</Button>}
      >
        <EmptyState icon={<Clock aria-hidden />} title="No week can be filled in right now">
          Updates are open for the current week and the three before it.
        </EmptyState>
      </Drawer>
    );
  }
  return (
    <UpdateForm
      bundle={bundle}
      weeks={isOpen ? weeks : last}
      isOpen={isOpen}
      opened={opened}
      onClose={onClose}
    />
  );
}
