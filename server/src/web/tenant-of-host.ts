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

/** Whose page a host shows. */
export interface HostTenant {
  readonly branding: TenantBranding | null;
  /** The host that people belong to who named one without a tenant (D-69); null stays here. */
  readonly redirectHost: string | null;
}

/** @param caller the request that asks */
export type ResolveTenant = (host: string, caller?: Caller) => Promise<HostTenant>;

interface TenantOfHostOptions {
  readonly db: DatabaseHandle;
  readonly defaultTenantHost: string | null;
  readonly log: FastifyBaseLogger;
}

const NOBODY: HostTenant = { branding: null, redirectHost: null };

/**
 * Finds the tenant of a host (D-69): its own, else the default one. A page without branding is better than none, so
 * a database that does not answer costs the branding only.
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
 * Embedded, the demo tenant is a neighbour: `x.localhost` → `acme.localhost`. Other names resolve only where someone
 * said so; an address or a bare machine name shows the default tenant where it is.
 */
function findDefaultHost(host: string, defaultTenantHost: string | null): string | null {
  if (subdomainOf(host) === null || !host.includes('.')) return null;
  if (defaultTenantHost !== null) return defaultTenantHost;
  const rest = host.slice(host.indexOf('.'));
  return /^\.localhost(:\d+)?$/i.test(rest) ? `${defaultSubdomain(null)}${rest}` : null;
}
