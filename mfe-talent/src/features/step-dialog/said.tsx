import type { ReactNode } from 'react';
import type { PersonRef } from '@cadence/shared-contract';
import { Avatar } from '@cadence/shared-ui';

export interface SaidProps {
  readonly person: Pick<PersonRef, 'Id' | 'Name'> & { readonly Avatar?: string | null };
  /** 'I agree', or the name and 'asks'. */
  readonly lead: ReactNode;
  /** When, for example 'Nov 17, 16:20'. */
  readonly when: string;
  /** The text; null or '' for none. */
  readonly words: string | null;
  /** The typed name under them. */
  readonly signature?: string;
}

/** A person's statement with a step: a face, their answer, when, and their text in quotes. */
export function Said({ person, lead, when, words, signature }: SaidProps): ReactNode {
  return (
    <div className="tal-said">
      <Avatar id={person.Id} name={person.Name} src={person.Avatar ?? null} size="s" />
      <p>
        {lead} <time>{when}</time>
      </p>
      {words !== null && words !== '' && <blockquote>“{words}”</blockquote>}
      {signature !== undefined && <p className="tal-signed">{signature}</p>}
    </div>
  );
}
