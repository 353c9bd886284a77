import { useState, type ReactNode } from 'react';
import type { Appraisal } from '@cadence/shared-contract';
import { registerStyles } from '@cadence/shared-ui';
import { ChevronDown, ChevronUp } from '@cadence/shared-ui/icons';
import { periodLabel } from '../../frame/period-label.ts';
import css from './facts.css';
import { GoalsSection } from './goals-section.tsx';
import { LastSection } from './last-section.tsx';
import { NotesSection } from './notes-section.tsx';

registerStyles('tal-facts', css);

export interface FactsPaneProps {
  readonly appraisal: Appraisal;
  /** The person's appraisal before this one; null without one. */
  readonly last: Appraisal | null;
  /** Below the text instead of beside it: it can be opened and closed. */
  readonly isFolded: boolean;
}

/** The facts of the quarter, beside the editor. */
export function FactsPane({ appraisal, last, isFolded }: FactsPaneProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const title = `What is known of ${periodLabel(appraisal.Period)}`;
  return (
    <aside className="tal-facts" aria-label={title}>
      <h2 className={isFolded ? undefined : 'cd-vh'}>
        {isFolded ? (
          <button
            type="button"
            className="tal-facts-head"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {title}
            {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
          </button>
        ) : (
          title
        )}
      </h2>
      {(!isFolded || isOpen) && (
        <div className="tal-facts-body">
          <GoalsSection appraisal={appraisal} />
          {last !== null && <LastSection last={last} />}
          <NotesSection person={appraisal.User} />
        </div>
      )}
    </aside>
  );
}
