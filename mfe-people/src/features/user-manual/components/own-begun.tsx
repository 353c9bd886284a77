import type { ReactNode } from 'react';
import {
  ASSESSMENT_GROUPS,
  ASSESSMENT_MINUTES,
  discWords,
  DISC_TYPES,
  MESSAGES,
} from '@cadence/shared-contract';
import { Button, cx } from '@cadence/shared-ui';
import { TraitWheel } from '../wheel/trait-wheel.tsx';
import { EntryPart } from './entry-part.tsx';
import type { OwnPartProps } from '../own-actions.ts';
import { ProgressPart } from './progress-part.tsx';
import { ReplaceNote } from './replace-note.tsx';
import { StartButton } from './start-button.tsx';

/** One's own manual before a result: nothing yet, an own entry, or an assessment in progress. */
export function OwnBegun({ person, manual, actions }: OwnPartProps): ReactNode {
  const entry = manual.ManualUserManual;
  const progress = manual.Own?.Progress ?? null;
  const isShort = entry !== null;
  return (
    <>
      <div className={cx('mn-top mn-own-top', isShort && 'mn-mid')}>
        <TraitWheel personId={person.Id} name="You" type={entry?.Disc ?? null} percentages={null} />
        {progress === null ? (
          <Ways manual={manual} actions={actions} />
        ) : (
          <div>
            <ProgressPart
              personId={person.Id}
              progress={progress}
              actions={actions}
              replaces={entry === null ? null : 'entry'}
            />
            {entry === null && (
              <ul className="mn-ways">
                <EntryWay actions={actions} />
              </ul>
            )}
          </div>
        )}
      </div>
      {entry !== null && <EntryPart person={person} manual={manual} entry={entry} actions={actions} />}
    </>
  );
}

type WaysProps = Omit<OwnPartProps, 'person'>;

/** The two ways to a manual; only the assessment is primary. */
function Ways({ manual, actions }: WaysProps): ReactNode {
  const entry = manual.ManualUserManual;
  return (
    <div>
      <p className="mn-state">{entry === null ? 'Not connected' : 'Entered by you'}</p>
      <h3 className="cd-title">
        {entry === null ? 'Tell your colleagues how to work with you' : discWords(entry.Disc)}
      </h3>
      <ul className="mn-ways">
        <li>
          <p>
            <b>Take the assessment</b>
            <span>
              {ASSESSMENT_GROUPS} groups of four sentences, about {ASSESSMENT_MINUTES} minutes. Stop when you
              like and go on later, here or on your phone.
            </span>
          </p>
          <div>
            <StartButton actions={actions}>Start</StartButton>
          </div>
        </li>
        {entry === null && <EntryWay actions={actions} />}
      </ul>
      <ReplaceNote>
        {entry === null ? MESSAGES.discReplaced : 'The result replaces your manual entry below for good.'}
      </ReplaceNote>
    </div>
  );
}

function EntryWay({ actions }: Pick<WaysProps, 'actions'>): ReactNode {
  return (
    <li>
      <p>
        <b>Enter DISC manually</b>
        <span>
          If you know your type from elsewhere: one of {DISC_TYPES.length} types, a description and, if you
          have it, the PDF. Gives no percentages.
        </span>
      </p>
      <div>
        <Button onClick={actions.editEntry}>Add DISC Manually</Button>
      </div>
    </li>
  );
}
