import { randomBytes } from 'node:crypto';

export interface PolicyOptions {
  /** The page's own host with its port, as the client named it; websockets are not `'self'` everywhere. */
  readonly host: string;
  readonly nonce: string;
  /** Local dev servers of squads may answer; never in production. */
  readonly allowsLocalhost: boolean;
}

/** 128 random bits, fresh for every page. */
export const createNonce = (): string => randomBytes(16).toString('base64');

const LOCAL = ['http://localhost:*', 'ws://localhost:*'];
const HOST = /^[a-z0-9.-]+(:\d+)?$|^\[[0-9a-f:]+\](:\d+)?$/i;

/**
 * The page's Content-Security-Policy. Scripts run by nonce and what they load themselves (`strict-dynamic`); browsers
 * that do not know it fall back to `'self'`. Style elements need the nonce; style attributes are allowed, because
 * computed positions and sizes are set that way.
 */
export function contentSecurityPolicy({ host, nonce, allowsLocalhost }: PolicyOptions): string {
  const local = allowsLocalhost ? LOCAL : [];
  const sockets = HOST.test(host) ? [`ws://${host}`, `wss://${host}`] : [];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'", "'self'", ...local],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...local],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...local],
    'font-src': ["'self'", ...local],
    'connect-src': ["'self'", ...sockets, ...local],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
