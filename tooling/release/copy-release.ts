import { integrityOf } from '../integrity.ts';
import { folderOf, readRelease, signRelease, type ReleaseFile } from './release-file.ts';
import type { ReleaseTarget } from './registry-file.ts';
import { ReleaseError } from './release-error.ts';
import type { Store } from './store.ts';

/**
 * Copies a release into another store, signed there anew. Whoever has signed it before is not asked: this is for stores that
 * one machine serves to itself.
 * @throws ReleaseError when it is not there, or not as it was released
 */
export async function copyRelease(
  from: Store,
  to: ReleaseTarget,
  { name, version }: { readonly name: string; readonly version: string },
): Promise<ReleaseFile> {
  const release = await readRelease(from, name, version);
  if (!release) throw new ReleaseError(`There is no release ${version} of ${name} in ${from.address}.`);
  for (const [path, recorded] of Object.entries(release.files)) {
    const at = `${folderOf(name, version)}/${path}`;
    const file = await from.read(at);
    if (!file || integrityOf(file.content) !== recorded)
      throw new ReleaseError(`${name} ${version}: ${path} is not as it was released.`);
    await to.store.write(at, file.content);
  }
  await signRelease(to, release);
  return release;
}
