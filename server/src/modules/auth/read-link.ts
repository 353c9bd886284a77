import type { PublicCtx } from '../../kernel/http/index.ts';
import { readToken } from '../../kernel/session/index.ts';
import { findTenantBySubdomain, subdomainOf } from '../tenants/index.ts';

/** A link as it is looked up. */
export interface LinkAddress {
  readonly tenantId: number;
  /** The hash of its token. */
  readonly hash: string;
}

/**
 * The tenant and the hash of a mailed link's token; null for what is no token. At the address of another organisation
 * a link is as unknown as a session (D-112).
 */
export async function readLink(ctx: PublicCtx, token: string): Promise<LinkAddress | null> {
  const read = readToken(token, 'lnk');
  const subdomain = subdomainOf(ctx.hostname);
  if (!read || subdomain === null) return read;
  const host = await ctx.transaction(null, (db) => findTenantBySubdomain(db, subdomain));
  return host === undefined || host.id === read.tenantId ? read : null;
}
