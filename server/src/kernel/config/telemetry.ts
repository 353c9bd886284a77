import { StartupError } from '../errors/startup-error.ts';
import type { Environment } from './integrations.ts';

/** Where `/metrics` is served; nowhere unless it is configured. */
export interface MetricsConfig {
  /** A port of its own; null for none. */
  readonly port: number | null;
  /** The address of that port. */
  readonly host: string;
  /** What opens `/metrics` on the main port; null for nobody. */
  readonly token: string | null;
}

/** An OpenTelemetry collector that speaks OTLP over HTTP. */
export interface OtlpConfig {
  /** Base address; signals are sent to `v1/traces` and `v1/metrics` below it. */
  readonly endpoint: string;
  /** Sent along, such as a key of the service. */
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** Share of the traces that begin here which are sent, from 0 to 1. */
  readonly sampled: number;
}

export interface TelemetryConfig {
  readonly metrics: MetricsConfig;
  /** Null unless a collector is configured. */
  readonly otlp: OtlpConfig | null;
}

const SHORTEST_TOKEN = 16;

function readMetrics(env: Environment): MetricsConfig {
  const text = env['METRICS_PORT'];
  const port = text ? Number(text) : null;
  if (text && (!/^\d+$/.test(text) || Number(text) > 65_535))
    throw new StartupError(`METRICS_PORT must be a number from 0 to 65535, not '${text}'.`);
  const token = env['METRICS_TOKEN'] || null;
  if (token !== null && !/^[\x21-\x7e]{16,}$/.test(token))
    throw new StartupError(`METRICS_TOKEN must have at least ${SHORTEST_TOKEN} characters and no blanks.`);
  return { port, host: env['METRICS_HOST'] || '127.0.0.1', token };
}

/** `key=value` pairs with commas between them, their values percent-encoded, as OpenTelemetry defines it. */
function readHeaders(text: string): Readonly<Record<string, string>> {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, value] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(\S*)\s*$/.exec(pair) ?? [];
      if (name === undefined || value === undefined)
        throw new StartupError('OTEL_EXPORTER_OTLP_HEADERS must be like key=value,other=value.');
      return [name.toLowerCase(), decode(value)];
    }),
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readShare(text: string): number {
  const share = Number(text);
  if (!/^\d*\.?\d+$/.test(text) || share > 1)
    throw new StartupError(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not '${text}'.`);
  return share;
}

function readOtlp(env: Environment): OtlpConfig | null {
  const endpoint = env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (!endpoint) return null;
  const protocol = URL.canParse(endpoint) ? new URL(endpoint).protocol : '';
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new StartupError(
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an address that starts with http:// or https://.',
    );
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    headers: readHeaders(env['OTEL_EXPORTER_OTLP_HEADERS'] ?? ''),
    serviceName: env['OTEL_SERVICE_NAME'] || 'cadence',
    sampled: readShare(env['OTEL_TRACES_SAMPLER_ARG'] || '1'),
  };
}

/** Where figures and traces go. @throws StartupError with one sentence */
export function readTelemetry(env: Environment): TelemetryConfig {
  return { metrics: readMetrics(env), otlp: readOtlp(env) };
}
