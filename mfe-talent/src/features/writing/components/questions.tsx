import type { ReactNode } from 'react';
import type { Appraisal, CalibrationQuestion } from '@cadence/shared-contract';
import { APPRAISAL_LIFECYCLE } from '@cadence/shared-contract';
import { useTimeZone } from '@cadence/shared-auth';
import { Button } from '@cadence/shared-ui';
import { EyeOff } from '@cadence/shared-ui/icons';
import { Said } from '../../step-dialog/said.tsx';
import { scalesOf, stepLabel } from '../appraisal-values.ts';
import { momentText } from '../words.ts';

interface QuestionProps {
  readonly appraisal: Appraisal;
  readonly question: CalibrationQuestion;
  readonly onAnswer: (question: CalibrationQuestion) => void;
}

function Question({ appraisal, question, onAnswer }: QuestionProps): ReactNode {
  const timeZone = useTimeZone();
  const { AskedBy, AskedAt, Answer, AnsweredAt, Keeps } = question;
  const scale = scalesOf(appraisal.Labels).find(({ axis }) => axis === question.Axis);
  const rating = stepLabel(scale?.steps ?? [], question.Rating);
  // Where the bar has no step of the viewer's, answering is the page's.
  const isNext = !appraisal.Permissions.some((id) => id === 'share' || id === 'signAsManager');
  const about = [scale?.name, rating].filter((word) => word !== null && word !== undefined).join(': ');
  return (
    <li>
      <Said
        person={AskedBy}
        lead={
          <>
            <b className="cd-w5">
              <bdi>{AskedBy.Name}</bdi>
            </b>{' '}
            asks about {about}
          </>
        }
        when={momentText(AskedAt, timeZone)}
        words={question.Question}
      />
      {AnsweredAt !== null && (
        <Said
          person={appraisal.Reviewer}
          lead={
            <>
              <b className="cd-w5">
                <bdi>{appraisal.Reviewer.Name}</bdi>
              </b>{' '}
              {Keeps === true ? 'keeps the rating' : 'will change it'}
            </>
          }
          when={momentText(AnsweredAt, timeZone)}
          words={Answer}
        />
      )}
      {AnsweredAt === null && appraisal.Permissions.includes('answer') && (
        <Button size="sm" variant={isNext ? 'primary' : 'outline'} onClick={() => onAnswer(question)}>
          {APPRAISAL_LIFECYCLE.answer.label}
        </Button>
      )}
    </li>
  );
}

export interface QuestionsProps {
  readonly appraisal: Appraisal;
  readonly onAnswer: (question: CalibrationQuestion) => void;
}

/** Questions about the ratings with their answers, for people who may read them (D-94, D-105). */
export function Questions({ appraisal, onAnswer }: QuestionsProps): ReactNode {
  if (appraisal.Questions.length === 0) return null;
  return (
    <section aria-labelledby="appraisal-questions">
      <div className="tal-part-head">
        <h3 id="appraisal-questions">Questions about the ratings</h3>
        <span className="tal-reads">
          <EyeOff aria-hidden />
          Who asked, the reviewer, HR Admins and the CEO; never {appraisal.User.Name}
        </span>
      </div>
      <ul className="tal-questions">
        {appraisal.Questions.map((question) => (
          <Question key={question.Id} appraisal={appraisal} question={question} onAnswer={onAnswer} />
        ))}
      </ul>
    </section>
  );
}
