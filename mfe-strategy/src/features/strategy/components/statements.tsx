import type { ReactNode } from 'react';
import { STRATEGY_STATEMENTS } from '@cadence/shared-contract';
import { Button } from '@cadence/shared-ui';
import { RichText } from '@cadence/shared-ui/rich-text';
import type { StrategyField, StrategyTexts } from '../strategy-texts.ts';
import { isFilled, STATEMENT_QUESTIONS, STATEMENT_TITLES } from '../strategy-texts.ts';

export interface PartProps {
  readonly texts: StrategyTexts;
  readonly isEditor: boolean;
  readonly onEdit: (field: StrategyField) => void;
}

/** Mission, vision and values: editors see empty ones too, with their questions (people §2.6). */
export function Statements({ texts, isEditor, onEdit }: PartProps): ReactNode {
  const shown = STRATEGY_STATEMENTS.filter((name) => isEditor || isFilled(texts[name]));
  return shown.map((name) => {
    const isWritten = isFilled(texts[name]);
    const title = STATEMENT_TITLES[name];
    const label = isWritten ? 'Edit' : 'Add Your Strategies';
    return (
      <section key={name} className={isWritten ? 'st-statement' : 'st-statement st-unwritten'}>
        <h2>{title}</h2>
        {isWritten ? (
          <RichText markup={texts[name]} className="st-creed" />
        ) : (
          <p className="st-question">{STATEMENT_QUESTIONS[name]}</p>
        )}
        {isEditor && (
          <Button
            className="st-edit"
            size="sm"
            variant={isWritten ? 'quiet' : 'outline'}
            aria-label={`${label}: ${title}`}
            onClick={() => onEdit(name)}
          >
            {label}
          </Button>
        )}
      </section>
    );
  });
}
