import { useState, type ReactNode } from 'react';
import { Button } from '@cadence/shared-ui';
import { Check, Copy } from '@cadence/shared-ui/icons';

/** Copies a text; where the browser does not allow that, it says so, and the text can be selected. */
export function CopyText({ text }: { readonly text: string }): ReactNode {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  return (
    <>
      <Button
        size="sm"
        icon={state === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
        onClick={() => void copy()}
      >
        {state === 'copied' ? 'Copied' : 'Copy Text'}
      </Button>
      {state === 'refused' && (
        <span className="cd-why">Your browser does not allow copying. Select the text instead.</span>
      )}
    </>
  );
}
