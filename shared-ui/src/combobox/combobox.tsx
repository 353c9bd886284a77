import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { Check, ChevronDown, X } from 'lucide-react';
import { useFieldControl } from '../field/field.tsx';
import { plural } from '../format/format.ts';
import { Spinner } from '../progress/spinner.tsx';
import { cx } from '../styles/cx.ts';
import type { ComboboxOption, ComboboxProps } from './combobox-props.ts';
import { optionId, useCombobox } from './use-combobox.ts';
import { useListPlacement } from './use-list-placement.ts';

type State = ReturnType<typeof useCombobox>;

interface OptionProps {
  readonly id: string;
  readonly option: ComboboxOption;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onPoint: () => void;
}

function Option({ id, option, isActive, isChosen, onChoose, onPoint }: OptionProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // The keyboard acts on the input, which points here with aria-activedescendant.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={element}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className="cd-menu-item"
      {...(isActive && { 'data-highlighted': '' })}
      onClick={onChoose}
      onPointerMove={onPoint}
    >
      {option.lead}
      <span className="cd-menu-text">
        <span className="cd-cut">{option.label}</span>
        {option.meta !== undefined && <small className="cd-cut">{option.meta}</small>}
      </span>
      {isChosen && <Check aria-hidden />}
    </div>
  );
}

interface ListProps {
  readonly state: State;
  readonly label: string;
  readonly note: string;
  readonly placement: CSSProperties;
}

const LIST_CLASS = 'cd-pop cd-combo-list';

function List({ state, label, note, placement }: ListProps): ReactNode {
  if (state.shown.length === 0) {
    return (
      <p className={cx(LIST_CLASS, 'cd-combo-note')} style={placement} aria-hidden>
        {note}
      </p>
    );
  }
  return (
    <div
      role="listbox"
      tabIndex={-1}
      id={state.listId}
      aria-label={label}
      className={LIST_CLASS}
      style={placement}
      // The focus stays in the input while the list is used with a pointer.
      onMouseDown={(event) => event.preventDefault()}
    >
      {state.shown.map((option, index) => (
        <Option
          key={option.value}
          id={optionId(state.listId, index)}
          option={option}
          isActive={index === state.active}
          isChosen={option.value === state.chosen?.value}
          onChoose={() => state.choose(option)}
          onPoint={() => state.setActive(index)}
        />
      ))}
    </div>
  );
}

type InputProps = Pick<ComboboxProps, 'label' | 'placeholder' | 'disabled' | 'onBlur'> & {
  readonly state: State;
};

function Input({ state, label, placeholder, disabled, onBlur }: InputProps): ReactNode {
  const field = useFieldControl();
  const hasOptions = state.isOpen && state.shown.length > 0;
  return (
    <input
      {...field}
      type="text"
      role="combobox"
      autoComplete="off"
      spellCheck={false}
      aria-autocomplete="list"
      aria-expanded={hasOptions}
      aria-controls={state.listId}
      aria-label={label}
      {...(hasOptions && { 'aria-activedescendant': optionId(state.listId, state.active) })}
      {...(state.isOpen && { 'data-open': '' })}
      placeholder={placeholder}
      disabled={disabled}
      value={state.text}
      onChange={(event) => state.type(event.target.value)}
      onClick={state.open}
      onKeyDown={state.pressKey}
      onBlur={() => {
        state.close();
        onBlur?.();
      }}
    />
  );
}

function ClearButton({ onClear }: { readonly onClear: () => void }): ReactNode {
  return (
    <button type="button" aria-label="Clear" onClick={onClear}>
      <X className="cd-i-14" aria-hidden />
    </button>
  );
}

const noteOf = ({ loading = false, emptyText = 'Nothing found' }: ComboboxProps): string =>
  loading ? 'Searching' : emptyText;

const canBeCleared = ({ clearable = true, disabled = false, value }: ComboboxProps): boolean =>
  clearable && !disabled && value !== null;

/** How many options there are, for people who do not see the list. */
function Announcement({ state, note }: { readonly state: State; readonly note: string }): ReactNode {
  const said = state.shown.length === 0 ? note : plural(state.shown.length, 'option');
  return (
    <span className="cd-vh" role="status">
      {state.isOpen && said}
    </span>
  );
}

/** One of many, found by typing. */
export function Combobox(props: ComboboxProps): ReactNode {
  const { loading = false, label = 'Options', inputSize } = props;
  const control = useRef<HTMLDivElement>(null);
  const state = useCombobox(props);
  const placement = useListPlacement(control, state.isOpen);
  const note = noteOf(props);
  const clear = (): void => {
    state.choose(undefined);
    control.current?.querySelector('input')?.focus();
  };
  return (
    <div className="cd-combo" ref={control}>
      <div className={cx('cd-input', inputSize === 'lg' && 'cd-input-lg')}>
        <Input {...props} state={state} />
        {loading && <Spinner />}
        {canBeCleared(props) && <ClearButton onClear={clear} />}
        <ChevronDown className="cd-btn-caret" aria-hidden />
      </div>
      <Announcement state={state} note={note} />
      {state.isOpen && <List state={state} label={label} note={note} placement={placement} />}
    </div>
  );
}
