import type { TitleParent } from '@cadence/shared-contract/remote';
import { useEffect } from 'react';
import { useShell } from './shell-context.tsx';

/**
 * Header and document title while the page is shown; null leaves the route's own. `parents` come before it as a
 * breadcrumb; give a list that keeps its identity.
 */
export function usePageTitle(title: string | null, parents?: readonly TitleParent[]): void {
  const shell = useShell();
  useEffect(() => {
    shell.setTitle(title, parents && { parents });
    return () => shell.setTitle(null);
  }, [shell, title, parents]);
}
