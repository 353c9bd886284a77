import { useId, type ReactNode } from 'react';
import type { Appraisal } from '@cadence/shared-contract';
import { useTimeZone } from '@cadence/shared-auth';
import { Avatar, registerStyles } from '@cadence/shared-ui';
import { RichText } from '@cadence/shared-ui/rich-text';
import { periodLabel } from '../../frame/period-label.ts';
import { dayText } from '../../writing/words.ts';
import css from '../letter.css';
import { LetterGoals } from './letter-goals.tsx';
import { Verdict } from './verdict.tsx';

registerStyles('tal-letter', css);

export interface LetterProps {
  /** With the ratings that the reader may see; without any, they are not mentioned. */
  readonly appraisal: Appraisal;
  /** In place of the review, for example with what changed in it marked. */
  readonly text?: ReactNode;
  /** Under the head, before the text. */
  readonly notice?: ReactNode;
}

function fromText({ Reviewer, SharedAt }: Appraisal, timeZone: string): string {
  const who = [Reviewer.Name, Reviewer.JobTitle].filter(Boolean).join(', ');
  return SharedAt === null ? `from ${who}` : `from ${who}, shared ${dayText(SharedAt, timeZone)}`;
}

/** An appraisal as its reader sees it: a letter, not a form (people §2.5). `IsOwn` addresses the employee. */
export function Letter({ appraisal, text, notice }: LetterProps): ReactNode {
  const { IsOwn, User, Reviewer, Period, Review } = appraisal;
  const timeZone = useTimeZone();
  const id = useId();
  const quarter = periodLabel(Period);
  return (
    <article className="tal-letter" aria-labelledby={id}>
      <header className="tal-letter-from">
        <Avatar id={Reviewer.Id} name={Reviewer.Name} src={Reviewer.Avatar} size="l" />
        <div>
          <h2 id={id} className="cd-title">
            {IsOwn ? `Your appraisal for ${quarter}` : `Appraisal of ${User.Name} for ${quarter}`}
          </h2>
          <p className="cd-ink2">{fromText(appraisal, timeZone)}</p>
        </div>
      </header>
      {notice}
      <div className="tal-letter-text">{text ?? <RichText markup={Review} />}</div>
      <Verdict appraisal={appraisal} />
      <LetterGoals appraisal={appraisal} />
    </article>
  );
}
