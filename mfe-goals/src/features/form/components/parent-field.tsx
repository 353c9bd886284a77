import { useId, useState, type ReactNode } from 'react';
import { MESSAGES } from '@cadence/shared-contract';
import { Button, ErrorText } from '@cadence/shared-ui';
import { useParentCandidates, type ParentQuestion } from '../api/parent-candidates.ts';
import { ParentList } from './parent-list.tsx';

export interface ParentFieldProps {
  /** Null until owner and quarter are chosen. */
  readonly question: ParentQuestion | null;
  readonly value: number | null;
  /** Title of the parent that the form opened with. */
  readonly knownTitle: string | null;
  readonly onChange: (parentId: number | null) => void;
  readonly error: string | undefined;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

const NOBODY: ParentQuestion = { userId: 0, periodId: 0, ownerId: 0, goalId: 0 };

/** The goal above: its title, and a list to choose another from. */
export function ParentField(props: ParentFieldProps): ReactNode {
  const { question, value, knownTitle, onChange, error, isOpen, onOpenChange } = props;
  const id = useId();
  const [pickedTitle, setPickedTitle] = useState<string | null>(null);
  const candidates = useParentCandidates(question ?? NOBODY, { enabled: question !== null && isOpen });
  const title = pickedTitle ?? knownTitle;
  return (
    <fieldset className="cd-field" aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className="cd-label">
        <span>Parent goal</span>
        <span className="cd-label-note">what this goal contributes to</span>
      </legend>
      <div className="gl-parent-value">
        <span className={value === null ? 'cd-ink3' : 'cd-cut2'}>
          {value === null ? 'Not aligned' : (title ?? 'A parent goal')}
        </span>
        <span className="cd-row">
          {value !== null && (
            <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
              Remove
            </Button>
          )}
          <Button
            size="sm"
            aria-expanded={isOpen}
            disabledReason={question === null ? 'Choose owner and quarter first' : null}
            onClick={() => onOpenChange(!isOpen)}
          >
            {isOpen ? 'Close' : value === null ? MESSAGES.selectParent : 'Change'}
          </Button>
        </span>
      </div>
      {isOpen && question !== null && (
        <ParentList
          among={candidates}
          value={value}
          exceptId={question.goalId}
          onChange={({ Id, Title }) => {
            setPickedTitle(Title);
            onChange(Id);
          }}
        />
      )}
      {error !== undefined && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </fieldset>
  );
}
