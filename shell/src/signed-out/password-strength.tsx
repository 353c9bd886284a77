import { PASSWORD_LABELS, PASSWORD_PARTS, passwordScore } from '@cadence/shared-contract';
import { Check } from '@cadence/shared-ui/icons';
import { VisuallyHidden } from '@cadence/shared-ui';
import type { ReactNode } from 'react';

/** How strong a password is: its score with the documented word, and which parts it has (people §5, D-44). */
export function PasswordStrength({ password }: { readonly password: string }): ReactNode {
  const score = passwordScore(password);
  const label = PASSWORD_LABELS[score - 1] ?? '';
  return (
    <div className="sh-strength" data-score={score}>
      <p className="sh-strength-head">
        <span className="sh-strength-bar" aria-hidden>
          {PASSWORD_PARTS.map(({ label: part }, index) => (
            <i key={part} data-on={index < score} />
          ))}
        </span>
        <span role="status">
          <VisuallyHidden>Password strength: </VisuallyHidden>
          {label}
        </span>
      </p>
      <ul>
        {PASSWORD_PARTS.map(({ label: part, holds }) => {
          const isThere = holds(password);
          return (
            <li key={part} data-on={isThere}>
              <Check aria-hidden />
              {part}
              <VisuallyHidden>{isThere ? ', there' : ', missing'}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
