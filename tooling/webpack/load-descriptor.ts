import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDescriptor } from '@cadence/shared-contract/remote';
import { findDescriptorFaults } from './descriptor-check.ts';
import {
  DescriptorError,
  evaluateDescriptor,
  readExposedFiles,
  type ExposedFiles,
} from './descriptor-source.ts';
import { MENU_ICONS } from './menu-icons.ts';

export interface LoadedDescriptor {
  readonly descriptor: RemoteDescriptor;
  readonly exposed: ExposedFiles;
}

/** The path of a remote's descriptor. */
export const descriptorFile = (dir: string): string => join(dir, 'src/remote.ts');

/** Reads, evaluates and checks a remote's `src/remote.ts`; rejects with a DescriptorError. */
export async function loadRemoteDescriptor({
  name,
  dir,
}: {
  name: string;
  dir: string;
}): Promise<LoadedDescriptor> {
  const file = descriptorFile(dir);
  if (!existsSync(file)) throw new DescriptorError(file, ['There is no such file.']);
  const exposed = readExposedFiles(file);
  const value = await evaluateDescriptor(file);
  const faults = findDescriptorFaults(value, { name, exposed, icons: MENU_ICONS });
  if (faults.length > 0) throw new DescriptorError(file, faults);
  return { descriptor: value as RemoteDescriptor, exposed };
}
