import type { ReactNode } from 'react';
import { QUALITY_LABELS } from '@cadence/shared-contract';
import type { GoalBundle } from '@cadence/shared-contract';
import { ExpandableText, registerStyles } from '@cadence/shared-ui';
import { submitReview } from '../api/results.ts';
import { useResultForm } from '../use-result-form.ts';
import { ResultFields } from './result-fields.tsx';
import { ResultFormDrawer } from './result-form-drawer.tsx';
import css from '../../edits/components/edits-diff.css';

registerStyles('goals-diff', css);

export interface ManagerReviewProps {
  readonly bundle: GoalBundle;
  readonly onClose: () => void;
}

function OwnersResult({ bundle }: { readonly bundle: GoalBundle }): ReactNode {
  const { GoalResult: result, Goal: goal } = bundle;
  if (result === null) return null;
  const verdict =
    result.ObjectiveResult === null
      ? result.Completed === true
        ? 'Achieved'
        : 'Not achieved'
      : `${result.ObjectiveResult}%`;
  return (
    <dl className="gl-diff">
      <div>
        <dt>{goal.User.Name}’s result</dt>
        <dd className="cd-w5">
          {verdict} · Quality: {QUALITY_LABELS[result.Quality]}
        </dd>
        <dd>
          <ExpandableText text={result.Outcome} limit={300} />
        </dd>
      </div>
    </dl>
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
      <OwnersResult bundle={bundle} />
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
