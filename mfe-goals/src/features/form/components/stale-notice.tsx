import type { ReactNode } from 'react';
import { Button, Callout } from '@cadence/shared-ui';
import { Users } from '@cadence/shared-ui/icons';
import { EditsDiff } from '../../edits/components/edits-diff.tsx';
import type { TheirChange } from '../stale.ts';

export interface StaleNoticeProps {
  /** The server's sentence: what has happened since. */
  readonly sentence: string;
  readonly changes: readonly TheirChange[];
  /** Continues with what is typed here, on top of the newest version. */
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Changed by someone else first: shows what they changed and lets the person continue without losing a word. */
export function StaleNotice({ sentence, changes, onKeepMine, onTakeTheirs }: StaleNoticeProps): ReactNode {
  return (
    <div className="gl-stale">
      <Callout
        tone="caution"
        lead={<Users aria-hidden />}
        title={sentence}
        actions={
          <>
            <Button size="sm" onClick={onKeepMine}>
              Keep Mine
            </Button>
            <Button size="sm" variant="quiet" onClick={onTakeTheirs}>
              Discard Mine
            </Button>
          </>
        }
      >
        Your text is kept.{' '}
        {changes.length > 0 ? 'This is what changed:' : 'Its texts are the same as before.'}
      </Callout>
      {changes.length > 0 && (
        <EditsDiff
          fields={changes.map(({ field, label, before, theirs, isContested }) => ({
            field,
            label: isContested ? `${label} (changed here too)` : label,
            before,
            after: theirs,
          }))}
        />
      )}
    </div>
  );
}
