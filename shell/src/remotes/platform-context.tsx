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

/** The platform of the nearest provider. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('There is no PlatformProvider above this component.');
  return platform;
}
