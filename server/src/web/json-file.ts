import { readFile, stat } from 'node:fs/promises';

/**
 * A JSON file that is read again when it changes. It is used by every page, so an unchanged file costs one `stat`.
 * null while there is no readable file; the last valid version is kept when a later one is broken.
 */
export class JsonFile<T> {
  readonly #path: string;
  #stamp = '';
  #value: T | null = null;

  constructor(path: string) {
    this.#path = path;
  }

  async read(): Promise<T | null> {
    try {
      // A rename changes the inode, so two writes within one clock tick still differ.
      const { mtimeMs, size, ino } = await stat(this.#path);
      const stamp = `${mtimeMs} ${size} ${ino}`;
      if (stamp !== this.#stamp) {
        this.#value = JSON.parse(await readFile(this.#path, 'utf8')) as T;
        this.#stamp = stamp;
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') this.#value = null;
    }
    return this.#value;
  }
}
