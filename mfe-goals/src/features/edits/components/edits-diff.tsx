import { Fragment, type ReactNode } from 'react';
import { VisuallyHidden } from '@cadence/shared-ui';
import { diffTexts, type DiffPart } from '../word-diff.ts';

function Part({ part }: { readonly part: DiffPart }): ReactNode {
  if (part.kind === 'added') {
    return (
      <ins>
        <VisuallyHidden>added: </VisuallyHidden>
        {part.text}
      </ins>
    );
  }
  if (part.kind === 'removed') {
    return (
      <del>
        <VisuallyHidden>removed: </VisuallyHidden>
        {part.text}
      </del>
    );
  }
  return part.text;
}

export interface DiffField {
  readonly field: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** Proposed changes field by field, word by word. */
export function EditsDiff({ fields }: { readonly fields: readonly DiffField[] }): ReactNode {
  if (fields.length === 0) return <p className="cd-ink2">The edits change nothing.</p>;
  return (
    <dl className="gl-diff">
      {fields.map(({ field, label, before, after }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>
            {diffTexts(before, after).map((part, index) => (
              // Parts have no identity of their own; the list is drawn anew as a whole.
              // oxlint-disable-next-line react/no-array-index-key
              <Fragment key={index}>
                <Part part={part} />
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
