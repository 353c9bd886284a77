import { useSessionState } from '@cadence/shared-auth';
import { createContext, useContext, type ReactNode } from 'react';
import type { Platform } from './platform.ts';

const PlatformContext = createContext<Platform | null>(null);

export function PlatformProvider({
  platform,
  children,
}: {
  platform: Platform;
  children: ReactNode;
}): ReactNode {
  return <PlatformContext value={platform}>{children}</PlatformContext>;
}

/** The platform of the nearest provider. What it offers depends on who is signed in: another session draws again. */
export function usePlatform(): Platform {
  useSessionState();
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('There is no PlatformProvider above this component.');
  return platform;
}
