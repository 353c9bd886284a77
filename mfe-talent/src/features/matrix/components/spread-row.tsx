import type { ReactNode } from 'react';
import type { TalentCalibration } from '@cadence/shared-contract';
import { toneOf } from '../words.ts';

export type Distribution = TalentCalibration['Company'];

/** A narrower part has no room for its number. */
const NUMBER_FROM = 9;

export interface SpreadRowProps {
  readonly name: string;
  readonly row: Distribution;
  /** The scale's steps, the lowest first. */
  readonly steps: readonly string[];
}

/** One distribution: a bar of the five teal steps, each as wide as its share; read as percentages. */
export function SpreadRow({ name, row: { Counts, count }, steps }: SpreadRowProps): ReactNode {
  const parts = steps.map((label, step) => {
    const people = Counts[step] ?? 0;
    return { label, step, people, percent: count === 0 ? 0 : Math.round((people / count) * 100) };
  });
  const said = parts.map(({ label, percent }) => `${label} ${percent} %`).join(', ');
  return (
    <tr>
      <th scope="row">
        <span className="cd-cut" title={name}>
          {name}
        </span>
      </th>
      <td>
        <span className="tal-mx-bars" role="img" aria-label={count === 0 ? 'Nobody is rated' : said}>
          {parts
            .filter(({ people }) => people > 0)
            .map(({ label, step, people, percent }) => (
              <i
                key={step}
                className={`tal-mx-r${toneOf(step, steps.length)}`}
                style={{ flexGrow: people }}
                title={`${label}: ${people}`}
              >
                {percent >= NUMBER_FROM && <span>{percent}</span>}
              </i>
            ))}
        </span>
      </td>
      <td>{count}</td>
    </tr>
  );
}
