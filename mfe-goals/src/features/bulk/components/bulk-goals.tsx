import type { ReactNode } from 'react';
import { useSession } from '@cadence/shared-auth';
import type { Goal } from '@cadence/shared-contract';
import { Spinner } from '@cadence/shared-ui';
import { Check, CircleAlert } from '@cadence/shared-ui/icons';
import { ownerName } from '../../goal/owner-name.ts';
import type { Step } from '../api/decide-each.ts';
import { consequenceOf } from '../decisions.ts';
import type { Verdict } from '../matter.ts';

export interface BulkGoalsProps {
  readonly goals: readonly Goal[];
  readonly verdict: Verdict;
  /** How far each goal is; empty before the start. */
  readonly steps: ReadonlyMap<number, Step>;
}

function StepMark({ step }: { readonly step: Step | undefined }): ReactNode {
  switch (step?.state) {
    case 'running':
      return <Spinner />;
    case 'done':
      return <Check className="gl-bulk-good" aria-hidden />;
    case 'refused':
      return <CircleAlert className="gl-bulk-bad" aria-hidden />;
    default:
      return null;
  }
}

/** What will happen, or why it did not. */
function StepText({
  goal,
  verdict,
  step,
}: {
  readonly goal: Goal;
  readonly verdict: Verdict;
  readonly step: Step | undefined;
}): ReactNode {
  switch (step?.state) {
    case 'refused':
      return <span className="gl-bulk-why">{step.sentence}</span>;
    case 'unsent':
      return <span>Not sent yet.</span>;
    case 'done':
      return <span>Done.</span>;
    default:
      return <span>{consequenceOf(goal, verdict)}</span>;
  }
}

/** Goal by goal: what will happen, then how it went; a refusal with the server's sentence. */
export function BulkGoals({ goals, verdict, steps }: BulkGoalsProps): ReactNode {
  const { profile } = useSession();
  return (
    <ul className="gl-bulk-goals" aria-label="Selected goals">
      {goals.map((goal) => {
        const step = steps.get(goal.Id);
        return (
          <li key={goal.Id} data-state={step?.state}>
            <div>
              <p className="gl-bulk-title cd-cut2" dir="auto">
                {goal.GoalDetail.Title}
              </p>
              <p className="gl-bulk-what">
                <span className="cd-ink3">
                  <bdi>{ownerName(goal.User, profile.Id)}</bdi> ·{' '}
                </span>
                <StepText goal={goal} verdict={verdict} step={step} />
              </p>
            </div>
            <StepMark step={step} />
          </li>
        );
      })}
    </ul>
  );
}
