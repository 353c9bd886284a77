import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import type { ComboboxOption, ComboboxProps } from './combobox-props.ts';
import { filterOptions } from './filter-options.ts';

/** The chosen option; it keeps its name while a search on the server shows others. */
function useChosen(options: readonly ComboboxOption[], value: string | null): ComboboxOption | undefined {
  const [remembered, remember] = useState<ComboboxOption>();
  const found = options.find((option) => option.value === value);
  if (found !== undefined && found.value !== remembered?.value) remember(found);
  if (value === null) return undefined;
  return found ?? (remembered?.value === value ? remembered : undefined);
}

/** Runs the action of a key and keeps the key from what is around; other keys, and composing, pass. */
function keyHandler(actions: Readonly<Record<string, (() => void) | undefined>>) {
  return (event: KeyboardEvent): void => {
    const action = event.nativeEvent.isComposing ? undefined : actions[event.key];
    if (action === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
}

/** What a combobox does, apart from how it looks. */
export function useCombobox({ value, onChange, options, onQueryChange, disabled = false }: ComboboxProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const chosen = useChosen(options, value);
  const shown = useMemo(
    () => (onQueryChange === undefined && query !== null ? filterOptions(options, query) : options),
    [options, query, onQueryChange],
  );

  const open = (): void => {
    if (disabled || isOpen) return;
    setActive(
      Math.max(
        0,
        shown.findIndex((option) => option.value === value),
      ),
    );
    setOpen(true);
  };
  const close = (): void => {
    setOpen(false);
    setQuery(null);
  };
  const choose = (option: ComboboxOption | undefined): void => {
    close();
    if ((option?.value ?? null) !== value) onChange(option?.value ?? null);
  };
  const type = (text: string): void => {
    setQuery(text);
    setActive(0);
    setOpen(true);
    onQueryChange?.(text);
  };
  const move = (step: number): void => {
    if (!isOpen) open();
    else if (shown.length > 0) setActive((active + step + shown.length) % shown.length);
  };
  const pressKey = keyHandler({
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: isOpen && shown[active] !== undefined ? () => choose(shown[active]) : undefined,
    Escape: isOpen ? close : undefined,
  });
  return {
    listId,
    isOpen,
    active,
    setActive,
    shown,
    chosen,
    text: query ?? chosen?.label ?? '',
    open,
    close,
    choose,
    type,
    pressKey,
  };
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;
