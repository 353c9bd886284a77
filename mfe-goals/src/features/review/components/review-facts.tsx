import type { ReactNode } from 'react';
import { GOAL_TEXT_NAMES, goalSectionLabels, goalTextOf } from '@cadence/shared-contract';
import type { GoalBundle } from '@cadence/shared-contract';
import { registerStyles } from '@cadence/shared-ui';
import { EditsDiff } from '../../edits/components/edits-diff.tsx';
import { usePendingChanges } from '../../edits/use-pending-changes.ts';
import { GoalWeeks } from '../../goal/components/goal-weeks.tsx';
import { ReasonQuote } from '../../goal/components/reason-quote.tsx';
import { ViewMore } from '../../goal/components/view-more.tsx';
import { reasonOf } from '../../goal/request.ts';
import type { ReviewKind } from '../../lifecycle/review-kind.ts';
import css from '../../goal/goal.css';

registerStyles('goals-goal', css);

export interface ReviewFactsProps {
  readonly bundle: GoalBundle;
  readonly matter: ReviewKind['matter'];
}

function Alignment({ bundle }: Pick<ReviewFactsProps, 'bundle'>): ReactNode {
  const { ParentGoal: parent } = bundle;
  return (
    <div>
      <dt>Contributes to</dt>
      <dd>
        {parent === null ? (
          <span className="cd-ink2">Not aligned to a goal you can see</span>
        ) : (
          <>
            <bdi>{parent.Title}</bdi>
            <span className="cd-t13 cd-ink3">
              {' · '}
              <bdi>{parent.User.Name}</bdi>
            </span>
          </>
        )}
      </dd>
    </div>
  );
}

function Texts({ bundle }: Pick<ReviewFactsProps, 'bundle'>): ReactNode {
  const { Goal: goal } = bundle;
  const labels = goalSectionLabels(goal.GoalType);
  return GOAL_TEXT_NAMES.filter((name) => name !== 'Title' && goalTextOf(goal, name).trim() !== '').map(
    (name) => (
      <div key={name}>
        <dt>{labels[name]}</dt>
        <dd>
          <ViewMore of={name} text={goalTextOf(goal, name)} />
        </dd>
      </div>
    ),
  );
}

/** What is decided on, in full: the goal's text and alignment, the difference, or the reason and the weeks. */
export function ReviewFacts({ bundle, matter }: ReviewFactsProps): ReactNode {
  const fields = usePendingChanges(bundle);
  const reason = reasonOf(bundle);
  return (
    <>
      {matter === 'edits' && <EditsDiff fields={fields} />}
      <dl className="gl-facts-list">
        {reason !== null && (
          <div>
            <dt>Why</dt>
            <dd>
              <ReasonQuote>{reason}</ReasonQuote>
            </dd>
          </div>
        )}
        {matter === 'publication' && <Texts bundle={bundle} />}
        {matter === 'publication' && <Alignment bundle={bundle} />}
        {matter === 'shelving' && <GoalWeeks bundle={bundle} />}
      </dl>
    </>
  );
}
