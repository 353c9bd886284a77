import { MESSAGES, type UserManual } from '@cadence/shared-contract';
import { Eye, Info, Lock, Users } from '@cadence/shared-ui/icons';
import type { ReactNode } from 'react';

type Readers = NonNullable<UserManual['Own']>['FullReaders'];

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** Who reads which part, said before anything is shown to anybody (D-101). */
export function WhoReads({ readers }: { readonly readers: Readers }): ReactNode {
  const names = ['You', ...readers.map(({ Name }) => Name)];
  const isAlone = readers.length === 0;
  return (
    <ul className="pe-as-readers">
      <li>
        <Users aria-hidden />
        <span>
          <b>Everybody who sees your profile</b> reads your type, its four parts and how to work with you.
        </span>
      </li>
      <li>
        <Eye aria-hidden />
        <span>
          <b>{isAlone ? 'Nobody but you' : LIST.format(names)}</b> {isAlone ? 'reads' : 'read'} your scales
          and what you wrote in your own words.
        </span>
      </li>
      <li>
        <Lock aria-hidden />
        <span>
          <b>Nobody</b> reads what you chose in the groups. It is deleted when you finish.
        </span>
      </li>
      <li>
        <Info aria-hidden />
        <span>{MESSAGES.discUse}</span>
      </li>
    </ul>
  );
}
