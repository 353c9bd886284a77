import type { StoredRegistry } from '@cadence/shared-contract/remote';
import { join } from 'node:path';
import { JsonFile } from '../json-file.ts';

/** Where the gateway finds what was released. */
export interface ReleaseSource {
  /** The stored registry, the same object until it changes; null while there is none. Nobody has checked it. */
  readRegistry(): Promise<StoredRegistry | null>;
}

const registryOf = (environment: string): string => `registries/${environment}.json`;

/** A folder of this machine. */
export function createFolderSource(folder: string, environment: string): ReleaseSource {
  const file = new JsonFile<StoredRegistry>(join(folder, registryOf(environment)));
  return { readRegistry: () => file.read() };
}

/** An answer is used for so long before the next page asks again, in milliseconds. */
const FRESH_MS = 500;
const PATIENCE_MS = 3_000;
/** A hundred times what six remotes take; a bucket that somebody else writes to must not fill the memory. */
const LARGEST_BYTES = 8 * 2 ** 20;

/**
 * A bucket behind an address of HTTP. Nobody waits for it but the first: a page gets what is known, and the next one
 * what has changed. While the bucket is away, what is known stays.
 */
export function createHttpSource(base: string, environment: string): ReleaseSource {
  const url = new URL(registryOf(environment), base.endsWith('/') ? base : `${base}/`).href;
  let known: StoredRegistry | null = null;
  let etag = '';
  let askedAt = 0;
  let asking: Promise<void> | null = null;
  const ask = async (): Promise<void> => {
    askedAt = performance.now();
    try {
      const headers = etag === '' ? {} : { 'if-none-match': etag };
      const answer = await fetch(url, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
      if (!answer.ok) {
        await answer.body?.cancel();
        return;
      }
      known = JSON.parse(await readText(answer)) as StoredRegistry;
      etag = answer.headers.get('etag') ?? '';
    } catch {
      // Away, half written or too large: asked again with the next page.
    }
  };
  return {
    async readRegistry() {
      if (performance.now() - askedAt > FRESH_MS || known === null)
        asking ??= ask().finally(() => {
          asking = null;
        });
      if (known === null) await asking;
      return known;
    },
  };
}

async function readText(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > LARGEST_BYTES) throw new Error(`The registry has more than ${LARGEST_BYTES} bytes.`);
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}
