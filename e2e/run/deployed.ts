import { rm } from 'node:fs/promises';
import { serveRemote } from '../src/remote-server.ts';
import type { RemoteServer } from '../src/remote-server.ts';
import { folderOf, type ReleaseSource } from './releases.ts';
import { RunError } from './run-error.ts';
import type { ChosenVersion } from './versions.ts';

/** How an organisation of a deployed platform is reached without a browser. */
export function probeAddress(url: string): string {
  const { hostname, port, protocol, origin } = new URL(url.replace('{tenant}', 'acme'));
  return hostname.endsWith('.localhost') ? `${protocol}//127.0.0.1${port && `:${port}`}` : origin;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws RunError when tests would have no accounts there */
export function assertAccounts(url: string, env: Environment): void {
  if (env['E2E_ORGANISATIONS']) return;
  const isOperated = env['E2E_OPERATOR_DATABASE_URL'] || env['E2E_OPERATOR_DATA_DIR'];
  if (!isOperated)
    throw new RunError(
      'A deployed platform needs accounts for the tests: the product adds organisations by the operator’s command line only. Name its database in E2E_OPERATOR_DATABASE_URL, or prepared organisations in E2E_ORGANISATIONS (see docs/qa.md).',
    );
  if (!url.includes('{tenant}'))
    throw new RunError(
      `Every worker makes an organisation of its own, which ${url} alone cannot address: write --url 'https://{tenant}.…', or name one in E2E_ORGANISATIONS.`,
    );
}

/** @throws RunError when the platform does not answer, or takes no remotes from elsewhere although it has to */
export async function assertReachable(url: string, needsOverrides: boolean): Promise<void> {
  const address = probeAddress(url);
  const page = await fetch(`${address}/v3/login`, { signal: AbortSignal.timeout(15_000) }).catch(
    (error: Error) => {
      const { message } = error.cause instanceof Error ? error.cause : error;
      throw new RunError(`${address} does not answer: ${message || 'nothing listens there'}.`);
    },
  );
  const html = await page.text();
  if (!page.ok || !html.includes('cadence-config'))
    throw new RunError(`${address} answers with ${page.status}, and not with a page of Cadence.`);
  if (needsOverrides && /"overrideOrigins":\[\]/.test(html))
    throw new RunError(
      `${address} takes no remotes from elsewhere, as every platform in production: --with is not possible there.`,
    );
}

/** Versions that pages of a deployed platform take from this machine. */
export interface ServedVersions {
  /** For the shell, as it keeps overrides. */
  readonly overrides: string;
  /** Remotes whose version no page has asked for. */
  unused(): readonly string[];
  close(): Promise<void>;
}

export async function serveVersions(
  source: ReleaseSource,
  asked: readonly ChosenVersion[],
): Promise<ServedVersions> {
  const served: { remote: string; server: RemoteServer; copy: string | null }[] = [];
  for (const version of asked) {
    const { folder, copy } = await folderOf(source, version);
    served.push({ remote: version.remote, server: await serveRemote(folder), copy });
  }
  return {
    overrides: JSON.stringify(
      served.map(({ remote, server }) => `${remote}@${server.origin}/mf-manifest.json`),
    ),
    unused: () =>
      served.flatMap(({ remote, server }) => (server.served.includes('/mf-manifest.json') ? [] : [remote])),
    async close() {
      for (const { server, copy } of served) {
        await server.close();
        if (copy !== null) await rm(copy, { recursive: true, force: true });
      }
    },
  };
}
