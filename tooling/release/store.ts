/** A file with what it takes to replace exactly this state of it. */
export interface StoredFile {
  readonly content: Buffer;
  /** Differs whenever the content does. */
  readonly tag: string;
}

/** Where releases live: a folder or a bucket. Paths are relative, with forward slashes. */
export interface Store {
  /** How messages name it. */
  readonly address: string;
  /** null when there is no such file. */
  read(path: string): Promise<StoredFile | null>;
  /** The file is either the old one or the whole new one, never half of it. */
  write(path: string, content: Buffer | string): Promise<void>;
  /**
   * Writes only over the state with this tag, or with null only where no file is. Everyone who writes to the store is
   * held to it, also from other machines.
   *
   * @throws ConflictError when somebody else was first
   */
  replace(path: string, content: Buffer | string, tag: string | null): Promise<void>;
  /** Names of what lies directly under a path, in order; empty when there is nothing. */
  list(path: string): Promise<readonly string[]>;
  /** Removes everything under a path. */
  remove(path: string): Promise<void>;
}

/** Somebody else wrote to the file in the meantime. */
export class ConflictError extends Error {
  override name = 'ConflictError';

  constructor(path: string) {
    super(`${path} was changed by somebody else.`);
  }
}
