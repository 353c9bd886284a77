import { useId, type CSSProperties, type ReactNode } from 'react';
import { cx, ErrorText } from '@cadence/shared-ui';
import type { RatingScale } from '../appraisal-values.ts';

/** Steps of a scale that are still wide on a desktop (TAL-033). */
const MANY = 3;

export interface RatingFieldProps {
  readonly scale: RatingScale;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** What is wrong; absent while nothing is. */
  readonly error?: string | undefined;
  /** The step of the last appraisal and its quarter, where the scale still has that word. */
  readonly before: { readonly step: number; readonly quarter: string } | null;
}

/** The meaning of the chosen step; for an optional scale also how to clear it. */
function Meaning({ scale, value, onChange, error }: RatingFieldProps): ReactNode {
  const step = value === null ? undefined : scale.steps[value];
  if (step === undefined && error !== undefined) return null;
  if (step === undefined)
    return scale.isNeeded ? 'Not rated yet.' : 'Not rated. The appraisal can be shared without it.';
  return (
    <>
      <span>
        <b>{step.Description === '' ? step.Label : `${step.Label}:`}</b> {step.Description}
      </span>
      {!scale.isNeeded && (
        <button type="button" className="cd-link" onClick={() => onChange(null)}>
          Remove the rating
        </button>
      )}
    </>
  );
}

/** One scale as a row of labelled steps; nothing is preselected, and nothing proposes one (D-95). */
export function RatingField(props: RatingFieldProps): ReactNode {
  const { scale, value, onChange, error, before } = props;
  const id = useId();
  const isInvalid = error !== undefined;
  return (
    <fieldset
      className="tal-rating"
      role="radiogroup"
      aria-describedby={isInvalid ? `${id}-error ${id}-means` : `${id}-means`}
      aria-required={scale.isNeeded}
      // A field to fix takes the focus, and says why.
      {...(isInvalid && { 'aria-invalid': true, tabIndex: -1 })}
    >
      <legend>
        <b>{scale.name}</b>
        <span>
          {!scale.isNeeded && 'optional. '}
          {scale.prompt}
        </span>
      </legend>
      <div
        className={cx('tal-steps', scale.steps.length > MANY && 'tal-steps-many')}
        style={{ '--tal-levels': scale.steps.length } as CSSProperties}
      >
        {scale.steps.map(({ Label, Description }, step) => (
          <label key={Label}>
            <input
              type="radio"
              name={id}
              checked={value === step}
              title={Description}
              onChange={() => onChange(step)}
            />
            {Label}
            {before?.step === step && (
              <small title={`The rating in ${before.quarter}`}>
                <span className="cd-vh">, the rating in </span>
                {before.quarter.split(' ')[0]}
              </small>
            )}
          </label>
        ))}
      </div>
      {isInvalid && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      <div className="tal-means" id={`${id}-means`}>
        <Meaning {...props} />
      </div>
    </fieldset>
  );
}
