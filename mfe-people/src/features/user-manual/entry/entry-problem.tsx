import type { ReactNode } from 'react';
import { discWords } from '@cadence/shared-contract';
import { Callout } from '@cadence/shared-ui';
import { CircleAlert } from '@cadence/shared-ui/icons';
import { ChangedCallout } from '../../forms/changed-callout.tsx';
import type { EntryFormControl } from './use-entry-form.ts';

/** Why the entry was not saved, and what can be done about it; nothing while there is no problem. */
export function EntryProblem({ form }: { readonly form: EntryFormControl }): ReactNode {
  const { failure, stale } = form;
  if (stale !== null) {
    return (
      <ChangedCallout title={failure?.title} onKeepMine={stale.keepMine} onTakeTheirs={stale.takeTheirs}>
        <b>{discWords(stale.latest.Disc)}</b>
        <p className="mn-other">{stale.latest.Description}</p>
      </ChangedCallout>
    );
  }
  if (failure === null) return null;
  return (
    <Callout tone="alarm" lead={<CircleAlert aria-hidden />} title={failure.title}>
      {failure.text ?? 'Nothing is lost: what you wrote is still here.'}
    </Callout>
  );
}
