import { DateTime } from 'luxon';
import path from 'node:path';
import { StartupError } from '../errors/startup-error.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** An OpenAI-compatible endpoint (D-57). */
export interface AiConfig {
  /** Address before `/chat/completions`. */
  readonly baseUrl: string;
  /** Null for endpoints that ask for none. */
  readonly apiKey: string | null;
  readonly model: string;
}

/** Everything the environment decides, parsed once at start. Nothing else reads `process.env`. */
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
  /** Endpoint that suggests texts of goals; null hides suggestions. */
  readonly ai: AiConfig | null;
  /** Whether an empty database is filled with the demo tenants. */
  readonly demo: boolean;
  /** Host that serves addresses without a known tenant (D-69); null on plain localhost means the demo tenant. */
  readonly defaultTenantHost: string | null;
  /** Instant at which the clock starts; never set in production. */
  readonly clockStart: Date | null;
  readonly logLevel: LogLevel;
  /** Folder of the released remotes and `registry.json`; absolute. */
  readonly releasesDir: string;
  /** Folder of the shell's build; absolute. */
  readonly shellDir: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

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

function readSwitch(env: Environment, name: string, fallback: boolean): boolean {
  const text = env[name]?.toLowerCase();
  if (!text) return fallback;
  if (text !== 'on' && text !== 'off')
    throw new StartupError(`${name} must be 'on' or 'off', not '${text}'.`);
  return text === 'on';
}

function readAi(env: Environment): AiConfig | null {
  const baseUrl = readUrl(env, 'AI_BASE_URL', ['http:', 'https:']);
  if (baseUrl === null) return null;
  const model = env['AI_MODEL'];
  if (!model) throw new StartupError('AI_MODEL must name the model that AI_BASE_URL is to use.');
  return { baseUrl, model, apiKey: env['AI_API_KEY'] || null };
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
 * @throws StartupError with one sentence that names the variable and what it may hold.
 */
export function parseConfig(env: Environment): Config {
  const isProduction = env['NODE_ENV'] === 'production';
  return {
    host: env['HOST'] || '0.0.0.0',
    port: readPort(env),
    isProduction,
    isDevelopment: env['NODE_ENV'] === 'development',
    dataDir: path.resolve(env['DATA_DIR'] || path.join(ROOT, '.data')),
    databaseUrl: readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    redisUrl: readUrl(env, 'REDIS_URL', ['redis:', 'rediss:']),
    smtpUrl: readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    ai: readAi(env),
    demo: readSwitch(env, 'DEMO', !isProduction),
    defaultTenantHost: env['DEFAULT_TENANT_HOST'] || null,
    clockStart: readClock(env, isProduction),
    logLevel: readLogLevel(env),
    releasesDir: path.resolve(env['RELEASES_DIR'] || path.join(ROOT, 'dist/releases')),
    shellDir: path.resolve(env['SHELL_DIR'] || path.join(ROOT, 'shell/dist')),
  };
}
