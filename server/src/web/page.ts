import type { TenantBranding } from '@cadence/shared-contract';
import type { Integrations } from '../kernel/config/integrations.ts';
import { brandingOf, iconPath, THEME_COLORS } from './app-manifest.ts';
import { OLD_BROWSER_PAGE, OLD_BROWSER_SCRIPT, OLD_BROWSER_STYLE } from './old-browser.ts';
import type { PlatformSnapshot } from './platform-files.ts';
import { findPreloads } from './preloads.ts';

/** What the page passes to the shell besides the registry; the shell reads it as `cadence-config`. */
export interface PageConfig {
  /** In development a slot that fails shows that it did. */
  readonly environment: 'production' | 'development';
  /** The name of the installation, shown beside the version. */
  readonly environmentName: string | null;
  /** Public keys of those who may release: 32 bytes each, base64. */
  readonly releaseKeys: readonly string[];
  /** Origins that remotes may be overridden from; `http://localhost:*` allows every local port. */
  readonly overrideOrigins: readonly string[];
  /** Third-party services that the page loads once it is idle, and may connect to. */
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
 * Applies a chosen theme before the first paint, to the bar of an installed application too. The key and the attributes
 * are the design system's (`applyTheme`).
 */
const THEME_SCRIPT =
  "try{const t=localStorage.getItem('cadence.theme');if(t==='dark'||t==='light'){document.documentElement.dataset.theme=t;" +
  "for(const m of document.querySelectorAll('meta[name=theme-color]'))m.media=m.dataset.for===t?'all':'not all'}}catch{}";

/**
 * Preloads the remote's scripts, for people with a session only (`cadence.token.*` is the token storage's key): they
 * would only delay the login page.
 */
const PRELOAD_SCRIPT =
  "try{if(Object.keys(localStorage).some(k=>k.startsWith('cadence.token.')))" +
  "for(const{url,integrity}of JSON.parse(document.getElementById('cadence-preloads').textContent)){" +
  "const l=document.createElement('link');l.rel='preload';l.as='script';l.href=url;" +
  'if(integrity)l.integrity=integrity;l.nonce=document.currentScript.nonce;document.head.append(l)}}catch{}';

/** The design system's `canvas` in both themes, so that the empty page already has its final background. */
const FIRST_PAINT =
  ':root{color-scheme:light dark;background:light-dark(#F8F7F4,#121210)}[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}body{margin:0}';

const THEMES = ['light', 'dark'] as const;

/** Escapes JSON so that an HTML parser cannot take any of it for markup, such as the end of the script element. */
export function escapeJson(json: string): string {
  return json
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** What the shell needs for its first paint, before its first request. */
function presentTenant({ Name, PrimaryColor, Logo }: TenantBranding): object {
  return { name: Name, primaryColor: `#${PrimaryColor}`, logo: Logo };
}

/** What the page needs of the integrations; their origins are in its policy. */
function presentIntegrations({ errorReporting, chat, messaging }: Integrations): object {
  return {
    errorReportingDsn: errorReporting?.dsn ?? null,
    chatScript: chat?.scriptUrl ?? null,
    messagingScript: messaging?.scriptUrl ?? null,
  };
}

/** The one HTML page, with inlined registry, configuration and branding, and the preloads of its route. */
export function renderPage({ platform, config, tenant, pathname, nonce }: PageOptions): string {
  const { shell, registry, registryJson } = platform;
  const app = brandingOf(tenant);
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
    `<meta name="application-name" content="${escapeAttribute(app.Name)}">`,
    `<meta name="apple-mobile-web-app-title" content="${escapeAttribute(app.Name)}">`,
    ...THEMES.map(
      (theme) =>
        `<meta name="theme-color" data-for="${theme}" media="(prefers-color-scheme:${theme})" content="${THEME_COLORS[theme]}">`,
    ),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<link rel="apple-touch-icon" href="${escapeAttribute(iconPath(180, app))}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<script nonce="${nonce}">${THEME_SCRIPT}</script>`,
    `<style nonce="${nonce}">${FIRST_PAINT}${OLD_BROWSER_STYLE}</style>`,
    ...shell.scripts.map(
      ({ url, integrity }) =>
        `<script nonce="${nonce}" src="${escapeAttribute(url)}" integrity="${escapeAttribute(integrity)}" defer></script>`,
    ),
    renderJson('cadence-preloads', JSON.stringify(findPreloads(registry, pathname))),
    `<script nonce="${nonce}">${PRELOAD_SCRIPT}</script>`,
    ...shell.fonts.map(
      (url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeAttribute(url)}">`,
    ),
    renderJson('cadence-config', JSON.stringify(inlined)),
    ...(registryJson === null ? [] : [renderJson('cadence-registry', registryJson)]),
    '</head>',
    '<body>',
    '<div id="root"></div>',
    OLD_BROWSER_PAGE,
    `<script nonce="${nonce}">${OLD_BROWSER_SCRIPT}</script>`,
    '<noscript>Cadence needs JavaScript.</noscript>',
    '</body>',
    '</html>',
  ];
  return lines.join('\n');
}

function renderJson(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${escapeJson(json)}</script>`;
}
