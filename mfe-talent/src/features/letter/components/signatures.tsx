import { useState, type ReactNode } from 'react';
import { agreementText } from '@cadence/shared-contract';
import type { Appraisal, AppraisalSignature } from '@cadence/shared-contract';
import { useTimeZone } from '@cadence/shared-auth';
import { Button, formatDateTime } from '@cadence/shared-ui';
import { signaturesInForce } from '../../writing/signatures.ts';
import { dayText } from '../../writing/words.ts';
import { SignedText } from './signed-text.tsx';

interface SignedProps {
  readonly signature: AppraisalSignature;
  readonly onRead: () => void;
}

/** Who signed what: the answer, the words, the typed name, the account and the instant. */
function Signed({ signature, onRead }: SignedProps): ReactNode {
  const timeZone = useTimeZone();
  const { By, Agrees, Comment, Sign, PersonName, SignedAt, IsCurrent } = signature;
  return (
    <div className="tal-signed-by">
      <p className="tal-typed-name">{Sign}</p>
      <p>
        <b>{By === 'reviewer' ? 'Reviewer' : (agreementText(Agrees) ?? 'Employee')}</b>
      </p>
      {Comment !== null && Comment !== '' && <blockquote>{Comment}</blockquote>}
      <p>
        {PersonName}, <time dateTime={SignedAt}>{formatDateTime(SignedAt, timeZone)}</time>
      </p>
      {!IsCurrent && (
        <p>
          The text signed is not the text shown.{' '}
          <Button size="sm" variant="quiet" onClick={onRead}>
            Read the text of {dayText(SignedAt, timeZone)}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Signatures of an appraisal: the valid ones, and earlier ones collapsed (TAL-020, D-50, D-92). */
export function Signatures({ appraisal }: { readonly appraisal: Appraisal }): ReactNode {
  const [read, setRead] = useState<AppraisalSignature | null>(null);
  const { Signatures: all } = appraisal;
  if (all.length === 0) return null;
  const earlier = all.filter(({ IsInForce }) => !IsInForce);
  const list = (signatures: readonly AppraisalSignature[]): ReactNode =>
    signatures.map((signature) => (
      <Signed key={signature.Id} signature={signature} onRead={() => setRead(signature)} />
    ));
  return (
    <section className="tal-letter-signatures" aria-label="Signatures">
      {list(signaturesInForce(appraisal))}
      {earlier.length > 0 && (
        <details>
          <summary className="tal-fold">Earlier signatures ({earlier.length})</summary>
          <div className="tal-earlier-signatures">{list(earlier)}</div>
        </details>
      )}
      <SignedText signature={read} appraisal={appraisal} onClose={() => setRead(null)} />
    </section>
  );
}
