import { isEmail } from '@cadence/shared-contract';
import { DateTime } from 'luxon';
import path from 'node:path';
import { StartupError } from '../errors/startup-error.ts';
import type { AiConfig } from './ai.ts';
import { readAi } from './ai.ts';
import type { Environment, Integrations } from './integrations.ts';
import { readIntegrations } from './integrations.ts';
import { readEnvironmentName, readTrustedProxies } from './network.ts';
import type { ReleasesConfig } from './releases.ts';
import { readReleases } from './releases.ts';
import type { SupportConfig } from './support.ts';
import { readSupport } from './support.ts';
import type { TelemetryConfig } from './telemetry.ts';
import { readTelemetry } from './telemetry.ts';
import type { UserManualConfig } from './user-manual.ts';
import { readUserManual } from './user-manual.ts';
import type { SessionRules } from '../session/session-rules.ts';
import { DEFAULT_SESSION_RULES } from '../session/session-rules.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Everything the environment configures, parsed once at start. Nothing else reads `process.env`. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly isProduction: boolean;
  /** True for `npm run dev`: failures that users do not see are shown where they happen. */
  readonly isDevelopment: boolean;
  /** Folder of the embedded database, the mail outbox and uploads; absolute. */
  readonly dataDir: string;
  /** PostgreSQL ≥ 15; null means the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Redis for fan-out between instances; null means this process only. */
  readonly redisUrl: string | null;
  /** Mail server; null writes mails to `dataDir/outbox`. */
  readonly smtpUrl: string | null;
  /** The sender of mails; null: no-reply at the default host. */
  readonly mailFrom: { readonly name: string; readonly address: string } | null;
  /** The model that helps with texts; with null, suggestions are hidden and summaries are composed without it. */
  readonly ai: AiConfig | null;
  /** Third-party services that the pages use; each is absent unless it is configured. */
  readonly integrations: Integrations;
  /** Customer support, as the Help page shows it. */
  readonly support: SupportConfig;
  /** Where the assessment of the user manual is taken. */
  readonly userManual: UserManualConfig;
  /** Where figures and traces of the server go. */
  readonly telemetry: TelemetryConfig;
  /** Whether an empty database is filled with the demo tenants. */
  readonly demo: boolean;
  /** Host that serves addresses without a known tenant (D-69); null on plain localhost means the demo tenant. */
  readonly defaultTenantHost: string | null;
  /** Where a tenant's pages are: an origin with `{tenant}` for its subdomain. Links in mails begin with it. */
  readonly tenantOrigin: string;
  /** Addresses and networks of reverse proxies whose `X-Forwarded-*` headers are trusted. */
  readonly trustedProxies: readonly string[];
  /** Whether `/api/docs` serves the API documentation. */
  readonly apiDocs: boolean;
  /** What the pages show beside the version; null shows nothing. */
  readonly environmentName: string | null;
  /** When sessions expire. */
  readonly sessions: SessionRules;
  /** Instant at which the clock starts; never set in production. */
  readonly clockStart: Date | null;
  readonly logLevel: LogLevel;
  readonly releases: ReleasesConfig;
  /** Folder of the shell's build; absolute. */
  readonly shellDir: string;
  /** Folder of the design system's static Storybook, served at `/storybook`; absolute, null in production. */
  readonly storybookDir: string | null;
}

const ROOT = path.resolve(import.meta.dirname, '../../../..');

function readPort(env: Environment): number {
  const text = env['PORT'] || '8080';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new StartupError(`PORT must be a number from 0 to 65535, not '${text}'.`);
  }
  return port;
}

function readUrl(env: Environment, name: string, protocols: readonly string[]): string | null {
  const text = env[name];
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !protocols.includes(url.protocol)) {
    throw new StartupError(`${name} must be an address that starts with ${protocols.join('// or ')}//.`);
  }
  return text;
}

function readClock(env: Environment, isProduction: boolean): Date | null {
  const text = env['CLOCK'];
  if (!text) return null;
  if (isProduction)
    throw new StartupError('CLOCK is for development and tests; it is refused in production.');
  const instant = DateTime.fromISO(text, { zone: 'utc' });
  if (!instant.isValid)
    throw new StartupError(`CLOCK must be an ISO instant such as 2026-10-05T09:00:00Z, not '${text}'.`);
  return instant.toJSDate();
}

/**
 * Never taken from a request: the sender chooses its Host, and a link in a mail must not lead there. Without
 * TENANT_ORIGIN it is derived from the default host, and on a development machine from the port.
 */
function readTenantOrigin(env: Environment): string {
  const text = env['TENANT_ORIGIN'];
  const base = env['DEFAULT_TENANT_HOST']?.split('.').slice(1).join('.');
  if (!text) return base ? `https://{tenant}.${base}` : `http://{tenant}.localhost:${readPort(env)}`;
  const example = text.replace('{tenant}', 'acme');
  const isUsable = text.includes('{tenant}') && URL.canParse(example) && new URL(example).origin === example;
  if (!isUsable)
    throw new StartupError(`TENANT_ORIGIN must be like https://{tenant}.example.com, not '${text}'.`);
  return text;
}

function readHours(env: Environment, name: string, fallback: number): number {
  const text = env[name];
  if (!text) return fallback;
  const hours = Number(text);
  if (!/^\d+$/.test(text) || hours < 1 || hours > 8_760)
    throw new StartupError(`${name} must be a whole number of hours from 1 to 8760, not '${text}'.`);
  return hours * 3_600_000;
}

function readSessions(env: Environment): SessionRules {
  const longest = readHours(env, 'SESSION_MAX_HOURS', DEFAULT_SESSION_RULES.longest);
  const idle = readHours(env, 'SESSION_IDLE_HOURS', Math.min(DEFAULT_SESSION_RULES.idle, longest));
  if (idle > longest) throw new StartupError('SESSION_IDLE_HOURS must not be more than SESSION_MAX_HOURS.');
  return { idle, longest };
}

function readMailFrom(env: Environment): Config['mailFrom'] {
  const text = env['MAIL_FROM']?.trim();
  if (!text) return null;
  const [, name = '', address = text] = /^(.*)<(.+)>$/.exec(text) ?? [];
  if (!isEmail(address))
    throw new StartupError(
      `MAIL_FROM must be like no-reply@example.com or Cadence <no-reply@example.com>, not '${text}'.`,
    );
  return { name: name.replace(/^[\s"]+|[\s"]+$/g, '') || 'Cadence', address };
}

function readSwitch(env: Environment, name: string, fallback: boolean): boolean {
  const text = env[name]?.toLowerCase();
  if (!text) return fallback;
  if (text !== 'on' && text !== 'off')
    throw new StartupError(`${name} must be 'on' or 'off', not '${text}'.`);
  return text === 'on';
}

function readLogLevel(env: Environment): LogLevel {
  const text = env['LOG_LEVEL'] || 'info';
  const level = LOG_LEVELS.find((known) => known === text);
  if (!level) throw new StartupError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not '${text}'.`);
  return level;
}

/**
 * Turns the environment into a `Config`.
 *
 * @throws StartupError with one sentence that names the variable and its allowed values.
 */
export function parseConfig(env: Environment): Config {
  const isProduction = env['NODE_ENV'] === 'production';
  const demo = readSwitch(env, 'DEMO', !isProduction);
  return {
    host: env['HOST'] || '0.0.0.0',
    port: readPort(env),
    isProduction,
    isDevelopment: env['NODE_ENV'] === 'development',
    dataDir: path.resolve(env['DATA_DIR'] || path.join(ROOT, '.data')),
    databaseUrl: readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    redisUrl: readUrl(env, 'REDIS_URL', ['redis:', 'rediss:']),
    smtpUrl: readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: readMailFrom(env),
    ai: readAi(env),
    integrations: readIntegrations(env),
    support: readSupport(env, demo),
    userManual: readUserManual(env, { isProduction, demo }),
    telemetry: readTelemetry(env),
    demo,
    defaultTenantHost: env['DEFAULT_TENANT_HOST'] || null,
    tenantOrigin: readTenantOrigin(env),
    trustedProxies: readTrustedProxies(env),
    apiDocs: readSwitch(env, 'API_DOCS', !isProduction),
    environmentName: readEnvironmentName(env),
    sessions: readSessions(env),
    clockStart: readClock(env, isProduction),
    logLevel: readLogLevel(env),
    releases: readReleases(env, ROOT),
    shellDir: path.resolve(env['SHELL_DIR'] || path.join(ROOT, 'shell/dist')),
    storybookDir: isProduction ? null : path.join(ROOT, 'shared-ui/storybook-static'),
  };
}
