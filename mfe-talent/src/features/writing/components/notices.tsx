import type { ReactNode } from 'react';
import { APPRAISAL_CONDITIONS } from '@cadence/shared-contract';
import { Button, Callout, DraftNotice } from '@cadence/shared-ui';
import { CircleAlert, Info, Pencil } from '@cadence/shared-ui/icons';
import { hasErrors } from '../editing.ts';
import { employeeSignature } from '../signatures.ts';
import type { AppraisalForm } from '../use-appraisal-form.ts';
import { useNews } from '../use-news.ts';
import { Signature } from './signature.tsx';

function News({ form }: { readonly form: AppraisalForm }): ReactNode {
  const { text, dismiss } = useNews(form.newest);
  if (text === null) return null;
  const isKept = form.isBehind && form.isDirty;
  return (
    <Callout
      lead={<Info aria-hidden />}
      title={text}
      {...(!isKept && {
        actions: (
          <Button size="sm" variant="quiet" onClick={dismiss}>
            OK
          </Button>
        ),
      })}
    >
      {isKept && 'Your change is still here, and not saved.'}
    </Callout>
  );
}

/** What the employee answered, and what an edit means now (D-50, D-93, D-104). */
function Signed({ form }: { readonly form: AppraisalForm }): ReactNode {
  const { State, User, IsEditedAfterSignature } = form.base;
  const signature = employeeSignature(form.base);
  if (State !== 'acknowledged' || signature === null) return null;
  return (
    <section aria-label={`Signature of ${User.Name}`} className="cd-stack cd-gap-3">
      <Signature signature={signature} />
      {IsEditedAfterSignature ? (
        <Callout tone="caution" lead={<Pencil aria-hidden />} title="Edited after the signature">
          {APPRAISAL_CONDITIONS.signedAsItStands}
        </Callout>
      ) : (
        <p className="cd-t13 cd-ink2">
          A change that {User.Name} can read is marked as edited after the signature; they are notified and
          may sign again.
        </p>
      )}
    </section>
  );
}

/** What the writer must know before continuing; renders nothing without notices. */
export function Notices({ form }: { readonly form: AppraisalForm }): ReactNode {
  const { failure, errors, isSaving, draft } = form;
  return (
    <>
      <News form={form} />
      {failure !== null && !isSaving && !hasErrors(errors) && (
        <Callout tone="alarm" lead={<CircleAlert aria-hidden />} title={failure}>
          Your text is kept on this device.
        </Callout>
      )}
      {hasErrors(errors) && (
        <Callout tone="alarm" lead={<CircleAlert aria-hidden />} title={APPRAISAL_CONDITIONS.isWritten} />
      )}
      <DraftNotice draft={draft} onRestore={form.restore} />
      <Signed form={form} />
    </>
  );
}
