import { withTimeLimit } from './time-limit.ts';

/** What a remote's entry script leaves behind, as Module Federation defines it. */
export interface RemoteContainer {
  init(...args: readonly unknown[]): unknown;
  get(expose: string): Promise<() => unknown>;
}

export interface EntryRequest {
  readonly remote: string;
  readonly url: string;
  /** `sha384-…`; empty for overrides, whose bytes change with every save. */
  readonly integrity: string;
}

export const ENTRY_TIMEOUT_MS = 8_000;

/** The global that a remote's entry script defines; the webpack preset derives the same name. */
export const containerName = (remote: string): string => `cadence_${remote.replaceAll('-', '_')}`;

/**
 * One attempt at a remote's entry, through its own script element: a failed element is never fetched again, so it does
 * not stay behind.
 */
export function createEntryLoader(
  document: Document,
  nonce: string | undefined,
): (request: EntryRequest) => Promise<RemoteContainer> {
  return async ({ remote, url, integrity }) => {
    const script = document.createElement('script');
    script.async = true;
    // On the page's own origin it would make the browser ignore the gateway's preload and fetch twice.
    if (new URL(url, document.baseURI).origin !== new URL(document.baseURI).origin)
      script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    if (nonce) script.nonce = nonce;
    script.src = url;
    try {
      await withTimeLimit(ENTRY_TIMEOUT_MS, () => insert(document, script));
    } finally {
      script.remove();
    }
    const container: unknown = Reflect.get(globalThis, containerName(remote));
    if (!isContainer(container)) throw new Error(`${url} does not define the remote ${remote}.`);
    return container;
  };
}

function insert(document: Document, script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () =>
      reject(new Error(`${script.src} cannot be loaded or is not what was released.`)),
    );
    document.head.append(script);
  });
}

function isContainer(value: unknown): value is RemoteContainer {
  return typeof value === 'object' && value !== null && 'get' in value && 'init' in value;
}
