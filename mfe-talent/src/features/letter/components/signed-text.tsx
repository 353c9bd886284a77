import type { ReactNode } from 'react';
import type { Appraisal, AppraisalSignature } from '@cadence/shared-contract';
import { useTimeZone } from '@cadence/shared-auth';
import { Button, Dialog, formatDateTime } from '@cadence/shared-ui';
import { RichText } from '@cadence/shared-ui/rich-text';
import { dayText } from '../../writing/words.ts';
import { shortDigest } from '../digest.ts';
import { Verdict } from './verdict.tsx';

export interface SignedTextProps {
  /** The signature whose text is read; null closes it. */
  readonly signature: AppraisalSignature | null;
  readonly appraisal: Appraisal;
  readonly onClose: () => void;
}

/** Exactly what somebody signed, which is kept through later edits (D-50). */
export function SignedText({ signature, appraisal, onClose }: SignedTextProps): ReactNode {
  const timeZone = useTimeZone();
  if (signature === null) return null;
  const { PrimaryRating, SecondaryRating, TertiaryRating, Review, PersonName, SignedAt } = signature;
  return (
    <Dialog
      open
      width={720}
      title={`Text of ${dayText(SignedAt, timeZone)}`}
      onCloseRequest={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <p className="cd-t13 cd-ink2">
        {`Signed by ${PersonName}, ${formatDateTime(SignedAt, timeZone)}. Text ${shortDigest(signature)}`}
      </p>
      <div className="tal-letter-text">
        <RichText markup={Review} />
      </div>
      <Verdict appraisal={{ ...appraisal, PrimaryRating, SecondaryRating, TertiaryRating }} />
    </Dialog>
  );
}
