import type { ReactNode } from 'react';
import { agreementText } from '@cadence/shared-contract';
import type { AppraisalSignature } from '@cadence/shared-contract';
import { useTimeZone } from '@cadence/shared-auth';
import { Said } from '../../step-dialog/said.tsx';
import { momentText } from '../words.ts';

/** A signature with the answer that goes with it, the typed name, and when. */
export function Signature({ signature }: { readonly signature: AppraisalSignature }): ReactNode {
  const timeZone = useTimeZone();
  const { PersonId, PersonName, Comment, Sign, SignedAt } = signature;
  return (
    <Said
      person={{ Id: PersonId, Name: PersonName }}
      lead={
        <>
          <span className="cd-vh">{PersonName}: </span>
          <b className="cd-w5">{agreementText(signature.Agrees) ?? 'Signed'}</b>
        </>
      }
      when={momentText(SignedAt, timeZone)}
      words={Comment}
      signature={Sign}
    />
  );
}
