import { useId, useState, type ReactNode } from 'react';
import { MESSAGES } from '@cadence/shared-contract';
import type { Appraisal } from '@cadence/shared-contract';
import { errorSentence } from '@cadence/shared-auth';
import { Button, plural, WideOrNarrow } from '@cadence/shared-ui';
import { ChevronDown, ChevronRight } from '@cadence/shared-ui/icons';
import { useQuarterGoals } from '../../writing/api/facts.ts';
import { periodLabel } from '../../frame/period-label.ts';
import { outcomesText } from '../goal-words.ts';
import { GoalRows, GoalTable } from './goal-table.tsx';

/** Pixels that the table needs so that nothing of it is cut. */
const TABLE_FROM = 480;

/** The goals of the quarter under a letter, with their results folded. */
export function LetterGoals({ appraisal }: { readonly appraisal: Appraisal }): ReactNode {
  const { data, error, isFetching, refetch } = useQuarterGoals(appraisal);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (data === undefined)
    return (
      <div className="tal-letter-goals" role="status">
        {error !== null && (
          <>
            <span className="cd-t13 cd-ink2">The goals could not be loaded. {errorSentence(error)}</span>
            <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
              Retry
            </Button>
          </>
        )}
      </div>
    );
  const { Goals } = data;
  if (Goals.length === 0) return <p className="tal-letter-goals cd-t13 cd-ink3">{MESSAGES.talentNoGoals}</p>;
  const shown = { goals: Goals, caption: `Goals of ${periodLabel(appraisal.Period)}` };
  const count = plural(Goals.length, 'goal');
  return (
    <section className="tal-letter-goals">
      <button
        type="button"
        className="tal-fold"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden />}
        {appraisal.IsOwn ? `Your ${count} of the quarter` : `The ${count} of the quarter`}
      </button>
      <span className="cd-t13 cd-ink3">{outcomesText(Goals)}</span>
      <div id={id} hidden={!isOpen} className="tal-goal-list">
        <WideOrNarrow from={TABLE_FROM} wide={<GoalTable {...shown} />} narrow={<GoalRows {...shown} />} />
      </div>
    </section>
  );
}
