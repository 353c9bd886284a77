import type { ReactNode } from 'react';
import { QUALITY_LABELS } from '@cadence/shared-contract';
import type { GoalBundle } from '@cadence/shared-contract';
import { Callout, Section } from '@cadence/shared-ui';
import { Scale } from '@cadence/shared-ui/icons';
import { ViewMore } from '../../goal/components/view-more.tsx';
import { verdictText } from '../../result/result-rules.ts';

interface VerdictProps {
  readonly title: string;
  readonly completed: boolean | null;
  readonly percent: number | null;
  readonly quality?: string;
  readonly text: string;
}

function Verdict({ title, completed, percent, quality, text }: VerdictProps): ReactNode {
  return (
    <dl>
      <dt>
        <bdi>{title}</bdi>
      </dt>
      <dd className="cd-w5">
        {verdictText({ Completed: completed, ObjectiveResult: percent })}
        {quality !== undefined && <span className="cd-ink2 cd-w4"> · Quality: {quality}</span>}
      </dd>
      <dd>
        <ViewMore of="result" text={text} />
      </dd>
    </dl>
  );
}

/** The owner's result and the manager's, in columns; a dispute is named. */
export function ResultSection({ bundle }: { readonly bundle: GoalBundle }): ReactNode {
  const { GoalResult: own, GoalManagerResult: review, Goal: goal } = bundle;
  if (own === null && review === null) return null;
  return (
    <Section title="Result">
      {goal.Flags.Outcome === 'inDispute' && (
        <Callout tone="caution" lead={<Scale aria-hidden />} title="In Dispute">
          {goal.User.Name} and the manager do not agree on whether the goal was achieved.
        </Callout>
      )}
      <div className="gl-result">
        {own !== null && (
          <Verdict
            title={goal.User.Name}
            completed={own.Completed}
            percent={own.ObjectiveResult}
            quality={QUALITY_LABELS[own.Quality] ?? ''}
            text={own.Outcome}
          />
        )}
        {review !== null && (
          <Verdict
            title="Manager"
            completed={review.Completed}
            percent={review.ObjectiveResult}
            text={review.Feedback}
          />
        )}
      </div>
    </Section>
  );
}
