import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  readonly label: ReactNode;
  /** A second line under the label. */
  readonly hint?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A tick beside its label; ink, not the tenant's colour. */
export function Checkbox({ label, hint, ...rest }: CheckboxProps): ReactNode {
  return (
    <label className="cd-check">
      <input {...rest} type="checkbox" />
      <span>
        {label}
        {hint !== undefined && <span className="cd-hint">{hint}</span>}
      </span>
    </label>
  );
}

/** On or off, in force at once. */
export function Switch({ label, hint, ...rest }: CheckboxProps): ReactNode {
  return (
    <label className="cd-check">
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox carries its own state */}
      <input {...rest} type="checkbox" role="switch" className="cd-switch" />
      <span>
        {label}
        {hint !== undefined && <span className="cd-hint">{hint}</span>}
      </span>
    </label>
  );
}
