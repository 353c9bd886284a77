import { useState, type ReactNode } from 'react';
import type { Appraisal, AppraisalSignature } from '@cadence/shared-contract';
import { useTimeZone } from '@cadence/shared-auth';
import { Button, Callout } from '@cadence/shared-ui';
import { Pencil } from '@cadence/shared-ui/icons';
import { signaturesInForce } from '../signatures.ts';
import { dayText } from '../words.ts';
import { Comparison } from './comparison.tsx';
import { Signature } from './signature.tsx';

/** The text is not the signed one: what differs, on request (D-50). */
function Differs({
  appraisal,
  signature,
}: {
  readonly appraisal: Appraisal;
  readonly signature: AppraisalSignature;
}): ReactNode {
  const timeZone = useTimeZone();
  const [isOpen, setOpen] = useState(false);
  const day = dayText(signature.SignedAt, timeZone);
  return (
    <Callout
      tone="caution"
      lead={<Pencil aria-hidden />}
      title={`The text is not the one that ${signature.PersonName} signed on ${day}`}
      actions={
        <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          What differs
        </Button>
      }
    >
      {isOpen && (
        <Comparison
          labels={appraisal.Labels}
          before={{ label: `Signed on ${day}`, values: signature }}
          after={{ label: 'As it is now', values: appraisal }}
        />
      )}
    </Callout>
  );
}

/** Who signed what: the typed name, when, and the answer that goes with it (people §3 Appraisal, D-93). */
export function SignaturesPart({ appraisal }: { readonly appraisal: Appraisal }): ReactNode {
  const signatures = signaturesInForce(appraisal);
  if (signatures.length === 0) return null;
  return (
    <section aria-labelledby="appraisal-signatures">
      <div className="tal-part-head">
        <h3 id="appraisal-signatures">Signatures</h3>
      </div>
      <div className="tal-signatures">
        {signatures.map((signature) => (
          <div key={signature.Id} className="cd-stack cd-gap-2">
            <Signature signature={signature} />
            {!signature.IsCurrent && <Differs appraisal={appraisal} signature={signature} />}
          </div>
        ))}
      </div>
    </section>
  );
}
