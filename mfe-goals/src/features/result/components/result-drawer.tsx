import type { ReactNode } from 'react';
import type { GoalBundle } from '@cadence/shared-contract';
import { GoalWeeks } from '../../goal/components/goal-weeks.tsx';
import { ViewMore } from '../../goal/components/view-more.tsx';
import { toStep } from '../../goal/goal-week-cells.ts';
import { submitResult } from '../api/results.ts';
import { verdictText } from '../result-rules.ts';
import { useResultForm } from '../use-result-form.ts';
import { ResultFields } from './result-fields.tsx';
import { ResultFormDrawer } from './result-form-drawer.tsx';

export interface ResultDrawerProps {
  readonly bundle: GoalBundle;
  readonly onClose: () => void;
}

function ManagersResult({ bundle }: Pick<ResultDrawerProps, 'bundle'>): ReactNode {
  const { GoalManagerResult: review } = bundle;
  if (review === null) return null;
  return (
    <div>
      <dt>The manager’s review</dt>
      <dd className="cd-w5">{verdictText(review)}</dd>
      <dd>
        <ViewMore of="result" text={review.Feedback} />
      </dd>
    </div>
  );
}

/** The owner's result: achieved or how far, final quality, and what came out (core §5 Finalize). */
export function ResultDrawer({ bundle, onClose }: ResultDrawerProps): ReactNode {
  const { Goal: goal, GoalResult: result } = bundle;
  const form = useResultForm({
    bundle,
    send: submitResult,
    resultId: result?.Id ?? null,
    needsQuality: true,
    entity: 'result',
    done: result === null ? 'Result submitted' : 'Result saved',
    onClose,
    initial: {
      completed: result?.Completed ?? null,
      percent:
        result?.ObjectiveResult === undefined || result.ObjectiveResult === null
          ? ''
          : String(result.ObjectiveResult),
      quality: toStep(result?.Quality),
      text: result?.Outcome ?? '',
    },
  });
  return (
    <ResultFormDrawer
      form={form}
      title={result === null ? 'Finalize goal' : 'Edit result'}
      goalTitle={goal.GoalDetail.Title}
      confirm={result === null ? 'Submit Result' : 'Save Result'}
      saving="Saving"
      onClose={onClose}
    >
      <dl className="gl-facts-list">
        <ManagersResult bundle={bundle} />
        <GoalWeeks bundle={bundle} />
      </dl>
      <ResultFields
        form={form}
        goalType={goal.GoalType}
        question={goal.GoalType === 'objective_results' ? 'How much was achieved?' : 'Was the goal achieved?'}
        textLabel="Description of the result"
        needsQuality
      />
    </ResultFormDrawer>
  );
}
