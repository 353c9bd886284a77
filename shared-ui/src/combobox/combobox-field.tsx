import { Combobox as ChakraCombobox, createListCollection, Portal } from '@chakra-ui/react';
import { useMemo, useState, type ReactNode } from 'react';
import { Check, ChevronDown, X } from 'lucide-react';
import { useFieldControl } from '../field/field.tsx';
import { Spinner } from '../progress/spinner.tsx';
import { cx } from '../styles/cx.ts';
import { registerStyles } from '../styles/register-styles.ts';
import { comboboxStyles } from './combobox.styles.ts';
import type { ComboboxOption, ComboboxProps } from './combobox-props.ts';
import { filterOptions } from './filter-options.ts';

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

type ControlProps = Pick<
  ComboboxProps,
  'label' | 'placeholder' | 'loading' | 'clearable' | 'inputSize' | 'onBlur'
>;

function Control({
  label,
  placeholder = '',
  loading,
  clearable = true,
  inputSize,
  onBlur,
}: ControlProps): ReactNode {
  const field = useFieldControl();
  return (
    <ChakraCombobox.Control className={cx('cd-input cd-combo-control', inputSize === 'lg' && 'cd-input-lg')}>
      <ChakraCombobox.Input
        {...field}
        placeholder={placeholder}
        onBlur={onBlur}
        {...(label !== undefined && { 'aria-label': label })}
      />
      {loading === true && <Spinner />}
      {clearable && (
        <ChakraCombobox.ClearTrigger aria-label="Clear">
          <X className="cd-i-14" aria-hidden />
        </ChakraCombobox.ClearTrigger>
      )}
      <ChakraCombobox.Trigger aria-label="Show options">
        <ChevronDown className="cd-i-14" aria-hidden />
      </ChakraCombobox.Trigger>
    </ChakraCombobox.Control>
  );
}

function Options({
  options,
  note,
}: {
  readonly options: readonly ComboboxOption[];
  readonly note: string;
}): ReactNode {
  return (
    <Portal>
      <ChakraCombobox.Positioner className="cd-menu-place">
        <ChakraCombobox.Content className="cd-pop cd-combo-list">
          {options.map((option) => (
            <Option key={option.value} option={option} />
          ))}
          <ChakraCombobox.Empty className="cd-combo-note">{note}</ChakraCombobox.Empty>
        </ChakraCombobox.Content>
      </ChakraCombobox.Positioner>
    </Portal>
  );
}

/** What is typed and what of the options it leaves; nothing is filtered until something is typed. */
function useShownOptions({ options, onQueryChange }: Pick<ComboboxProps, 'options' | 'onQueryChange'>) {
  const [query, setQuery] = useState<string | null>(null);
  const shown = useMemo(
    () => (onQueryChange === undefined && query !== null ? filterOptions(options, query) : options),
    [options, query, onQueryChange],
  );
  const collection = useMemo(
    () =>
      createListCollection({
        items: [...shown],
        itemToValue: (item) => item.value,
        itemToString: (item) => item.label,
      }),
    [shown],
  );
  return { shown, collection, setQuery };
}

/** The combobox itself; reached through `Combobox`, which loads it when it is first drawn. */
export function ComboboxField(props: ComboboxProps): ReactNode {
  const {
    value,
    onChange,
    options,
    onQueryChange,
    emptyText = 'Nothing found',
    disabled = false,
    ...control
  } = props;
  registerStyles('shared-ui-combobox', comboboxStyles);
  const field = useFieldControl();
  const { shown, collection, setQuery } = useShownOptions({
    options,
    ...(onQueryChange && { onQueryChange }),
  });
  return (
    <ChakraCombobox.Root
      unstyled
      lazyMount
      unmountOnExit
      openOnClick
      selectionBehavior="replace"
      inputBehavior="autohighlight"
      collection={collection}
      disabled={disabled}
      value={value === null ? [] : [value]}
      defaultInputValue={options.find((option) => option.value === value)?.label ?? ''}
      {...(typeof field['id'] === 'string' && { ids: { input: field['id'] } })}
      positioning={{ sameWidth: true, offset: { mainAxis: 4 } }}
      onOpenChange={(details) => {
        if (!details.open) setQuery(null);
      }}
      onInputValueChange={(details) => {
        if (details.reason !== 'input-change') return;
        setQuery(details.inputValue);
        onQueryChange?.(details.inputValue);
      }}
      onValueChange={(details) => onChange(details.value.at(0) ?? null)}
    >
      <Control {...control} />
      <Options options={shown} note={control.loading === true ? 'Searching' : emptyText} />
    </ChakraCombobox.Root>
  );
}
