/** Publishes what was built here into the local release folder, which the server serves. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CliError } from './cli-error.mjs';
import { at, readJson, remotes, root } from './workspace.mjs';

/**
 * Records what the shell provides and puts every remote's build into use that was not published from here before.
 * A remote that was rolled back, or promoted by hand, since then stays as it is.
 * @param {string[]} [names] folders of remotes; all by default
 * @throws {CliError} when a remote does not fit the platform
 */
export async function publishRemotes(names = remotes()) {
  // Loaded late: it is TypeScript, and runs on the pinned Node only.
  const release = await import('../release/index.ts');
  const folder = resolve(root, process.env.RELEASES_DIR || 'dist/releases');
  const environment = process.env.RELEASES_ENVIRONMENT || 'production';
  try {
    const signer = await release.loadSigner(process.env.RELEASE_SIGNING_KEY);
    const target = { store: release.createFolderStore(folder), signer, environment };
    await release.adopt(target);
    const { version: packageVersion } = readJson('shell/package.json');
    const { provides } = await release.publishShell(target, { dist: at('shell', 'dist'), packageVersion });
    for (const warning of await release.setProvides(target, provides)) console.warn(warning);
    for (const name of names) await publishRemote({ release, target, folder, name });
  } catch (error) {
    throw error instanceof release.ReleaseError ? new CliError(error.message) : error;
  }
}

async function publishRemote({ release, target, folder, name }) {
  const build = { dist: at(name, 'dist'), packageVersion: readJson(`${name}/package.json`).version };
  const { name: remote, version } = await release.publish(target, { ...build, promote: false });
  const inUse = (await release.listReleases(target)).some((entry) => entry.name === remote && entry.isInUse);
  const record = `${folder}\n${version}\n`;
  const recordFile = join(at('.cache/published'), name);
  if (inUse && existsSync(recordFile) && readFileSync(recordFile, 'utf8') === record) return;

  await release.promote(target, { name: remote, version });
  mkdirSync(at('.cache/published'), { recursive: true });
  writeFileSync(recordFile, record);
}
