import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';

interface Announcer {
  /** Returns the way to take it back. */
  add(title: string, incidentId: string | null): () => void;
}

interface Failed {
  readonly title: string;
  readonly incidentId: string | null;
}

const AnnouncerContext = createContext<Announcer | null>(null);

/**
 * Says in one quiet sentence which parts of the page cannot be shown: a remote takes several with it, and nobody wants to
 * hear each of them. A part that fails again is said again.
 */
export function FailureAnnouncer({ children }: { readonly children: ReactNode }): ReactNode {
  const [failed, setFailed] = useState<readonly Failed[]>([]);
  const announcer = useMemo<Announcer>(
    () => ({
      add(title, incidentId) {
        const one = { title, incidentId };
        setFailed((before) => [...before, one]);
        return () => setFailed((before) => before.filter((other) => other !== one));
      },
    }),
    [],
  );
  return (
    <AnnouncerContext value={announcer}>
      {children}
      <p className="cd-vh" role="status">
        {failed.length > 0 && (
          <span key={failed.map(({ incidentId }) => incidentId).join()}>{describeAll(failed)}</span>
        )}
      </p>
    </AnnouncerContext>
  );
}

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

const describeAll = (failed: readonly Failed[]): string =>
  `${LIST.format(failed.map(({ title }) => title))} can’t be shown right now.`;

/** Has a part among those that are announced, as long as it fails; an empty id is still being reported. */
export function useAnnouncedFailure(title: string, incidentId: string | null): void {
  const announcer = useContext(AnnouncerContext);
  useEffect(
    () => (incidentId === '' ? undefined : announcer?.add(title, incidentId)),
    [announcer, title, incidentId],
  );
}
