import { useRef, type ReactNode } from 'react';
import type { Appraisal } from '@cadence/shared-contract';
import { Avatar, formatDate, registerStyles, useFirstErrorFocused } from '@cadence/shared-ui';
import type { AppraisalForm } from '../use-appraisal-form.ts';
import type { StepDialogId } from '../use-step-dialog.ts';
import { Notices } from './notices.tsx';
import { Questions } from './questions.tsx';
import { RatingsPart } from './ratings-part.tsx';
import { ReviewPart } from './review-part.tsx';
import css from './writing.css';

registerStyles('tal-writing', css);

/** The employee and the due date, which is never a lock (D-48). */
export function PersonHead({ appraisal }: { readonly appraisal: Appraisal }): ReactNode {
  const { User, DueDate, State } = appraisal;
  return (
    <header>
      <Avatar id={User.Id} name={User.Name} src={User.Avatar} size="l" />
      <div>
        <h2>
          <bdi>{User.Name}</bdi>
        </h2>
        {User.JobTitle !== null && (
          <span className="cd-t13 cd-ink3" dir="auto">
            {User.JobTitle}
          </span>
        )}
      </div>
      {State !== 'completed' && <span className="cd-t13 cd-ink2 tal-due">due {formatDate(DueDate)}</span>}
    </header>
  );
}

export interface WritingPaneProps {
  readonly form: AppraisalForm;
  /** The person's appraisal before this one; null without one. */
  readonly last: Appraisal | null;
  readonly onOpen: (dialog: StepDialogId) => void;
}

/** The editor: ratings and review, with the readers of each named above it (people §2.5). */
export function WritingPane({ form, last, onOpen }: WritingPaneProps): ReactNode {
  const fields = useRef<HTMLDivElement>(null);
  const questions = <Questions appraisal={form.newest} onAnswer={() => onOpen('answer')} />;
  const { HasOpenQuestion } = form.newest;
  useFirstErrorFocused(fields, { errors: form.errors, attempts: form.refusals });
  return (
    <div className="tal-form" ref={fields}>
      <PersonHead appraisal={form.base} />
      <Notices form={form} />
      {HasOpenQuestion && questions}
      <RatingsPart form={form} last={last} />
      <ReviewPart form={form} />
      {!HasOpenQuestion && questions}
    </div>
  );
}
