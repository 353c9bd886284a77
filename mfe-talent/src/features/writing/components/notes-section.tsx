import type { ReactNode } from 'react';
import type { PersonRef } from '@cadence/shared-contract';
import { useTimeZone } from '@cadence/shared-auth';
import { Lock } from '@cadence/shared-ui/icons';
import { Link } from '@cadence/shared-ui/router';
import { useOwnNotes } from '../api/facts.ts';
import { wordsOf } from '../plain-text.ts';
import { dayText } from '../words.ts';

const SHOWN = 5;

/** The viewer's own private notes about the person; nobody else reads them (people §3 Note). */
export function NotesSection({ person }: { readonly person: PersonRef }): ReactNode {
  const timeZone = useTimeZone();
  const { isEnabled, notes } = useOwnNotes(person.Id);
  if (!isEnabled || notes.length === 0) return null;
  return (
    <section aria-labelledby="appraisal-notes">
      <header>
        <h3 id="appraisal-notes">Your notes on {person.Name}</h3>
        <span className="cd-ink3">{notes.length}</span>
        <span className="tal-reads">
          <Lock aria-hidden />
          Only you
        </span>
      </header>
      <ul className="tal-notes">
        {notes.slice(0, SHOWN).map(({ Id, Title, Body, CreatedAt }) => (
          <li key={Id}>
            <time dateTime={CreatedAt}>{dayText(CreatedAt, timeZone)}</time>
            <p>
              <b>{Title}</b> {wordsOf(Body)}
            </p>
          </li>
        ))}
      </ul>
      {notes.length > SHOWN && (
        <Link className="cd-link cd-t13" to={`/v3/profile/${person.Id}/notes`}>
          All notes
        </Link>
      )}
    </section>
  );
}
