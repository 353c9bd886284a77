import { lazy, Suspense, type ReactNode } from 'react';
import { Select } from '../field/inputs.tsx';
import { cx } from '../styles/cx.ts';
import type { ComboboxProps } from './combobox-props.ts';

/** The platform's select stands in when the code cannot be fetched: the form stays usable. */
function PlainSelect({
  value,
  onChange,
  options,
  label,
  placeholder = 'None',
  inputSize = 'md',
  disabled = false,
}: ComboboxProps): ReactNode {
  return (
    <Select
      value={value ?? ''}
      options={options}
      placeholder={placeholder}
      inputSize={inputSize}
      disabled={disabled}
      aria-label={label}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
    />
  );
}

const LazyField = lazy(async () => {
  const module = await import('./combobox-field.tsx').catch(() => null);
  return { default: module?.ComboboxField ?? PlainSelect };
});

/** One of many, found by typing. Its code is loaded when it is first drawn. */
export function Combobox(props: ComboboxProps): ReactNode {
  const standIn = (
    <span className={cx('cd-input', props.inputSize === 'lg' && 'cd-input-lg')} aria-busy>
      {props.options.find((option) => option.value === props.value)?.label ?? ''}
    </span>
  );
  return (
    <Suspense fallback={standIn}>
      <LazyField {...props} />
    </Suspense>
  );
}
