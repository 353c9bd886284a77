import { createContext, useContext, useId, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { cx } from '../styles/cx.ts';

interface FieldContextValue {
  readonly id: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
}

const FieldContext = createContext<FieldContextValue | null>(null);

/** The attributes a control takes from the field around it. Own attributes win. */
export function useFieldControl(): Record<string, string | boolean | undefined> {
  const field = useContext(FieldContext);
  if (field === null) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    ...(field.invalid && { 'aria-invalid': true }),
    ...(field.required && { 'aria-required': true }),
  };
}

/** Id of the label, for a control that a label cannot name by itself. */
export function useFieldLabelId(): string | undefined {
  return useContext(FieldContext)?.labelId;
}

/** A sentence in the alarm hue with its icon. */
export function ErrorText({
  id,
  children,
}: {
  readonly id?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <span id={id} className="cd-error-text" role="alert">
      <CircleAlert aria-hidden />
      {children}
    </span>
  );
}

export interface FieldProps {
  readonly label: ReactNode;
  /** Beside the label in grey, for example 'optional'. */
  readonly note?: ReactNode;
  /** At the right end of the label's line. */
  readonly aside?: ReactNode;
  /** Under the control while there is no error. */
  readonly hint?: ReactNode;
  /** What is wrong; replaces the hint and marks the control invalid. */
  readonly error?: ReactNode | false;
  /** How long the text is against its limit; drawn from 80 % on, alarmed past it. */
  readonly counter?: { readonly value: number; readonly max: number };
  readonly required?: boolean;
  /** One control that reads `useFieldControl` (all of ours do). */
  readonly children: ReactNode;
  readonly hideLabel?: boolean;
  readonly className?: string;
}

const COUNTER_FROM = 0.8;

function hasContent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}

function Label({
  id,
  labelId,
  label,
  note,
  aside,
  hideLabel = false,
}: FieldProps & { readonly id: string; readonly labelId: string }): ReactNode {
  return (
    <label id={labelId} htmlFor={id} className={hideLabel ? 'cd-vh' : 'cd-label'}>
      <span>{label}</span>
      {hasContent(note) && <span className="cd-label-note">{note}</span>}
      {hasContent(aside) && <span className="cd-label-aside">{aside}</span>}
    </label>
  );
}

function Message({
  id,
  error,
  hint,
}: Pick<FieldProps, 'error' | 'hint'> & { readonly id: string }): ReactNode {
  if (hasContent(error)) return <ErrorText id={id}>{error}</ErrorText>;
  if (!hasContent(hint)) return null;
  return (
    <span id={id} className="cd-hint">
      {hint}
    </span>
  );
}

function Counter({ value, max }: { readonly value: number; readonly max: number }): ReactNode {
  if (value < max * COUNTER_FROM) return null;
  return (
    <span className={cx('cd-counter', value > max && 'cd-over')}>
      {value} / {max}
    </span>
  );
}

/** Label, control, and under it the hint or the error, tied together for assistive technology. */
export function Field(props: FieldProps): ReactNode {
  const { hint, error, counter, required = false, children, className } = props;
  const id = useId();
  const labelId = `${id}-label`;
  const messageId = `${id}-foot`;
  const invalid = hasContent(error);
  const describedBy = invalid || hasContent(hint) ? messageId : undefined;
  return (
    <FieldContext value={{ id, labelId, describedBy, invalid, required }}>
      <div className={cx('cd-field', className)}>
        <Label {...props} id={id} labelId={labelId} />
        {children}
        <span className="cd-field-foot">
          <Message id={messageId} error={error} hint={hint} />
          {counter !== undefined && <Counter {...counter} />}
        </span>
      </div>
    </FieldContext>
  );
}
