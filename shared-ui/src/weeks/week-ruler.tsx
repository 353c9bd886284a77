import type { ReactNode } from 'react';

export interface WeekRulerProps {
  /** The period, for example 'Q4 2026'. */
  readonly label: string;
  /** Number of weeks in the period. */
  readonly total: number;
  /** 1 to `total`; null outside the period. */
  readonly current: number | null;
  /** Only the ticks, for the collapsed menu. */
  readonly bare?: boolean;
}

function tickClass(week: number, current: number | null): string | undefined {
  if (current === null || week > current) return undefined;
  return week === current ? 'cd-now' : 'cd-past';
}

/** The progress of the quarter: one tick per week, this one in the tenant's colour. */
export function WeekRuler({ label, total, current, bare = false }: WeekRulerProps): ReactNode {
  const where = current === null ? '' : `Week ${current} of ${total}`;
  return (
    <div className="cd-period" title={bare ? `${label}, ${where}` : undefined}>
      <p className={bare ? 'cd-vh' : 'cd-period-line'}>
        <b>{label}</b> <span>{where}</span>
      </p>
      <div className="cd-ruler" aria-hidden>
        {Array.from({ length: total }, (_, index) => (
          <i key={index} className={tickClass(index + 1, current)} />
        ))}
      </div>
    </div>
  );
}
