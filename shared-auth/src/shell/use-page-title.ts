import { useEffect } from 'react';
import { useShell } from './shell-context.tsx';

/** Header and document title while the page is shown; null leaves the route's own. */
export function usePageTitle(title: string | null): void {
  const shell = useShell();
  useEffect(() => {
    shell.setTitle(title);
    return () => shell.setTitle(null);
  }, [shell, title]);
}
