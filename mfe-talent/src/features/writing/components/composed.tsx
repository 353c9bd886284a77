import type { ReactNode } from 'react';
import type { OutputOf } from '@cadence/shared-contract';
import { Button } from '@cadence/shared-ui';
import { RichText } from '@cadence/shared-ui/rich-text';

export interface ComposedProps {
  readonly draft: OutputOf<'talent.compose'>;
  readonly onAccept: () => void;
  readonly onRemove: () => void;
}

/** A first draft that a person has not accepted yet: it is no part of the review, and not saved (D-95). */
export function Composed({ draft, onAccept, onRemove }: ComposedProps): ReactNode {
  return (
    <aside className="tal-composed" aria-label="First draft">
      <RichText markup={draft.Text} />
      <footer>
        <span>{draft.Label}, not in the review yet</span>
        <Button size="sm" onClick={onAccept}>
          Accept
        </Button>
        <Button size="sm" variant="quiet" onClick={onRemove}>
          Remove
        </Button>
      </footer>
    </aside>
  );
}
