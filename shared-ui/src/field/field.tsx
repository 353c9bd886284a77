import { createContext, useContext, useId, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { cx } from '../styles/cx.ts';

interface FieldContextValue {
  readonly id: string;
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

/** A sentence in the alarm hue with its icon. */
export function ErrorText({ id, children }: { readonly id?: string; readonly children: ReactNode }): ReactNode {
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

/** Label, control, and under it the hint or the error, tied together for assistive technology. */
export function Field(props: FieldProps): ReactNode {
  const { label, note, aside, hint, error, counter, required = false, children, hideLabel = false, className } = props;
  const id = useId();
  const footId = `${id}-foot`;
  const isInvalid = hasContent(error);
  const showCounter = counter !== undefined && counter.value >= counter.max * COUNTER_FROM;
  const hasFoot = isInvalid || hasContent(hint);
  return (
    <FieldContext value={{ id, describedBy: hasFoot ? footId : undefined, invalid: isInvalid, required }}>
      <div className={cx('cd-field', className)}>
        <label htmlFor={id} className={hideLabel ? 'cd-vh' : 'cd-label'}>
          <span>{label}</span>
          {hasContent(note) && <span className="cd-label-note">{note}</span>}
          {hasContent(aside) && <span className="cd-label-aside">{aside}</span>}
        </label>
        {children}
        {(hasFoot || showCounter) && (
          <span className="cd-field-foot">
            {isInvalid ? <ErrorText id={footId}>{error}</ErrorText> : hasContent(hint) && <span id={footId} className="cd-hint">{hint}</span>}
            {showCounter && (
              <span className={cx('cd-counter', counter.value > counter.max && 'cd-over')}>
                {counter.value} / {counter.max}
              </span>
            )}
          </span>
        )}
      </div>
    </FieldContext>
  );
}
