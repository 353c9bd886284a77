import { randomBytes } from 'node:crypto';
import { VIDEO_FRAME_ORIGINS } from '@cadence/shared-contract';
import type { Integrations } from '../kernel/config/integrations.ts';

export interface PolicyOptions {
  /** The page's own host and port, as the client sent it; not every browser counts WebSockets as `'self'`. */
  readonly host: string;
  readonly nonce: string;
  /** The configured third-party services; none by default. */
  readonly integrations: Integrations;
  /** Whether local dev servers of squads are allowed; never in production. */
  readonly allowsLocalhost: boolean;
}

/** 128 random bits, new for every page. */
export const createNonce = (): string => randomBytes(16).toString('base64');

const LOCAL = ['localhost', '127.0.0.1'].flatMap((host) => [`http://${host}:*`, `ws://${host}:*`]);
const HOST = /^[a-z0-9.-]+(:\d+)?$|^\[[0-9a-f:]+\](:\d+)?$/i;

/** Where third-party scripts may come from and connect to, and where error reports go. */
function originsOf({ chat, messaging, errorReporting }: Integrations) {
  const widgets = [...(chat?.origins ?? []), ...(messaging?.origins ?? [])];
  const sockets = widgets.map((origin) => origin.replace(/^http/, 'ws'));
  return { widgets, connected: [...widgets, ...sockets, ...(errorReporting?.origins ?? [])] };
}

/**
 * The page's Content-Security-Policy. Scripts with the nonce run, and the scripts that they load (`strict-dynamic`);
 * browsers without support for it fall back to `'self'`. Style elements need the nonce; style attributes are allowed,
 * because computed positions and sizes are set that way. Videos of the strategy page play in the frames of two
 * services, or are files at any address (people §2.6): media cannot run code.
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { host, nonce, integrations, allowsLocalhost } = options;
  const local = allowsLocalhost ? LOCAL : [];
  const { widgets, connected } = originsOf(integrations);
  const sockets = HOST.test(host) ? [`ws://${host}`, `wss://${host}`] : [];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'", "'self'", ...widgets, ...local],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...widgets, ...local],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...widgets, ...local],
    'font-src': ["'self'", ...widgets, ...local],
    'connect-src': ["'self'", ...sockets, ...connected, ...local],
    'frame-src': ["'self'", ...VIDEO_FRAME_ORIGINS, ...widgets],
    'media-src': ["'self'", 'https:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
