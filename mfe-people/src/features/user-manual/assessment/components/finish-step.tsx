import { errorSentence } from '@cadence/shared-auth';
import { MESSAGES, type UserManual } from '@cadence/shared-contract';
import { Button, Callout, ErrorText, plural } from '@cadence/shared-ui';
import { TriangleAlert } from '@cadence/shared-ui/icons';
import type { ReactNode, Ref } from 'react';
import { useFinish } from '../api/use-own-manual.ts';
import type { ReadAssessment } from '../api/use-assessment.ts';
import { BackButton } from './back-button.tsx';
import { WhoReads } from './who-reads.tsx';

interface FinishStepProps {
  readonly assessment: ReadAssessment;
  /** Null while the readers are unknown. */
  readonly own: UserManual['Own'];
  /** Places of groups without an answer. */
  readonly open: readonly number[];
  /** How many answers are not saved yet. */
  readonly waiting: number;
  readonly saved: ReactNode;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onGoTo: (place: number) => void;
  readonly onBack: () => void;
  readonly onFinished: () => void;
}

/** Links to the groups that were left out. */
function OpenGroups({ open, onGoTo }: Pick<FinishStepProps, 'open' | 'onGoTo'>): ReactNode {
  return (
    <Callout
      tone="caution"
      lead={<TriangleAlert aria-hidden />}
      title={`${plural(open.length, 'group')} without an answer`}
    >
      <ul className="pe-as-open">
        {open.map((place) => (
          <li key={place}>
            <Button onClick={() => onGoTo(place)}>Group {place + 1}</Button>
          </li>
        ))}
      </ul>
    </Callout>
  );
}

function whyNot({ open, waiting }: Pick<FinishStepProps, 'open' | 'waiting'>): string | null {
  if (open.length > 0) return 'Answer the groups above first.';
  return waiting > 0 ? `${plural(waiting, 'group')} still to be saved.` : null;
}

/** The end: who will read what, what it replaces, and the button to finish. */
export function FinishStep(props: FinishStepProps): ReactNode {
  const { assessment, own, open, saved, headingRef, onGoTo, onBack, onFinished } = props;
  const { UserId, ReplacesEntry } = assessment;
  const finish = useFinish(UserId, onFinished);
  const isDone = finish.isPending || finish.isSuccess;
  return (
    <div className="pe-as">
      <h2 className="cd-title" ref={headingRef} tabIndex={-1}>
        {open.length > 0 ? 'Almost done' : 'That was all of it'}
      </h2>
      <p className="pe-as-hint">Before you finish: this is who will read it.</p>
      <WhoReads readers={own?.FullReaders ?? []} />
      {open.length > 0 && <OpenGroups open={open} onGoTo={onGoTo} />}
      {ReplacesEntry && (
        <Callout tone="caution" lead={<TriangleAlert aria-hidden />} title={MESSAGES.discReplaced}>
          Yours, with its PDF if it has one, is gone when you finish. It cannot be brought back.
        </Callout>
      )}
      {finish.isError && <ErrorText>{errorSentence(finish.error)}</ErrorText>}
      <div className="pe-as-foot">
        <BackButton onClick={onBack} />
        <Button
          variant="primary"
          size="lg"
          className="pe-as-next"
          loading={isDone}
          loadingText="Finishing"
          disabledReason={whyNot(props)}
          onClick={() => finish.mutate(ReplacesEntry ? 1 : 0)}
        >
          {ReplacesEntry ? 'Finish and replace my entry' : 'Finish'}
        </Button>
      </div>
      {saved}
    </div>
  );
}
