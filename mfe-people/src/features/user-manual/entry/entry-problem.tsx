import type { ReactNode } from 'react';
import { discWords } from '@cadence/shared-contract';
import { Button, Callout } from '@cadence/shared-ui';
import { CircleAlert, TriangleAlert } from '@cadence/shared-ui/icons';
import type { EntryFormControl } from './use-entry-form.ts';

/** Why the entry was not saved, and what can be done about it; nothing while there is no problem. */
export function EntryProblem({ form }: { readonly form: EntryFormControl }): ReactNode {
  const { failure, stale } = form;
  if (stale !== null) {
    return (
      <Callout
        tone="caution"
        lead={<TriangleAlert aria-hidden />}
        title={failure?.title}
        actions={
          <>
            <Button size="sm" onClick={stale.keepMine}>
              Keep My Text
            </Button>
            <Button size="sm" variant="quiet" onClick={stale.takeTheirs}>
              Take the Other
            </Button>
          </>
        }
      >
        <b>{discWords(stale.latest.Disc)}</b>
        <p className="mn-other">{stale.latest.Description}</p>
      </Callout>
    );
  }
  if (failure === null) return null;
  return (
    <Callout tone="alarm" lead={<CircleAlert aria-hidden />} title={failure.title}>
      {failure.text ?? 'Nothing is lost: what you wrote is still here.'}
    </Callout>
  );
}
