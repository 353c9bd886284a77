import { useEffect } from 'react';
import { useStore } from 'zustand';
import { titleOf } from '../services/page-title.ts';
import { useServices } from '../services/services-context.tsx';

/** The title of the page that is shown, which the window has too. */
export function useDocumentTitle(): string {
  const { pageTitle } = useServices();
  const title = useStore(pageTitle, titleOf);
  useEffect(() => {
    document.title = title === '' ? 'Cadence' : `${title} · Cadence`;
  }, [title]);
  return title;
}
