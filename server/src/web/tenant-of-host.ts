import type { TenantBranding } from '@cadence/shared-contract';
import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseHandle } from '../kernel/db/index.ts';
import type { Caller } from '../kernel/load/index.ts';
import {
  defaultSubdomain,
  findTenantBySubdomain,
  presentBranding,
  subdomainOf,
} from '../modules/tenants/index.ts';

/** The tenant whose page a host shows. */
export interface HostTenant {
  readonly branding: TenantBranding | null;
  /** Where requests to a host without a tenant are redirected (D-69); null for no redirect. */
  readonly redirectHost: string | null;
}

/** @param caller the request that is answered */
export type ResolveTenant = (host: string, caller?: Caller) => Promise<HostTenant>;

interface TenantOfHostOptions {
  readonly db: DatabaseHandle;
  readonly defaultTenantHost: string | null;
  readonly log: FastifyBaseLogger;
}

const NOBODY: HostTenant = { branding: null, redirectHost: null };

/**
 * Finds the tenant of a host (D-69): its own, else the default one. When the database cannot be read, the page is
 * served without branding.
 */
export function createTenantOfHost({ db, defaultTenantHost, log }: TenantOfHostOptions): ResolveTenant {
  return async (host, caller) => {
    const scope = { role: 'app', tenantId: null, ...(caller && { caller }) } as const;
    const find = async (subdomain: string): Promise<TenantBranding | null> => {
      const tenant = await db.transaction(scope, (tx) => findTenantBySubdomain(tx, subdomain));
      return tenant ? presentBranding(tenant) : null;
    };
    try {
      const subdomain = subdomainOf(host);
      const own = subdomain === null ? null : await find(subdomain);
      if (own) return { branding: own, redirectHost: null };
      const branding = await find(defaultSubdomain(defaultTenantHost));
      const elsewhere = branding && findDefaultHost(host, defaultTenantHost);
      return { branding, redirectHost: elsewhere === host ? null : elsewhere };
    } catch (error) {
      log.error({ err: error }, 'branding not read');
      return NOBODY;
    }
  };
}

/**
 * The host of the default tenant. For `*.localhost` it needs no configuration: `x.localhost` → `acme.localhost`. Other
 * names resolve only if configured; an IP address or a bare machine name shows the default tenant without a redirect.
 */
function findDefaultHost(host: string, defaultTenantHost: string | null): string | null {
  if (subdomainOf(host) === null || !host.includes('.')) return null;
  if (defaultTenantHost !== null) return defaultTenantHost;
  const rest = host.slice(host.indexOf('.'));
  return /^\.localhost(:\d+)?$/i.test(rest) ? `${defaultSubdomain(null)}${rest}` : null;
}
