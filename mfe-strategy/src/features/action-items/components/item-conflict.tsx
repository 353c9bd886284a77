import type { ReactNode } from 'react';
import type { ActionItem } from '@cadence/shared-contract';
import { Button, Callout } from '@cadence/shared-ui';
import { TriangleAlert } from '@cadence/shared-ui/icons';
import { formatDeadline } from '../deadline.ts';
import { valuesOf } from '../item-form.ts';
import type { ItemFormControl } from '../use-item-form.ts';

export interface ItemConflictProps {
  readonly form: ItemFormControl;
  /** The item as the list shows it now; null when it is no longer there. */
  readonly latest: ActionItem | null;
}

/** The item was changed by another page in the meantime: its current values, and which of the two to keep (D-3). */
export function ItemConflict({ form, latest }: ItemConflictProps): ReactNode {
  const { conflict, base, values, goOn } = form;
  if (conflict === null) return null;
  const isNewer = latest !== null && latest.UpdatedAt !== base?.UpdatedAt && latest.Permissions.Edit;
  return (
    <Callout
      tone="caution"
      lead={<TriangleAlert aria-hidden />}
      title={conflict}
      {...(isNewer && {
        actions: (
          <>
            <Button size="sm" onClick={() => goOn(latest, values)}>
              Keep My Changes
            </Button>
            <Button size="sm" variant="quiet" onClick={() => goOn(latest, valuesOf(latest))}>
              Take the Other
            </Button>
          </>
        ),
      })}
    >
      {isNewer && `${latest.Title}, for ${latest.Assignee.Name}, by ${formatDeadline(latest.DueDate)}`}
    </Callout>
  );
}
