import type { ReactNode } from 'react';
import { useTimeZone } from '@cadence/shared-auth';
import { Button, Dialog, formatTime } from '@cadence/shared-ui';
import { diffTexts, MarkedText } from '@cadence/shared-ui/text-diff';
import { textsOf } from '../parts.ts';
import type { SummaryForm } from '../use-summary-form.ts';

/** The same text was changed in another window (D-3): both versions, and which of them to keep. */
export function ConflictDialog({ form }: { readonly form: SummaryForm }): ReactNode {
  const timeZone = useTimeZone();
  const theirs = textsOf(form.newest);
  const parts = form.parts.filter(({ key }) => form.clashes.includes(key));
  return (
    <Dialog
      open
      role="alertdialog"
      width={600}
      title={`Saved in another window at ${formatTime(form.newest.Saved.UpdatedAt, timeZone)}`}
      onCloseRequest={form.closeComparison}
      footer={
        <>
          <Button variant="quiet" onClick={form.discard}>
            Discard mine
          </Button>
          <Button variant="primary" onClick={form.saveOver}>
            Save mine
          </Button>
          <Button onClick={form.closeComparison}>Back to editing</Button>
        </>
      }
    >
      <p className="cd-ink2">Both stay among the versions once yours is saved.</p>
      {parts.map(({ key, title }) => (
        <section key={key} className="sum-two">
          <h3 className="cd-subheading">{title}</h3>
          <p className="cd-t12 cd-ink3">As it is now</p>
          <p className="cd-prose">{theirs[key] ?? 'It is no longer part of the summary.'}</p>
          <p className="cd-t12 cd-ink3">Yours, kept on this device</p>
          <p className="cd-prose">
            <MarkedText parts={diffTexts(theirs[key] ?? '', form.values[key] ?? '')} />
          </p>
        </section>
      ))}
    </Dialog>
  );
}
