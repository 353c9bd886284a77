import type { ReactNode } from 'react';
import { errorSentence } from '@cadence/shared-auth';
import { Button, ErrorText } from '@cadence/shared-ui';
import { useConnect } from '../api/own-changes.ts';
import type { OwnActions } from '../own-actions.ts';
import { StartButton } from './start-button.tsx';

interface ElsewherePartProps {
  readonly personId: number;
  readonly actions: OwnActions;
  /** An own entry is deleted when the result arrives; the buttons say so. */
  readonly replacesEntry: boolean;
}

/** Whether an assessment is taken on an external site: only that site knows its progress. */
export function isElsewhere(url: string): boolean {
  return /^https?:/.test(url);
}

/** Continues an assessment on an external site, or gets its result when it is finished there. */
export function ElsewherePart({ personId, actions, replacesEntry }: ElsewherePartProps): ReactNode {
  const connect = useConnect(personId);
  return (
    <>
      <h3 className="cd-title">Finish the assessment, then get your result</h3>
      <div className="mn-again">
        <StartButton actions={actions} size="lg">
          Go on with the assessment
        </StartButton>
        <Button
          size="lg"
          loading={connect.isPending}
          loadingText="Asking"
          onClick={() => connect.mutate(replacesEntry ? 1 : 0)}
        >
          Get my result
        </Button>
      </div>
      {connect.isError && <ErrorText>{errorSentence(connect.error)}</ErrorText>}
    </>
  );
}
