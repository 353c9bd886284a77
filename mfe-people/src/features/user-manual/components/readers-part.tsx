import type { ReactNode } from 'react';
import { MESSAGES } from '@cadence/shared-contract';
import type { UserManual } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { AvatarStack } from '@cadence/shared-ui';
import { Eye, Lock } from '@cadence/shared-ui/icons';

/** Who can read which part, said before anything is written (D-101, D-107). */
export function ReadersPart({ manual }: { readonly manual: UserManual }): ReactNode {
  const { tenant } = useSession();
  const readers = manual.Own?.FullReaders ?? [];
  const faces = readers.map(({ Id, Name, Avatar }) => ({
    id: Id,
    name: Name,
    src: Avatar,
    size: 's' as const,
  }));
  return (
    <section className="mn-part mn-readers">
      <header>
        <h3 className="cd-heading">Who can read it</h3>
      </header>
      <ul>
        <li>
          <Eye aria-hidden />
          <b>Type with its text, percentages, how to work with me</b>
          <span>Everyone at {tenant.Name}</span>
        </li>
        <li>
          <Lock aria-hidden />
          <b>Scales and answers</b>
          {readers.length === 0 ? (
            <span>Only you</span>
          ) : (
            <span className="mn-faces">
              <span aria-hidden>
                <AvatarStack people={faces} />
              </span>
              <span>{readers.map(({ Name }) => Name).join(', ')}</span>
            </span>
          )}
        </li>
      </ul>
      <p className="mn-use">{MESSAGES.discUse}</p>
    </section>
  );
}
