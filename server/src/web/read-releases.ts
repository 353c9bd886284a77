import type { Registry } from '@cadence/shared-contract/remote';
import { join } from 'node:path';
import { JsonFile } from './json-file.ts';
import type { ShellManifest } from './platform-files.ts';

/** Reads what is released now: the remotes, and the shell that is served. Each is null while there is none. */
export function readReleases({
  shellDir,
  releasesDir,
}: {
  readonly shellDir: string;
  readonly releasesDir: string;
}): {
  readonly registry: () => Promise<Registry | null>;
  readonly shell: () => Promise<ShellManifest | null>;
} {
  const registry = new JsonFile<Registry>(join(releasesDir, 'registry.json'));
  const shell = new JsonFile<ShellManifest>(join(shellDir, 'shell.json'));
  return { registry: () => registry.read(), shell: () => shell.read() };
}
