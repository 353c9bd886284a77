import { Readable } from 'node:stream';
import { later } from '../kernel/guard/index.ts';

export interface ReleasedFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable;
}

/** Until an answer begins; how long it takes is up to the line of whoever asks. */
const PATIENCE_MS = 10_000;
/** Every part begins with a letter or digit: nothing hidden, and no way up. */
const SAFE_PATH = /^[a-z0-9][\w.-]*(\/[a-z0-9][\w.-]*)*$/i;
const COMPRESSED = /\.(js|css|json|svg)$/;

/**
 * A released file out of a bucket, as it was compressed when it was built. null when there is none.
 *
 * @param base address of the bucket
 * @param path below `base`
 */
export async function fetchReleased(
  base: string,
  path: string,
  acceptEncoding: string | undefined,
): Promise<ReleasedFile | null> {
  if (!SAFE_PATH.test(path)) return null;
  const takesBrotli = /\bbr\b/.test(acceptEncoding ?? '') && COMPRESSED.test(path);
  const compressed = takesBrotli ? await ask(base, `${path}.br`) : null;
  const answer = compressed ?? (await ask(base, path));
  if (!answer?.body) return null;
  return {
    headers: {
      'content-type': typeOf(path) ?? answer.headers.get('content-type') ?? 'application/octet-stream',
      vary: 'accept-encoding',
      ...(compressed && { 'content-encoding': 'br' }),
    },
    body: Readable.from(answer.body),
  };
}

const typeOf = (path: string): string | null => {
  if (path.endsWith('.js')) return 'text/javascript; charset=utf-8';
  return path.endsWith('.json') ? 'application/json; charset=utf-8' : null;
};

/** null for anything but the file, and while the bucket is away. */
async function ask(base: string, path: string): Promise<Response | null> {
  const url = `${base.replace(/\/$/, '')}/${path}`;
  const waiting = new AbortController();
  const timer = later(PATIENCE_MS, { kind: 'releases' }, () => waiting.abort());
  try {
    const answer = await fetch(url, { signal: waiting.signal, headers: { 'accept-encoding': 'identity' } });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    return null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
