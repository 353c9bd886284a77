import { useTimeZone } from '@cadence/shared-auth';
import { formatDateTime } from '@cadence/shared-ui';
import type { ReactNode } from 'react';

interface NewsTimeProps {
  readonly id: string;
  readonly instant: string;
  readonly short: string;
}

/** When it happened, short; the documented date and time is what it is called, and is shown on hover and focus (D-98). */
export function NewsTime({ id, instant, short }: NewsTimeProps): ReactNode {
  const timeZone = useTimeZone();
  return (
    <time className="sh-note-time" dateTime={instant}>
      <span aria-hidden>{short}</span>
      <span className="sh-note-tip" id={id}>
        {formatDateTime(instant, timeZone)}
      </span>
    </time>
  );
}
