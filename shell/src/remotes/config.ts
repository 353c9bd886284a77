/** The tenant's looks as the gateway inlines them, so that the login paints branded at once. */
export interface TenantBranding {
  readonly name: string;
  /** `#RRGGBB`. */
  readonly primaryColor: string;
  /** A data URL. */
  readonly logo: string | null;
}

/** Third-party services that this installation uses; null for each that is not configured. */
export interface IntegrationsConfig {
  readonly errorReportingDsn: string | null;
  /** Addresses of scripts. */
  readonly chatScript: string | null;
  readonly messagingScript: string | null;
}

export const NO_INTEGRATIONS: IntegrationsConfig = {
  errorReportingDsn: null,
  chatScript: null,
  messagingScript: null,
};

/** What the page carries besides the registry. */
export interface ShellConfig {
  readonly environment: 'production' | 'development';
  /** What the installation calls itself, such as `staging`; null for nothing. */
  readonly environmentName: string | null;
  readonly tenant: TenantBranding | null;
  /** Public keys of those who may release: 32 bytes each, base64. */
  readonly releaseKeys: readonly string[];
  /** Origins that `?mfe=` overrides may come from; `http://localhost:*` allows every local port. */
  readonly overrideOrigins: readonly string[];
  readonly integrations: IntegrationsConfig;
  /** Nonce for style and script elements created at runtime; undefined where no policy is set. */
  readonly nonce: string | undefined;
}

export const CONFIG_ELEMENT_ID = 'cadence-config';
export const REGISTRY_ELEMENT_ID = 'cadence-registry';

type InlinedConfig = Partial<Omit<ShellConfig, 'nonce'>>;

/** Reads a JSON data block; null when it is absent or unreadable. */
export function readInlinedJson(document: Document, id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  if (!text) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** The page's configuration; without an inlined one the shell behaves as in production. */
export function readShellConfig(document: Document): ShellConfig {
  const inlined = (readInlinedJson(document, CONFIG_ELEMENT_ID) ?? {}) as InlinedConfig;
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  return {
    environment: inlined.environment ?? 'production',
    environmentName: inlined.environmentName ?? null,
    tenant: inlined.tenant ?? null,
    releaseKeys: inlined.releaseKeys ?? [],
    overrideOrigins: inlined.overrideOrigins ?? [],
    integrations: { ...NO_INTEGRATIONS, ...inlined.integrations },
    nonce: nonce === '' ? undefined : nonce,
  };
}
