import { useState, type ReactNode } from 'react';
import { LIMITS } from '@cadence/shared-contract';
import type { OutputOf } from '@cadence/shared-contract';
import { api, useSession, useShell } from '@cadence/shared-auth';
import { useMutation } from '@cadence/shared-auth/query';
import { Button, Field } from '@cadence/shared-ui';
import { RichTextEditor } from '@cadence/shared-ui/rich-text';
import { reviewReaders } from '../readers.ts';
import type { AppraisalForm } from '../use-appraisal-form.ts';
import { Composed } from './composed.tsx';
import { Reads } from './reads.tsx';

/** Asks for a first draft from the goals of the quarter; null until one came, and once it was accepted or removed. */
function useComposer({ UserId, EvaluationPeriodId }: AppraisalForm['base']) {
  const shell = useShell();
  const [draft, setDraft] = useState<OutputOf<'talent.compose'> | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.call('talent.compose', { params: { userId: UserId, periodId: EvaluationPeriodId } }),
    onSuccess: (composed) => {
      if (composed.Text === '') shell.toast({ title: 'There are no goals to write a draft from.' });
      else setDraft(composed);
    },
  });
  return { draft, compose: () => mutate(), isComposing: isPending, remove: () => setDraft(null) };
}

/** The formatted review (people §2.5); who reads it is said above it. */
export function ReviewPart({ form }: { readonly form: AppraisalForm }): ReactNode {
  const { profile } = useSession();
  const { base, values, errors, write } = form;
  const { draft, compose, isComposing, remove } = useComposer(base);
  return (
    <section aria-labelledby="appraisal-review">
      <div className="tal-part-head">
        <h3 id="appraisal-review">Review</h3>
        <Reads readers={reviewReaders(base, profile.Id)} />
      </div>
      <Field
        label="Review"
        hideLabel
        error={errors.Review}
        required
        counter={{ value: values.Review.length, max: LIMITS.richText }}
      >
        <RichTextEditor
          minHeight={220}
          maxHeight={640}
          value={values.Review}
          onChange={(Review) => write({ Review })}
        />
      </Field>
      {draft === null ? (
        <Button size="sm" variant="quiet" loading={isComposing} loadingText="Composing" onClick={compose}>
          First draft from the goals
        </Button>
      ) : (
        <Composed
          draft={draft}
          onAccept={() => {
            write({ Review: `${values.Review}${draft.Text}` });
            remove();
          }}
          onRemove={remove}
        />
      )}
    </section>
  );
}
