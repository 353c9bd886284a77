import { Combobox as ChakraCombobox, createListCollection, Portal } from '@chakra-ui/react';
import { useMemo, useState, type ReactNode } from 'react';
import { Check, ChevronDown, X } from 'lucide-react';
import { useFieldControl } from '../field/field.tsx';
import { Spinner } from '../progress/spinner.tsx';
import { cx } from '../styles/cx.ts';
import { registerStyles } from '../styles/register-styles.ts';
import { comboboxStyles } from './combobox.styles.ts';
import type { ComboboxOption, ComboboxProps } from './combobox-props.ts';

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

function filterOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return options.filter((option) => {
    const text = fold(`${option.label} ${option.meta ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

function Option({ option }: { readonly option: ComboboxOption }): ReactNode {
  return (
    <ChakraCombobox.Item item={option} className="cd-menu-item">
      {option.lead}
      <span className="cd-menu-text">
        <span className="cd-cut">{option.label}</span>
        {option.meta !== undefined && <small className="cd-cut">{option.meta}</small>}
      </span>
      <ChakraCombobox.ItemIndicator>
        <Check aria-hidden />
      </ChakraCombobox.ItemIndicator>
    </ChakraCombobox.Item>
  );
}

/** The combobox itself; reached through `Combobox`, which loads it when it is first drawn. */
export function ComboboxField(props: ComboboxProps): ReactNode {
  const { value, onChange, options, label, placeholder, onQueryChange, loading = false, emptyText = 'Nothing found', clearable = true } = props;
  registerStyles('shared-ui-combobox', comboboxStyles);
  const field = useFieldControl();
  const [query, setQuery] = useState('');
  const [isFiltering, setFiltering] = useState(false);
  const shown = useMemo(
    () => (onQueryChange === undefined && isFiltering ? filterOptions(options, query) : options),
    [options, query, isFiltering, onQueryChange],
  );
  const collection = useMemo(
    () => createListCollection({ items: [...shown], itemToValue: (item) => item.value, itemToString: (item) => item.label }),
    [shown],
  );
  const chosen = options.find((option) => option.value === value);
  return (
    <ChakraCombobox.Root
      unstyled
      lazyMount
      unmountOnExit
      openOnClick
      selectionBehavior="replace"
      inputBehavior="autohighlight"
      collection={collection}
      disabled={props.disabled ?? false}
      value={value === null ? [] : [value]}
      defaultInputValue={chosen?.label ?? ''}
      {...(typeof field['id'] === 'string' && { ids: { input: field['id'] } })}
      positioning={{ sameWidth: true, offset: { mainAxis: 4 } }}
      onOpenChange={(details) => {
        if (!details.open) setFiltering(false);
      }}
      onInputValueChange={(details) => {
        if (details.reason !== 'input-change') return;
        setFiltering(true);
        setQuery(details.inputValue);
        onQueryChange?.(details.inputValue);
      }}
      onValueChange={(details) => onChange(details.value.at(0) ?? null)}
    >
      <ChakraCombobox.Control className={cx('cd-input cd-combo-control', props.inputSize === 'lg' && 'cd-input-lg')}>
        <ChakraCombobox.Input {...field} placeholder={placeholder ?? ''} onBlur={props.onBlur} {...(label !== undefined && { 'aria-label': label })} />
        {loading && <Spinner />}
        {clearable && (
          <ChakraCombobox.ClearTrigger aria-label="Clear">
            <X className="cd-i-14" aria-hidden />
          </ChakraCombobox.ClearTrigger>
        )}
        <ChakraCombobox.Trigger aria-label="Show options">
          <ChevronDown className="cd-i-14" aria-hidden />
        </ChakraCombobox.Trigger>
      </ChakraCombobox.Control>
      <Portal>
        <ChakraCombobox.Positioner className="cd-menu-place">
          <ChakraCombobox.Content className="cd-pop cd-combo-list">
            {shown.map((option) => (
              <Option key={option.value} option={option} />
            ))}
            {shown.length === 0 && <p className="cd-combo-note">{loading ? 'Searching' : emptyText}</p>}
          </ChakraCombobox.Content>
        </ChakraCombobox.Positioner>
      </Portal>
    </ChakraCombobox.Root>
  );
}
