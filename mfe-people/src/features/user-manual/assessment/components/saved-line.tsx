import { errorSentence } from '@cadence/shared-auth';
import { Button, Callout, plural } from '@cadence/shared-ui';
import { CircleCheck, Clock, TriangleAlert, WifiOff } from '@cadence/shared-ui/icons';
import type { ReactNode } from 'react';
import { isPassing, type AnswerQueueState } from '../api/answer-queue.ts';

interface SavedLineProps {
  readonly queue: AnswerQueueState;
  /** Groups that the server has. */
  readonly saved: number;
  readonly onRetry: () => void;
}

const isOrAre = (count: number): string => (count === 1 ? 'is' : 'are');

/** How much is saved; an answer that could not be saved says so, with the reason and what happens to it. */
export function SavedLine({
  queue: { waiting, failure, isSending },
  saved,
  onRetry,
}: SavedLineProps): ReactNode {
  if (failure !== null) {
    const isComingBack = isPassing(failure);
    return (
      <div className="pe-as-unsaved">
        <Callout
          tone={isComingBack ? 'caution' : 'alarm'}
          lead={isComingBack ? <WifiOff aria-hidden /> : <TriangleAlert aria-hidden />}
          title={`${plural(waiting.length, 'group')} ${isOrAre(waiting.length)} not saved yet`}
          actions={
            <Button loading={isSending} loadingText="Trying" onClick={onRetry}>
              Try again
            </Button>
          }
        >
          <p>{errorSentence(failure)}</p>
          {isComingBack && <p>You can go on; your answers are sent as soon as that works again.</p>}
        </Callout>
      </div>
    );
  }
  if (saved === 0 && waiting.length === 0) return null;
  return (
    <p className="pe-as-saved">
      {waiting.length > 0 ? <Clock aria-hidden /> : <CircleCheck aria-hidden />}
      {waiting.length > 0
        ? `Saving. ${plural(saved, 'group')} saved.`
        : `${plural(saved, 'group')} saved. You can go on here or on your phone.`}
    </p>
  );
}

/** The same on a phone, in a word. */
export function SavedWord({ queue: { waiting, failure } }: Pick<SavedLineProps, 'queue'>): ReactNode {
  const isSafe = waiting.length === 0;
  const word = isSafe ? 'Saved' : failure === null ? 'Saving' : 'Not saved yet';
  return (
    <span className="pe-as-saved pe-as-word">
      {isSafe ? (
        <CircleCheck aria-hidden />
      ) : failure === null ? (
        <Clock aria-hidden />
      ) : (
        <WifiOff aria-hidden />
      )}
      {word}
    </span>
  );
}
