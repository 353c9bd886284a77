import type { ReactNode } from 'react';
import type { UserManual } from '@cadence/shared-contract';
import { minutesLeft } from '@cadence/shared-contract';
import { useTimeZone } from '@cadence/shared-auth';
import { dayOf, formatDate, plural } from '@cadence/shared-ui';
import type { OwnActions } from '../own-actions.ts';
import { ElsewherePart, isElsewhere } from './elsewhere-part.tsx';
import { ReplaceNote } from './replace-note.tsx';
import { StartButton } from './start-button.tsx';

/** An assessment that is begun and not finished. */
export type ManualProgress = NonNullable<NonNullable<UserManual['Own']>['Progress']>;

interface ProgressPartProps {
  readonly personId: number;
  readonly progress: ManualProgress;
  readonly actions: OwnActions;
  /** The manual in use until the assessment is finished. */
  readonly replaces: 'entry' | 'result' | null;
}

const REPLACED = {
  entry: 'The result replaces your manual entry below for good.',
  result: 'The new result replaces this one for good.',
} as const;

/** Where the owner stopped, how much is left, and the way to continue. */
export function ProgressPart({ personId, progress, actions, replaces }: ProgressPartProps): ReactNode {
  return (
    <div className="mn-progress">
      <ProgressState progress={progress} />
      {isElsewhere(progress.Url) ? (
        <ElsewherePart personId={personId} actions={actions} replacesEntry={replaces === 'entry'} />
      ) : (
        <OwnSteps progress={progress} actions={actions} />
      )}
      {replaces !== null && <ReplaceNote>{REPLACED[replaces]}</ReplaceNote>}
    </div>
  );
}

/** Where the owner stopped in our own assessment. */
function OwnSteps({ progress, actions }: Pick<ProgressPartProps, 'progress' | 'actions'>): ReactNode {
  const { Answered, Total } = progress;
  const next = Answered + 1;
  const isLastLeft = next > Total;
  return (
    <>
      <h3 className="cd-title">
        {isLastLeft ? `All ${Total} groups are answered` : `You stopped at group ${next}`}
      </h3>
      <Ruler answered={Answered} total={Total} />
      <div className="mn-again">
        <StartButton actions={actions} size="lg">
          {isLastLeft ? 'Finish the assessment' : `Take up again, ${next} of ${Total}`}
        </StartButton>
        {!isLastLeft && <span>about {plural(minutesLeft(Answered), 'minute')} left</span>}
      </div>
    </>
  );
}

function ProgressState({ progress: { BegunAt, BegunOn } }: Pick<ProgressPartProps, 'progress'>): ReactNode {
  const timeZone = useTimeZone();
  return (
    <p className="cd-facts mn-state">
      <span>In progress</span>
      <span>
        begun {formatDate(dayOf(BegunAt, timeZone))}, on your {BegunOn}
      </span>
    </p>
  );
}

function tickClass(group: number, answered: number): string | undefined {
  if (group <= answered) return 'cd-past';
  return group === answered + 1 ? 'cd-now' : undefined;
}

/** One slot for each group, in a fixed place. */
function Ruler({ answered, total }: { readonly answered: number; readonly total: number }): ReactNode {
  const next = answered < total ? `, next is ${answered + 1}` : '';
  return (
    <div className="cd-ruler" role="img" aria-label={`${answered} of ${total} groups saved${next}`}>
      {Array.from({ length: total }, (_, index) => (
        <i key={index} className={tickClass(index + 1, answered)} />
      ))}
    </div>
  );
}
