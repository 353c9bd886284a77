import type { TenantBranding } from '@cadence/shared-contract';
import type { Integrations } from '../kernel/config/integrations.ts';
import type { PlatformSnapshot } from './platform-files.ts';
import { findPreloads } from './preloads.ts';

/** What the page gives the shell besides the registry; the shell reads it as `cadence-config`. */
export interface PageConfig {
  /** In development a failed slot says so in its place. */
  readonly environment: 'production' | 'development';
  /** The installation's name for itself, shown beside the version. */
  readonly environmentName: string | null;
  /** Origins that remotes may be overridden from; `http://localhost:*` allows every local port. */
  readonly overrideOrigins: readonly string[];
  /** Services of others that the page loads once it is quiet, and may talk to. */
  readonly integrations: Integrations;
}

export interface PageOptions {
  readonly platform: PlatformSnapshot;
  readonly config: PageConfig;
  readonly tenant: TenantBranding | null;
  readonly pathname: string;
  readonly nonce: string;
}

/**
 * Shows a chosen theme before the first paint. The key and the attribute are the design system's (`applyTheme`).
 */
const THEME_SCRIPT =
  "try{const t=localStorage.getItem('cadence.theme');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch{}";

/**
 * Announces the remote's scripts to people with a session only (`cadence.token.*` is the token storage's key); on the
 * login they would be dead weight before the first field can be typed in.
 */
const PRELOAD_SCRIPT =
  "try{if(Object.keys(localStorage).some(k=>k.startsWith('cadence.token.')))" +
  "for(const{url,integrity}of JSON.parse(document.getElementById('cadence-preloads').textContent)){" +
  "const l=document.createElement('link');l.rel='preload';l.as='script';l.href=url;" +
  'if(integrity)l.integrity=integrity;l.nonce=document.currentScript.nonce;document.head.append(l)}}catch{}';

/** The design system's `canvas` in both themes, so that the empty page already has the colour of the full one. */
const FIRST_PAINT =
  ':root{color-scheme:light dark;background:light-dark(#F8F7F4,#121210)}[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}body{margin:0}';

/** JSON that cannot end its script element or be read as anything else by an HTML parser. */
export function escapeJson(json: string): string {
  return json
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** What the shell paints with before it has asked the server anything. */
function presentTenant({ Name, PrimaryColor, Logo }: TenantBranding): object {
  return { name: Name, primaryColor: `#${PrimaryColor}`, logo: Logo };
}

/** What the page has to know of them; the origins are in its policy. */
function presentIntegrations({ errorReporting, chat, messaging }: Integrations): object {
  return {
    errorReportingDsn: errorReporting?.dsn ?? null,
    chatScript: chat?.scriptUrl ?? null,
    messagingScript: messaging?.scriptUrl ?? null,
  };
}

/** The one HTML page: registry, configuration and branding inlined, scripts of its route announced. */
export function renderPage({ platform, config, tenant, pathname, nonce }: PageOptions): string {
  const { shell, registry, registryJson } = platform;
  const inlined = {
    ...config,
    integrations: presentIntegrations(config.integrations),
    tenant: tenant && presentTenant(tenant),
  };
  const lines = [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<title>Cadence</title>',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<script nonce="${nonce}">${THEME_SCRIPT}</script>`,
    `<style nonce="${nonce}">${FIRST_PAINT}</style>`,
    ...shell.scripts.map((url) => `<script nonce="${nonce}" src="${escapeAttribute(url)}" defer></script>`),
    renderJson('cadence-preloads', JSON.stringify(findPreloads(registry, pathname))),
    `<script nonce="${nonce}">${PRELOAD_SCRIPT}</script>`,
    ...shell.fonts.map(
      (url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeAttribute(url)}">`,
    ),
    renderJson('cadence-config', JSON.stringify(inlined)),
    renderJson('cadence-registry', registryJson),
    '</head>',
    '<body>',
    '<div id="root"></div>',
    '<noscript>Cadence needs JavaScript.</noscript>',
    '</body>',
    '</html>',
  ];
  return lines.join('\n');
}

function renderJson(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${escapeJson(json)}</script>`;
}
