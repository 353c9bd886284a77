import { resolve } from 'node:path';
import { createFolderStore } from './folder-store.ts';
import type { Store } from './store.ts';

/** @param address a folder, or `s3://bucket/prefix` */
export async function openStore(address: string): Promise<Store> {
  if (!address.startsWith('s3://')) return createFolderStore(resolve(address));
  // The SDK is large, and most commands work on a folder.
  const { createBucketStore } = await import('./bucket-store.ts');
  return createBucketStore(address);
}
