import type { ReactNode } from 'react';
import { useLocalDraft } from '@cadence/shared-auth';
import { Button, Callout } from '@cadence/shared-ui';
import { History } from '@cadence/shared-ui/icons';
import { isSignValues, signDraft, type SignValues } from '../sign-form.ts';

/** Text typed for a signature that is no longer possible; renders nothing without any. */
export function UnsentWords({ appraisalId }: { readonly appraisalId: number }): ReactNode {
  const entity = signDraft(appraisalId);
  const { found, keptDays, drop } = useLocalDraft<SignValues>({ entity, version: 'unsent' }, isSignValues);
  if (found === null || found.values.Comment.trim() === '') return null;
  return (
    <Callout
      lead={<History aria-hidden />}
      title="What you wrote was not sent"
      actions={
        <Button size="sm" variant="quiet" onClick={drop}>
          Delete Copy
        </Button>
      }
    >
      A copy stays on this device for {keptDays} days.
      <blockquote className="tal-kept-words">{found.values.Comment}</blockquote>
    </Callout>
  );
}
