import type { ReactNode } from 'react';
import { Button, Menu } from '@cadence/shared-ui';

export interface ChoiceMenuProps<Value> {
  /** What is chosen: 'Quarter'. */
  readonly label: string;
  readonly value: Value | undefined;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChoose: (value: Value) => void;
}

/** One choice of the bar: a button that says it, and a menu of the others. */
export function ChoiceMenu<Value extends number>(props: ChoiceMenuProps<Value>): ReactNode {
  const { label, value, options, onChoose } = props;
  const chosen = options.find((option) => option.value === value)?.label ?? `Choose a ${label.toLowerCase()}`;
  return (
    <Menu
      label={label}
      align="start"
      trigger={
        <Button caret size="sm" aria-label={`${label}: ${chosen}`}>
          {chosen}
        </Button>
      }
      items={options.map((option) => ({
        id: String(option.value),
        label: option.label,
        checked: option.value === value,
        onSelect: () => onChoose(option.value),
      }))}
    />
  );
}
