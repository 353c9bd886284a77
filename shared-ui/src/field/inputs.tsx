import {
  useState,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { ChevronDown, Eye, EyeOff } from 'lucide-react';
import { cx } from '../styles/cx.ts';
import { useFieldControl } from './field.tsx';
import { TEXT_HANDLERS } from './text-handlers.ts';

/** 32 px in bars, 40 in forms. */
export type InputSize = 'md' | 'lg';

export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
  readonly inputSize?: InputSize;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One line of text; inside a Field it takes id, description and validity from there. */
export function TextInput({
  inputSize = 'md',
  className,
  type = 'text',
  ...rest
}: TextInputProps): ReactNode {
  const field = useFieldControl();
  return (
    <input
      {...TEXT_HANDLERS}
      {...field}
      {...rest}
      type={type}
      className={cx('cd-input', inputSize === 'lg' && 'cd-input-lg', className)}
    />
  );
}

/** A password with a way to see it. */
export function PasswordInput({
  inputSize = 'md',
  className,
  ...rest
}: Omit<TextInputProps, 'type'>): ReactNode {
  const field = useFieldControl();
  const [isShown, setShown] = useState(false);
  return (
    <span className={cx('cd-input', inputSize === 'lg' && 'cd-input-lg', className)}>
      <input {...field} {...rest} type={isShown ? 'text' : 'password'} />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label="Show password"
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </button>
    </span>
  );
}

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Pixels; it grows with its text between the two. */
  readonly minHeight?: number;
  readonly maxHeight?: number;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export function TextArea({
  minHeight = 80,
  maxHeight = 320,
  className,
  style,
  ...rest
}: TextAreaProps): ReactNode {
  const field = useFieldControl();
  return (
    <textarea
      {...TEXT_HANDLERS}
      {...field}
      {...rest}
      className={cx('cd-input', className)}
      style={{ minHeight, maxHeight, ...style }}
    />
  );
}

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size'> {
  readonly options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  readonly inputSize?: InputSize;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** The platform's own select, drawn like the other fields. */
export function Select({
  options,
  placeholder,
  inputSize = 'md',
  className,
  ...rest
}: SelectProps): ReactNode {
  const field = useFieldControl();
  return (
    <span className="cd-select">
      <select {...field} {...rest} className={cx('cd-input', inputSize === 'lg' && 'cd-input-lg', className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden />
    </span>
  );
}
