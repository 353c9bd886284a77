import type { CSSProperties, ReactNode } from 'react';
import { Avatar } from '@cadence/shared-ui';
import type { ManualPerson } from '../manual-person.ts';
import { partFaces } from '../part-faces.ts';

/** Somebody on a scale. */
export interface ScaleStop {
  readonly person: ManualPerson;
  /** 'You', or a first name. */
  readonly name: string;
  /** 0 to 100, from the first word of the scale to the second. */
  readonly at: number;
}

export interface ScaleRailProps {
  /** 'Direct/Careful' */
  readonly scale: string;
  readonly stops: readonly [ScaleStop] | readonly [ScaleStop, ScaleStop];
}

const vars = (values: Readonly<Record<`--${string}`, string>>): CSSProperties => values;

/**
 * One face, or two, on a line between two words. Faces that would touch are moved apart; the text has the exact
 * numbers.
 */
export function ScaleRail({ scale, stops }: ScaleRailProps): ReactNode {
  const [first = '', second = ''] = scale.split('/');
  const said = stops.map(({ name, at }) => `${name} ${at}`).join(', ');
  const places = partFaces(stops.map(({ at }) => at));
  const ends = { '--a': `${Math.min(...places)}%`, '--b': `${Math.max(...places)}%` } as const;
  return (
    <div className="mn-between" role="img" aria-label={`${said}, from ${first} to ${second}`}>
      <span>{first}</span>
      <span className="mn-rail" style={vars(ends)}>
        {stops.map(({ person }, index) => (
          <span key={person.Id} className="mn-stop" style={vars({ '--at': `${places[index] ?? 0}%` })}>
            <Avatar id={person.Id} name={person.Name} size="s" src={person.AvatarImage?.Url ?? null} />
          </span>
        ))}
      </span>
      <span>{second}</span>
    </div>
  );
}
