import { useRef, useState, type ReactNode } from 'react';
import type { Appraisal } from '@cadence/shared-contract';
import { letterChanges } from '../letter-changes.ts';
import { employeeSignature } from '../../writing/signatures.ts';
import { useLeftSignature } from '../use-left-signature.ts';
import { useReading, type Reading } from '../use-reading.ts';
import { EditedAfterSignature, EditedWhileRead } from './changed-notice.tsx';
import { Course } from './course.tsx';
import { EarlierLetters, type PersonAppraisals } from './earlier-letters.tsx';
import { Letter } from './letter.tsx';
import { MarkedReview } from './marked-review.tsx';
import { PrintLetter } from './print-letter.tsx';
import { SignFoot, SignPanel } from './sign-panel.tsx';
import { Signatures } from './signatures.tsx';

interface ChangedLetterProps {
  readonly appraisal: Appraisal;
  readonly reading: Reading;
  readonly isSigning: boolean;
  readonly onSignAgain: () => void;
}

/** The letter; with what changed in it since it was read or signed (D-50). */
function ChangedLetter({ appraisal, reading, isSigning, onSignAgain }: ChangedLetterProps): ReactNode {
  const [isLeft, leave] = useLeftSignature(appraisal);
  const own = employeeSignature(appraisal);
  if (reading.hasChanged && isSigning) {
    const { lines, summary } = letterChanges(reading.read, appraisal);
    return (
      <Letter
        appraisal={appraisal}
        notice={<EditedWhileRead appraisal={appraisal} summary={summary} onAccept={reading.accept} />}
        text={<MarkedReview lines={lines} />}
      />
    );
  }
  if (own === null || !appraisal.IsEditedAfterSignature || isLeft) return <Letter appraisal={appraisal} />;
  const { lines, summary } = letterChanges(own, appraisal);
  return (
    <Letter
      appraisal={appraisal}
      notice={
        <EditedAfterSignature
          appraisal={appraisal}
          signature={own}
          summary={summary}
          onSignAgain={isSigning ? null : onSignAgain}
          onLeave={leave}
        />
      }
      text={<MarkedReview lines={lines} />}
    />
  );
}

export interface OwnLetterProps {
  readonly appraisal: Appraisal;
  readonly own: PersonAppraisals;
}

/** The employee's appraisal of a quarter: letter, state, signing, print, and the earlier ones. */
export function OwnLetter({ appraisal, own }: OwnLetterProps): ReactNode {
  const { Permissions } = appraisal;
  const reading = useReading(appraisal);
  const [isEditing, setEditing] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const edit = (next: boolean): void => {
    if (next) reading.accept();
    setEditing(next);
  };
  const isSigning =
    Permissions.includes('signAsEmployee') || (isEditing && Permissions.includes('editSignature'));
  return (
    <>
      <div className="tal-letter-page">
        <div className="tal-letter-side">
          <Course appraisal={appraisal} />
        </div>
        <div className="tal-letter-main">
          <ChangedLetter
            appraisal={appraisal}
            reading={reading}
            isSigning={isSigning}
            onSignAgain={() => edit(true)}
          />
          <Signatures appraisal={appraisal} />
        </div>
        <div className="tal-letter-side" ref={panel}>
          <PrintLetter appraisal={appraisal} />
          <SignPanel appraisal={appraisal} reading={reading} isEditing={isEditing} onEditing={edit} />
          <EarlierLetters own={own} before={appraisal.Period.StartDate} />
        </div>
      </div>
      {isSigning && <SignFoot panel={panel} />}
    </>
  );
}
