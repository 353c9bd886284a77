import type { ReactNode } from 'react';
import { GOAL_STATE_LABELS, GOAL_STATES } from '@cadence/shared-contract';
import type { GoalState } from '@cadence/shared-contract';
import { Button, Checkbox, Popover } from '@cadence/shared-ui';

export interface StateFilterProps {
  /** None: all. */
  readonly states: readonly GoalState[];
  readonly onStates: (states: readonly GoalState[]) => void;
}

function labelOf(states: readonly GoalState[]): string {
  if (states.length === 0) return 'All states';
  if (states.length > 2) return `${states.length} states`;
  return states.map((state) => GOAL_STATE_LABELS[state]).join(', ');
}

/** Which goals count, by their state. */
export function StateFilter({ states, onStates }: StateFilterProps): ReactNode {
  return (
    <Popover
      label="States that count"
      align="end"
      width={240}
      trigger={
        <Button size="sm" caret>
          {labelOf(states)}
        </Button>
      }
    >
      <fieldset className="pr-states">
        <legend className="cd-vh">States that count</legend>
        {GOAL_STATES.map((state) => (
          <Checkbox
            key={state}
            label={GOAL_STATE_LABELS[state]}
            checked={states.includes(state)}
            onChange={({ target }) =>
              onStates(GOAL_STATES.filter((one) => (one === state ? target.checked : states.includes(one))))
            }
          />
        ))}
        <Button size="sm" variant="quiet" disabled={states.length === 0} onClick={() => onStates([])}>
          All states
        </Button>
      </fieldset>
    </Popover>
  );
}
