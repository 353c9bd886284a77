/** Reading what lies in a store: more people and programs may write there than may release. */

/** A file of the store as JSON; null when it is none. A name is found only where it is written: nothing has a `constructor`. */
export function parseStored(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'), withoutPrototype);
  } catch {
    return null;
  }
}

const withoutPrototype = (_key: string, value: unknown): unknown =>
  isRecord(value) ? Object.assign(Object.create(null) as object, value) : value;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** A way up, from the root, or that another system reads as one. */
const LEAVES = /(^|[\\/])\.{1,2}([\\/]|$)|^[\\/]|^$|\0/;

/** Whether a path stays below the folder that it is joined to. */
export const staysBelow = (path: string): boolean => !LEAVES.test(path);

/** Integrity of files, by path below a release. */
export const isFileList = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) &&
  Object.entries(value).every(([path, integrity]) => staysBelow(path) && typeof integrity === 'string');
