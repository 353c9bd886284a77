import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text/text.tsx';

export interface StrengthPart {
  readonly label: string;
  readonly isThere: boolean;
}

export interface StrengthMeterProps {
  /** What is measured, for screen readers: 'Password strength'. */
  readonly name: string;
  /** The word for how much is there; empty for nothing yet. */
  readonly label: string;
  readonly parts: readonly StrengthPart[];
}

/** How strong something is: a bar, its word, and which of the parts are there. */
export function StrengthMeter({ name, label, parts }: StrengthMeterProps): ReactNode {
  const score = parts.filter(({ isThere }) => isThere).length;
  return (
    <div className="cd-strength" data-score={score}>
      <p className="cd-strength-head">
        <span className="cd-strength-bar" aria-hidden>
          {parts.map((part, index) => (
            <i key={part.label} data-on={index < score} />
          ))}
        </span>
        <span role="status">
          <VisuallyHidden>{name}: </VisuallyHidden>
          {label}
        </span>
      </p>
      <ul>
        {parts.map((part) => (
          <li key={part.label} data-on={part.isThere}>
            <Check aria-hidden />
            {part.label}
            <VisuallyHidden>{part.isThere ? ', there' : ', missing'}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </div>
  );
}
