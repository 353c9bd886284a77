import type { ReactNode } from 'react';
import { plural } from '@cadence/shared-ui';
import { MarkedText } from '@cadence/shared-ui/text-diff';
import type { FieldChange } from '../strategy-changes.ts';
import { FIELD_TITLES } from '../strategy-texts.ts';

function summaryOf({ field, kind, added, removed }: FieldChange): string {
  if (field === 'VideoUrl') return { new: 'New', gone: 'Removed', changed: 'Changed', look: 'Changed' }[kind];
  if (kind === 'look') return 'Only formatting or links';
  if (kind === 'new') return `New, ${plural(added, 'word')}`;
  if (kind === 'gone') return `Removed, ${plural(removed, 'word')}`;
  if (added === 0) return `${plural(removed, 'word')} removed`;
  return removed === 0
    ? `${plural(added, 'word')} added`
    : `${plural(added, 'word')} added, ${removed} removed`;
}

/** What differs, section by section; unchanged sections are left out. */
export function TextChanges({ changes }: { readonly changes: readonly FieldChange[] }): ReactNode {
  return (
    <div className="st-changes">
      {changes.map((change) => (
        <section key={change.field}>
          <header>
            <h3>{FIELD_TITLES[change.field]}</h3>
            <span className="st-small">{summaryOf(change)}</span>
          </header>
          <p>
            <MarkedText parts={change.parts} />
          </p>
        </section>
      ))}
    </div>
  );
}
