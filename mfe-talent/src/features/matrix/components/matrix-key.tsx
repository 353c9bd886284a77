import type { ReactNode } from 'react';
import type { TalentPeriod, TalentSettings } from '@cadence/shared-contract';
import { periodLabel } from '../../frame/index.ts';
import { axisName, stepName, usedAxes } from '../words.ts';

const COLORS = [0, 1, 2, 3, 4];

export interface MatrixKeyProps {
  readonly labels: TalentSettings;
  /** The quarter compared with. */
  readonly compared: TalentPeriod | null;
}

/** What colours and marks of the dots mean. */
export function MatrixKey({ labels, compared }: MatrixKeyProps): ReactNode {
  return (
    <ul className="tal-mx-key" aria-label="Key">
      <li>
        <span className="tal-mx-swatches" aria-hidden>
          {COLORS.map((color) => (
            <i key={color} className={`tal-mx-r${color}`} />
          ))}
        </span>
        both ratings, lowest to highest
      </li>
      {compared !== null && (
        <>
          <li>
            <span className="tal-mx-dot tal-mx-dot-moved" aria-hidden />
            moved since {periodLabel(compared)}, + came, − left
          </li>
          <li>
            <span className="tal-mx-dot tal-mx-dot-was" aria-hidden />
            was here
          </li>
        </>
      )}
      {usedAxes(labels).includes('Tertiary') && (
        <li>
          <span className="tal-mx-dot tal-mx-r0 tal-mx-dot-marked" aria-hidden />
          {axisName(labels, 'Tertiary')}: {stepName(labels, 'Tertiary', labels.TertiaryLabels.length - 1)}
        </li>
      )}
    </ul>
  );
}
