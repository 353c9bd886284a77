import { registerStyles } from '@cadence/shared-ui';
import type { ReactNode } from 'react';
import { diffTexts, MarkedText } from '@cadence/shared-ui/text-diff';
import css from './edits-diff.css';

registerStyles('goals-diff', css);

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
            <MarkedText parts={diffTexts(before, after)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
