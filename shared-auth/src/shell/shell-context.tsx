import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { ShellApi } from '@cadence/shared-contract/remote';

/** What the shell gives to the pages and widgets inside it. */
export interface ShellValue {
  readonly shell: ShellApi<ReactNode>;
  /** Where the header takes what a page puts beside its title; null while the header is not there. */
  readonly headerTarget: HTMLElement | null;
}

const ShellContext = createContext<ShellValue | null>(null);

export interface ShellProviderProps extends ShellValue {
  readonly children: ReactNode;
}

/** Rendered once, by the shell (and by `renderWithShell` in tests). */
export function ShellProvider({ shell, headerTarget, children }: ShellProviderProps): ReactNode {
  const value = useMemo(() => ({ shell, headerTarget }), [shell, headerTarget]);
  return <ShellContext value={value}>{children}</ShellContext>;
}

export function useShellValue(): ShellValue {
  const value = useContext(ShellContext);
  if (value === null) throw new Error('There is no shell around this component.');
  return value;
}

/** The platform where there is one: the signed-out screens have none around them. */
export function useOptionalShell(): ShellApi<ReactNode> | null {
  return useContext(ShellContext)?.shell ?? null;
}

/** The platform as a remote may use it. Its identity never changes. */
export function useShell(): ShellApi<ReactNode> {
  return useShellValue().shell;
}
