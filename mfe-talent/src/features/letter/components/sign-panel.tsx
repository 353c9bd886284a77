import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { agreementText, APPRAISAL_LIFECYCLE } from '@cadence/shared-contract';
import type { Appraisal } from '@cadence/shared-contract';
import { useTimeZone } from '@cadence/shared-auth';
import { Button } from '@cadence/shared-ui';
import { dayText } from '../../writing/words.ts';
import { employeeSignature } from '../../writing/signatures.ts';
import type { Reading } from '../use-reading.ts';
import { SignForm } from './sign-form.tsx';
import { UnsentWords } from './unsent-words.tsx';

export interface SignPanelProps {
  readonly appraisal: Appraisal;
  readonly reading: Reading;
  /** An existing signature is being changed. */
  readonly isEditing: boolean;
  readonly onEditing: (isEditing: boolean) => void;
}

/** The employee's way to sign, to change the signature until completion (TAL-029), or to sign again. */
export function SignPanel({ appraisal, reading, isEditing, onEditing }: SignPanelProps): ReactNode {
  const { Permissions } = appraisal;
  const timeZone = useTimeZone();
  const own = employeeSignature(appraisal);
  const isAgain = Permissions.includes('editSignature');
  if (Permissions.includes('signAsEmployee') || (isAgain && isEditing))
    return (
      <SignForm
        key={own?.Id ?? 'first'}
        read={reading.read}
        isChanged={reading.hasChanged}
        isAgain={isAgain}
        onDone={() => onEditing(false)}
      />
    );
  if (!isAgain || own === null) return <UnsentWords appraisalId={appraisal.Id} />;
  return (
    <section className="tal-own-signature" aria-label="Your signature">
      <p>
        <b className="cd-w5">{agreementText(own.Agrees) ?? 'Signed'}</b>{' '}
        <span className="cd-ink2">signed {dayText(own.SignedAt, timeZone)}</span>
      </p>
      <p className="cd-hint">You can change it until {appraisal.Reviewer.Name} signs.</p>
      <Button size="sm" onClick={() => onEditing(true)}>
        {APPRAISAL_LIFECYCLE.editSignature.label}
      </Button>
      <UnsentWords appraisalId={appraisal.Id} />
    </section>
  );
}

/** Whether an element is in view. */
function useIsInView(target: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return isInView;
}

/** On a phone, the link from the letter to the form for signing, while that is out of view. */
export function SignFoot({ panel }: { readonly panel: RefObject<HTMLElement | null> }): ReactNode {
  const isInView = useIsInView(panel);
  if (isInView) return null;
  const go = (): void => {
    panel.current?.scrollIntoView();
    panel.current?.querySelector('input')?.focus({ preventScroll: true });
  };
  return (
    <div className="tal-sign-foot">
      <Button variant="primary" size="touch" full onClick={go}>
        Comment and sign
      </Button>
    </div>
  );
}
