import { useState, type ReactNode } from 'react';
import type { Appraisal, AppraisalSignature } from '@cadence/shared-contract';
import { useTimeZone } from '@cadence/shared-auth';
import { Button, Callout } from '@cadence/shared-ui';
import { Pencil } from '@cadence/shared-ui/icons';
import { dayText, momentText } from '../../writing/words.ts';
import { SignedText } from './signed-text.tsx';

/** The edit after the signature. Without one in the history, the reviewer's at the last change. */
function editOf({ History, Reviewer, UpdatedAt }: Appraisal): { readonly who: string; readonly at: string } {
  const edit = History.findLast(({ Action }) => Action === 'editSigned');
  return { who: edit?.Person?.Name ?? Reviewer.Name, at: edit?.At ?? UpdatedAt };
}

export interface EditedAfterSignatureProps {
  readonly appraisal: Appraisal;
  readonly signature: AppraisalSignature;
  /** 'one sentence' */
  readonly summary: string;
  /** Null while it is being signed again. */
  readonly onSignAgain: (() => void) | null;
  readonly onLeave: () => void;
}

/** The text is not the signed one (D-50). The notice never mentions ratings that are not shared. */
export function EditedAfterSignature({
  appraisal,
  signature,
  summary,
  onSignAgain,
  onLeave,
}: EditedAfterSignatureProps): ReactNode {
  const timeZone = useTimeZone();
  const [isReading, setReading] = useState(false);
  const { who, at } = editOf(appraisal);
  const signedOn = dayText(signature.SignedAt, timeZone);
  return (
    <div className="tal-changed">
      <Callout
        tone="caution"
        lead={<Pencil aria-hidden />}
        title={`${who} edited this after you signed`}
        actions={
          <>
            {onSignAgain !== null && (
              <Button size="sm" variant="primary" onClick={onSignAgain}>
                Sign again
              </Button>
            )}
            <Button size="sm" onClick={() => setReading(true)}>
              Text of {signedOn}
            </Button>
            {onSignAgain !== null && (
              <Button size="sm" variant="quiet" onClick={onLeave}>
                Leave my signature
              </Button>
            )}
          </>
        }
      >
        {`${momentText(at, timeZone)}, ${summary}. Your signature of ${signedOn} stays with the earlier text.`}
      </Callout>
      <SignedText
        signature={isReading ? signature : null}
        appraisal={appraisal}
        onClose={() => setReading(false)}
      />
    </div>
  );
}

export interface EditedWhileReadProps {
  readonly appraisal: Appraisal;
  readonly summary: string;
  readonly onAccept: () => void;
}

/**
 * The text changed while it was being read: what is typed stays, and the newer text is signed only after confirmation.
 */
export function EditedWhileRead({ appraisal, summary, onAccept }: EditedWhileReadProps): ReactNode {
  const timeZone = useTimeZone();
  return (
    <div className="tal-changed">
      <Callout
        tone="caution"
        lead={<Pencil aria-hidden />}
        title={`${appraisal.Reviewer.Name} edited this while you were reading`}
        actions={
          <Button size="sm" variant="primary" onClick={onAccept}>
            I have read the changes
          </Button>
        }
      >
        {`${momentText(appraisal.UpdatedAt, timeZone)}, ${summary}. What you wrote is still here.`}
      </Callout>
    </div>
  );
}
