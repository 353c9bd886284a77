import { useState, type ReactNode } from 'react';
import { cx } from '../styles/cx.ts';

export const AVATAR_SIZES = ['s', 'base', 'm', 'l', 'xl'] as const;
/** 20, 28, 32, 40 and 72 px. */
export type AvatarSize = (typeof AVATAR_SIZES)[number];

const TINTS = 6;

/** Irish surnames begin at their particle: Siobhán Ó Briain is SÓ. */
const SURNAME_PARTICLES: readonly string[] = ['Ó', 'Ní', 'Nic', 'Uí', 'Mac'];

/** The first letters of given name and surname, upper case; '?' for an empty name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const beforeLast = words.length > 2 ? words.at(-2) : undefined;
  const surname =
    beforeLast !== undefined && SURNAME_PARTICLES.includes(beforeLast) ? beforeLast : words.at(-1);
  const letters = [words.at(0), words.length > 1 ? surname : undefined]
    .map((word) => [...(word ?? '')].find((char) => /\p{L}|\p{N}/u.test(char)) ?? '')
    .join('');
  return letters.toLocaleUpperCase() || '?';
}

/** One of six tints, the same everywhere. */
export function tintOf(id: number | string): number {
  const n =
    typeof id === 'number'
      ? Math.abs(Math.trunc(id))
      : [...id].reduce((sum, c) => (sum * 31 + (c.codePointAt(0) ?? 0)) % 65_521, 7);
  return (n % TINTS) + 1;
}

export interface AvatarProps {
  /** The person's id; it chooses the tint. */
  readonly id: number | string;
  readonly name: string;
  readonly size?: AvatarSize;
  /** A portrait; initials are shown when it is absent or fails. */
  readonly src?: string | null;
  /** Say the name to assistive technology. Off where the name is beside it. */
  readonly labelled?: boolean;
}

/** A person's face: portrait or initials. */
export function Avatar({ id, name, size = 'base', src, labelled = false }: AvatarProps): ReactNode {
  const [failed, setFailed] = useState<string | null>(null);
  const showImage = src !== undefined && src !== null && src !== '' && src !== failed;
  return (
    <span
      className={cx('cd-av', size !== 'base' && `cd-av-${size}`, `cd-p${tintOf(id)}`)}
      {...(labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {showImage ? <img src={src} alt="" onError={() => setFailed(src)} /> : initialsOf(name)}
    </span>
  );
}

export interface PersonProps extends Omit<AvatarProps, 'labelled'> {
  /** A second line, for example the job title. */
  readonly meta?: ReactNode;
  /** In place of the plain name, for example a link around it. */
  readonly children?: ReactNode;
}

/** Avatar and name on one line; a long name ends in an ellipsis. */
export function Person({ meta, children, ...avatar }: PersonProps): ReactNode {
  return (
    <span className="cd-person">
      <Avatar {...avatar} />
      <span>
        <span className="cd-cut cd-w5" title={avatar.name}>
          {children ?? <bdi>{avatar.name}</bdi>}
        </span>
        {meta !== undefined && <span className="cd-cut cd-t12 cd-ink3">{meta}</span>}
      </span>
    </span>
  );
}

/** Overlapping faces; past `max` a count says how many more. */
export function AvatarStack({
  people,
  max = 4,
}: {
  readonly people: readonly AvatarProps[];
  readonly max?: number;
}): ReactNode {
  const rest = people.length - max;
  return (
    <span className="cd-av-stack" role="img" aria-label={people.map((person) => person.name).join(', ')}>
      {people.slice(0, max).map((person) => (
        <Avatar key={person.id} {...person} labelled={false} />
      ))}
      {rest > 0 && <span className="cd-av cd-p2">+{rest}</span>}
    </span>
  );
}
