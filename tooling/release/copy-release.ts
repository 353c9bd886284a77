import { integrityOf } from '../integrity.ts';
import { folderOf, requireRelease, signRelease } from './release-file.ts';
import type { ReleaseTarget } from './registry-file.ts';
import { ReleaseError } from './release-error.ts';

/**
 * Copies a release into another store, signed there anew.
 * @throws ReleaseError when it is not there, not signed with the key of `from`, or not as it was released
 */
export async function copyRelease(
  from: ReleaseTarget,
  to: ReleaseTarget,
  { name, version }: { readonly name: string; readonly version: string },
): Promise<void> {
  const release = await requireRelease(from, name, version);
  for (const [path, recorded] of Object.entries(release.files)) {
    const at = `${folderOf(name, version)}/${path}`;
    const file = await from.store.read(at);
    if (!file || integrityOf(file.content) !== recorded)
      throw new ReleaseError(`${name} ${version}: ${path} is not as it was released.`);
    await to.store.write(at, file.content);
  }
  await signRelease(to, release);
}
