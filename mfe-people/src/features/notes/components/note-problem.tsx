import type { ReactNode } from 'react';
import { Button, Callout } from '@cadence/shared-ui';
import { RichText } from '@cadence/shared-ui/rich-text';
import { CircleAlert, TriangleAlert } from '@cadence/shared-ui/icons';
import { ChangedCallout } from '../../forms/changed-callout.tsx';
import type { NoteFormControl } from '../use-note-form.ts';

/** Why the note was not saved, and what can be done about it; nothing while there is no problem. */
export function NoteProblem({ form }: { readonly form: NoteFormControl }): ReactNode {
  const { failure, stale, saveAsNew } = form;
  if (stale !== null) {
    return (
      <ChangedCallout title={failure} onKeepMine={stale.keepMine} onTakeTheirs={stale.takeTheirs}>
        <b>{stale.latest.Title}</b>
        <RichText markup={stale.latest.Body} className="pe-note-other" />
      </ChangedCallout>
    );
  }
  if (saveAsNew !== null) {
    return (
      <Callout
        tone="caution"
        lead={<TriangleAlert aria-hidden />}
        title="This note was deleted."
        actions={
          <Button size="sm" onClick={saveAsNew}>
            Keep as a New Note
          </Button>
        }
      >
        Your text is still here.
      </Callout>
    );
  }
  if (failure === null) return null;
  return <Callout tone="alarm" lead={<CircleAlert aria-hidden />} title={failure} />;
}
