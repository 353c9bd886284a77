import type { ReactNode } from 'react';
import { QUALITY_LABELS } from '@cadence/shared-contract';
import type { GoalBundle } from '@cadence/shared-contract';
import { registerStyles } from '@cadence/shared-ui';
import { GoalWeeks } from '../../goal/components/goal-weeks.tsx';
import { ViewMore } from '../../goal/components/view-more.tsx';
import { submitReview } from '../api/results.ts';
import { verdictText } from '../result-rules.ts';
import { useResultForm } from '../use-result-form.ts';
import { ResultFields } from './result-fields.tsx';
import { ResultFormDrawer } from './result-form-drawer.tsx';
import css from '../../goal/goal.css';

registerStyles('goals-goal', css);

export interface ManagerReviewProps {
  readonly bundle: GoalBundle;
  readonly onClose: () => void;
}

function OwnersResult({ bundle }: { readonly bundle: GoalBundle }): ReactNode {
  const { GoalResult: result, Goal: goal } = bundle;
  if (result === null) return null;
  return (
    <div>
      <dt>
        <bdi>{goal.User.Name}</bdi>’s result
      </dt>
      <dd className="cd-w5">
        {verdictText(result)} · Quality: {QUALITY_LABELS[result.Quality]}
      </dd>
      <dd>
        <ViewMore of="result" text={result.Outcome} />
      </dd>
    </div>
  );
}

/** The manager's review of a result, and its later edit (core §4 Finalize). */
export function ManagerReview({ bundle, onClose }: ManagerReviewProps): ReactNode {
  const { Goal: goal, GoalManagerResult: review } = bundle;
  const percent = review?.ObjectiveResult ?? bundle.GoalResult?.ObjectiveResult ?? null;
  const form = useResultForm({
    bundle,
    send: submitReview,
    resultId: review?.Id ?? null,
    needsQuality: false,
    entity: 'review',
    done: review === null ? 'Goal finalized' : 'Review saved',
    onClose,
    initial: {
      completed: review?.Completed ?? null,
      percent: percent === null ? '' : String(percent),
      quality: null,
      text: review?.Feedback ?? '',
    },
  });
  return (
    <ResultFormDrawer
      form={form}
      title={review === null ? 'Review result' : 'Edit review'}
      goalTitle={goal.GoalDetail.Title}
      confirm={review === null ? 'Finalize' : 'Save Review'}
      saving="Saving"
      onClose={onClose}
    >
      <dl className="gl-facts-list">
        <OwnersResult bundle={bundle} />
        <GoalWeeks bundle={bundle} />
      </dl>
      <ResultFields
        form={form}
        goalType={goal.GoalType}
        question={
          goal.GoalType === 'objective_results'
            ? 'How much was achieved, in your view?'
            : 'Was the goal achieved, in your view?'
        }
        textLabel="Feedback"
        needsQuality={false}
      />
    </ResultFormDrawer>
  );
}
