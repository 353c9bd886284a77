import { useEffect } from 'react';
import { useShell } from './shell-context.tsx';

/** While `isDirty`, leaving the page asks first and reload offers wait. `reason` names what would be lost. */
export function useUnsavedGuard(isDirty: boolean, reason: string): void {
  const shell = useShell();
  useEffect(() => (isDirty ? shell.holdUnsaved(reason) : undefined), [isDirty, reason, shell]);
}
