import type { ReactNode } from 'react';
import { cx } from '../styles/cx.ts';

export interface SpinnerProps {
  /** Said to assistive technology; without it the spinner is decoration beside a text. */
  readonly label?: string;
  readonly size?: 'md' | 'lg';
}

/** Three quarters of a circle, turning (still under reduced motion). */
export function Spinner({ label, size = 'md' }: SpinnerProps): ReactNode {
  return (
    <svg
      className={cx('cd-spin', size === 'lg' && 'cd-spin-lg')}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d="M14 8a6 6 0 1 1-6-6" />
    </svg>
  );
}
