import type { ChangeEvent, ReactNode } from 'react';
import { Checkbox, VisuallyHidden } from '@cadence/shared-ui';

/** A row's state in the selection: `own` waits for the viewer, but needs a separate review. */
export type RowSelectState = 'on' | 'off' | 'own';

export interface RowSelectProps {
  readonly goalId: number;
  readonly title: string;
  readonly state: RowSelectState;
  readonly onToggle: (goalId: number, isRange: boolean) => void;
}

const OWN_REVIEW = 'A result needs its own review';

/** The checkbox of a row; with Shift it also takes the rows since the last one. */
export function RowSelect({ goalId, title, state, onToggle }: RowSelectProps): ReactNode {
  const toggle = ({ nativeEvent }: ChangeEvent): void =>
    onToggle(goalId, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
  return (
    <Checkbox
      name="select"
      value={goalId}
      checked={state === 'on'}
      disabled={state === 'own'}
      {...(state === 'own' && { title: OWN_REVIEW })}
      label={<VisuallyHidden>{`Select ${title}${state === 'own' ? `. ${OWN_REVIEW}` : ''}`}</VisuallyHidden>}
      onChange={toggle}
    />
  );
}
