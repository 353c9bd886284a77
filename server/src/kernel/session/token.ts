import { createHash, randomBytes } from 'node:crypto';
import { MAX_ID } from '@cadence/shared-contract';

/** A bearer secret as the client sends it, and what the database stores of it. */
export interface IssuedToken {
  readonly token: string;
  /** SHA-256 of the token, hex. */
  readonly hash: string;
}

/** The token's prefix: a session token is not valid as a link's, and the other way round. */
export type TokenKind = 'cad' | 'lnk';

const PATTERN = /^(cad|lnk)_([0-9a-z]{1,6})_[A-Za-z0-9_-]{43}$/;

/** SHA-256, hex. A 256-bit random secret needs no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * A new opaque token with 256 random bits. It begins with the tenant's id, so that a request can enter its tenant
 * before the first query; a forged id only leads to a tenant where the secret is unknown.
 */
export function issueToken(tenantId: number, kind: TokenKind = 'cad'): IssuedToken {
  const token = `${kind}_${tenantId.toString(36)}_${randomBytes(32).toString('base64url')}`;
  return { token, hash: hashToken(token) };
}

/** Reads a token's tenant and hash; null when it cannot be one of ours. */
export function readToken(
  token: string,
  kind: TokenKind = 'cad',
): { readonly tenantId: number; readonly hash: string } | null {
  const [, found, tenant = ''] = PATTERN.exec(token) ?? [];
  const tenantId = parseInt(tenant, 36);
  if (found !== kind || !(tenantId >= 1 && tenantId <= MAX_ID)) return null;
  return { tenantId, hash: hashToken(token) };
}

/** The token of an `Authorization: Bearer …` header; null when there is none. */
export function bearerToken(header: string | undefined): string | null {
  return /^Bearer ([^\s]+)$/i.exec(header ?? '')?.[1] ?? null;
}
