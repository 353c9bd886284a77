import { useEffect, type ReactNode } from 'react';
import { useServices } from '../services/services-context.tsx';

interface PageHostProps {
  /** Changes when another page is shown, and not when one page shows something else. */
  readonly pageKey: string;
  readonly title: string;
  readonly children: ReactNode;
}

export const MAIN_ID = 'main';
let shownPage: string | null = null;

/** Gives a page its title; moves the focus to it and scrolls up when it replaces another. */
export function PageHost({ pageKey, title, children }: PageHostProps): ReactNode {
  const { pageTitle } = useServices();
  useEffect(() => {
    pageTitle.setState({ route: title });
  }, [pageTitle, title]);
  useEffect(() => {
    const isFirst = shownPage === null;
    const isSame = shownPage === pageKey;
    shownPage = pageKey;
    if (isFirst || isSame) return;
    const main = document.getElementById(MAIN_ID);
    main?.scrollTo(0, 0);
    main?.focus({ preventScroll: true });
  }, [pageKey]);
  return children;
}
