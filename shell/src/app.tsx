import { QueryClientProvider } from '@cadence/shared-auth/query';
import { UiProvider } from '@cadence/shared-ui';
import { BrowserRouter } from '@cadence/shared-ui/router';
import { useState, type ReactNode } from 'react';
import { PartBoundary } from './boundary/part-boundary.tsx';
import { BrandingProvider } from './branding/branding.tsx';
import { PlatformProvider, type Boot, type RemoteRuntime } from './remotes/index.ts';
import { RouterBinding } from './routes/router-binding.tsx';
import { createServices, type OpenSocket, type ShellServices } from './services/create-services.ts';
import { ServicesProvider } from './services/services-context.tsx';
import { SessionGate } from './session/session-gate.tsx';
import { installShellStyles } from './styles/install-shell-styles.ts';

export interface AppProps {
  readonly boot: Boot;
  readonly runtime: RemoteRuntime;
  /** How the hub connection is opened; SignalR's client by default. */
  readonly openSocket?: OpenSocket;
  /** Called once with the services of the page, before anything is rendered. */
  readonly onServices?: (services: ShellServices) => void;
}

/**
 * The whole page: providers around the login or the signed-in frame. Navigation is no transition: filters and drawers
 * are in the address, and ticking a box must not wait, nor be lost when another is ticked right after.
 */
export function App({ boot, runtime, openSocket, onServices }: AppProps): ReactNode {
  const [services] = useState(() => {
    installShellStyles();
    const created = createServices({ boot, runtime, ...(openSocket && { openSocket }) });
    onServices?.(created);
    return created;
  });
  const { nonce } = boot.config;
  return (
    <UiProvider {...(nonce !== undefined && { nonce })}>
      <QueryClientProvider client={services.cache}>
        <ServicesProvider services={services}>
          <PlatformProvider platform={services.platform}>
            <BrandingProvider config={boot.config}>
              <BrowserRouter useTransitions={false}>
                <RouterBinding />
                <PartBoundary
                  title="Cadence"
                  renderFailure={(failure) => <main className="sh-alone">{failure}</main>}
                >
                  <SessionGate />
                </PartBoundary>
              </BrowserRouter>
            </BrandingProvider>
          </PlatformProvider>
        </ServicesProvider>
      </QueryClientProvider>
    </UiProvider>
  );
}
