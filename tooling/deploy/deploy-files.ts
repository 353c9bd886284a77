import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

export const ROOT = resolve(import.meta.dirname, '../..');

export const readText = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** One YAML document, with its merges. */
export const readYaml = <T>(path: string): T => parse(readText(path), { merge: true }) as T;

/** Every document of a file. @throws Error where it is no YAML */
export function readDocuments<T>(path: string): readonly T[] {
  return parseAllDocuments(readText(path)).map((document) => {
    if (document.errors.length > 0) throw new Error(`${path}: ${document.errors[0]?.message}`);
    return document.toJS() as T;
  });
}

/** `NAME=value` lines, as `--env-file` reads them. */
export function readEnvironment(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => /^\w+=/.test(line));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

const ASK_SERVER = `
  import { parseConfig } from './server/src/kernel/config/config.ts';
  const read = new Set(['NODE_ENV']);
  const given = JSON.parse(process.argv[1]);
  const env = new Proxy(given, { get: (target, name) => (read.add(name), target[name]) });
  let refusal = null;
  let config = null;
  try { config = parseConfig(env); } catch (error) { refusal = error.message; }
  console.log(JSON.stringify({ refusal, config, unknown: Object.keys(given).filter((name) => !read.has(name)) }));
`;

/** What the server makes of an environment in production. */
export interface ServerVerdict {
  /** The sentence with which it would refuse to start. */
  readonly refusal: string | null;
  /** Variables that it never reads. */
  readonly unknown: readonly string[];
  readonly config: {
    readonly databaseUrl: string | null;
    readonly redisUrl: string | null;
    readonly smtpUrl: string | null;
    readonly port: number;
    readonly host: string;
    readonly trustedProxies: readonly string[];
    readonly releases: { readonly address: string; readonly keys: readonly string[] };
    readonly telemetry: { readonly metrics: { readonly port: number | null; readonly host: string } };
  } | null;
}

/** Asks the server's own reader of the environment, in a process of its own. */
export function askServer(environment: Readonly<Record<string, string>>): ServerVerdict {
  const given = JSON.stringify({ NODE_ENV: 'production', ...environment });
  const args = ['--input-type=module', '--eval', ASK_SERVER, given];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })) as ServerVerdict;
}

const TAG = /:v?\d+\.\d+(\.\d+)?(-[a-z0-9.-]+)?$/;

/** Whether an image names one version: `node:24` and `node:latest` are another one tomorrow. */
export const isPinned = (image: string): boolean => TAG.test(image) || /@sha256:[0-9a-f]{64}$/.test(image);
