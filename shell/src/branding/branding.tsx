import { readTenantSubdomain } from '@cadence/shared-auth';
import { applyTenantColor, DEFAULT_TENANT_COLOR } from '@cadence/shared-ui';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import type { ShellConfig, TenantBranding } from '../remotes/index.ts';
import { fetchBranding } from './api/fetch-branding.ts';

/** Shown where the tenant's name is not known. */
const PRODUCT: TenantBranding = { name: 'Cadence', primaryColor: DEFAULT_TENANT_COLOR, logo: null };

const BrandingContext = createContext<TenantBranding>(PRODUCT);

/** The tenant's name, colour and logo. */
export function useBranding(): TenantBranding {
  return useContext(BrandingContext);
}

interface BrandingProviderProps {
  readonly config: ShellConfig;
  readonly children: ReactNode;
}

/** Paints the page in the tenant's colour: from what the page carries, else from the server (people §2.2). */
export function BrandingProvider({ config, children }: BrandingProviderProps): ReactNode {
  const [branding, setBranding] = useState(config.tenant ?? PRODUCT);
  useEffect(() => {
    applyTenantColor(branding.primaryColor);
  }, [branding.primaryColor]);
  useEffect(() => {
    const subdomain = config.tenant === null ? readTenantSubdomain() : null;
    if (subdomain === null) return undefined;
    const abort = new AbortController();
    fetchBranding(subdomain, abort.signal)
      .then(setBranding)
      // Without an answer the product's own looks stay.
      .catch(() => undefined);
    return () => abort.abort();
  }, [config.tenant]);
  return <BrandingContext value={branding}>{children}</BrandingContext>;
}
