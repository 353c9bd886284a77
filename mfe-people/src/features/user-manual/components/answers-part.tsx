import type { ReactNode } from 'react';
import type { UserManualReport } from '@cadence/shared-contract';

interface AnswersPartProps {
  readonly answers: UserManualReport['Questions'];
  /** What the owner can do with them; if given, the part is shown even without answers. */
  readonly action?: ReactNode;
}

/** Answers to the open questions, for readers of the fuller report. */
export function AnswersPart({ answers, action }: AnswersPartProps): ReactNode {
  if (answers.length === 0 && action === undefined) return null;
  return (
    <section className="mn-part">
      <header>
        <h3 className="cd-heading">Answers</h3>
        {action !== undefined && <span className="cd-push">{action}</span>}
      </header>
      {answers.length === 0 ? (
        <p className="cd-ink3">No question is answered yet.</p>
      ) : (
        <dl className="mn-answers">
          {answers.map(({ Question, AnswerChoice }) => (
            <div key={Question}>
              <dt>{Question}</dt>
              <dd>{AnswerChoice}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
