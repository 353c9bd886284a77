import { createContext, useContext, type ReactNode } from 'react';
import type { ShellServices } from './create-services.ts';

const ServicesContext = createContext<ShellServices | null>(null);

interface ServicesProviderProps {
  readonly services: ShellServices;
  readonly children: ReactNode;
}

export function ServicesProvider({ services, children }: ServicesProviderProps): ReactNode {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

/** The shell's own services; remotes see only `ShellApi`. */
export function useServices(): ShellServices {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('There are no shell services above this component.');
  return services;
}
