import { useEffect } from 'react';
import { useStore } from 'zustand';
import { titleOf } from '../services/page-title.ts';
import { useServices } from '../services/services-context.tsx';

/** The title of the page that is shown, which the window has too unless its tab says what is open. */
export function useDocumentTitle(): string {
  const { pageTitle } = useServices();
  const title = useStore(pageTitle, titleOf);
  const tab = useStore(pageTitle, (state) => state.tab) ?? title;
  useEffect(() => {
    document.title = tab === '' ? 'Cadence' : `${tab} · Cadence`;
  }, [tab]);
  return title;
}
