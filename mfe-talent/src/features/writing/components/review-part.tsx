import type { ReactNode } from 'react';
import { LIMITS } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { Button, Field } from '@cadence/shared-ui';
import { RichTextEditor } from '@cadence/shared-ui/rich-text';
import { useComposer } from '../api/use-composer.ts';
import { reviewReaders } from '../readers.ts';
import type { AppraisalForm } from '../use-appraisal-form.ts';
import { Composed } from './composed.tsx';
import { Reads } from './reads.tsx';

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
