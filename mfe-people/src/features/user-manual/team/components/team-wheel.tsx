import type { CSSProperties, ReactNode } from 'react';
import { DISC_TRAIT_NAMES, DISC_TRAITS, WHEEL_QUARTERS } from '@cadence/shared-contract';
import type { DiscTrait, TeamManual } from '@cadence/shared-contract';
import { cx } from '@cadence/shared-ui';
import { placeStyle } from '../place-style.ts';
import { nobodyText } from '../team-text.ts';
import type { Wheel } from '../use-faces.ts';
import { WHEEL_RADIUS } from '../wheel-faces.ts';
import { ViewerFace, WheelFaces } from './wheel-faces.tsx';

export interface TeamWheelProps {
  readonly wheel: Wheel;
  readonly people: readonly TeamManual[];
  readonly chosenId: number | null;
  readonly onChoose: (personId: number) => void;
}

/** Four quarters in their fixed places, who is where, and how many have each trait as their main one. */
export function TeamWheel({ wheel, people, chosenId, onChoose }: TeamWheelProps): ReactNode {
  return (
    <>
      <Counts traits={['D', 'I']} counts={wheel.counts} />
      <div className="pe-team-wheel" style={{ '--size': wheel.size } as CSSProperties}>
        <Quarters empty={wheel.empty.map(({ trait }) => trait)} />
        {wheel.empty.map(
          ({ trait, wordsAt }) =>
            wordsAt && (
              <p key={trait} className="pe-team-said" style={placeStyle(wordsAt)}>
                {nobodyText(people.length)}
              </p>
            ),
        )}
        <WheelFaces faces={wheel.faces} chosenId={chosenId} onChoose={onChoose} />
        {wheel.viewer && <ViewerFace face={wheel.viewer} />}
      </div>
      <Counts traits={['C', 'S']} counts={wheel.counts} />
    </>
  );
}

interface CountsProps {
  readonly traits: readonly DiscTrait[];
  readonly counts: Wheel['counts'];
}

/** The corners above or below the wheel. */
function Counts({ traits, counts }: CountsProps): ReactNode {
  return (
    <ul className="pe-team-counts">
      {traits.map((trait) => (
        <li key={trait}>
          <b>{counts[trait]}</b> {DISC_TRAIT_NAMES[trait]}
        </li>
      ))}
    </ul>
  );
}

/** Half of the gap between two quarters. */
const SPLIT = 2;

function quarterPath(trait: DiscTrait): string {
  const { x, y } = WHEEL_QUARTERS[trait];
  const sweep = x * y < 0 ? 1 : 0;
  const arc = `A${WHEEL_RADIUS} ${WHEEL_RADIUS} 0 0 ${sweep} ${SPLIT * x} ${-WHEEL_RADIUS * y}`;
  return `M${SPLIT * x} ${-SPLIT * y}H${WHEEL_RADIUS * x}${arc}Z`;
}

function Quarters({ empty }: { readonly empty: readonly DiscTrait[] }): ReactNode {
  const width = 2 * WHEEL_RADIUS;
  return (
    <svg viewBox={`${-WHEEL_RADIUS} ${-WHEEL_RADIUS} ${width} ${width}`} aria-hidden>
      {DISC_TRAITS.map((trait) => (
        <path
          key={trait}
          className={cx('pe-team-quarter', empty.includes(trait) && 'pe-team-gap')}
          d={quarterPath(trait)}
        />
      ))}
      <circle className="pe-team-ring" r={WHEEL_RADIUS / 2} />
    </svg>
  );
}
