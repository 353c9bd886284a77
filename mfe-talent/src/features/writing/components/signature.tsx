import type { ReactNode } from 'react';
import type { AppraisalSignature } from '@cadence/shared-contract';
import { useTimeZone } from '@cadence/shared-auth';
import { Said } from '../../step-dialog/said.tsx';
import { momentText } from '../words.ts';

/** What the employee answered, in their words; the reviewer signs without an answer (D-93). */
export function answerText({ By, Agrees }: AppraisalSignature): string {
  if (By === 'reviewer') return 'Signed';
  if (Agrees === null) return 'I have read it';
  return Agrees ? 'I agree' : 'I have read it and disagree';
}

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
          <b className="cd-w5">{answerText(signature)}</b>
        </>
      }
      when={momentText(SignedAt, timeZone)}
      words={Comment}
      signature={Sign}
    />
  );
}
