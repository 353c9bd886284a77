import {
  draftsStored,
  forgetTexts,
  isDraftName,
  keepText,
  readTexts,
  takeOverTexts,
  type DraftOwner,
} from './draft-vault.ts';

/**
 * What a person submitted without network, by kind: kept as drafts are (D-123), until it is sent or discarded (D-189). It has
 * no `savedAt`, so that it never leaves without its person knowing.
 */
export interface UnsentTexts {
  list(): readonly string[];
  /** Done when it is on the device. */
  keep(id: string, text: string): Promise<void>;
  drop(id: string): void;
  /** Reads what other windows have kept since. */
  follow(): Promise<void>;
  /** Calls back when some were kept or dropped, in this window or another. */
  subscribe(listener: () => void): () => void;
}

const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

export function unsentTexts(owner: DraftOwner, kind: string): UnsentTexts {
  const follow = (): Promise<void> => takeOverTexts(owner, kind);
  return {
    follow,
    list: () => readTexts(owner, kind),
    async keep(id, text) {
      keepText(owner, `${kind}|${id}|unsent`, text);
      await draftsStored();
      changed();
    },
    drop(id) {
      forgetTexts(owner, `${kind}|${id}`);
      changed();
    },
    subscribe(listener) {
      const onStorage = ({ key }: StorageEvent): void => {
        if (key === null || isDraftName(key)) void follow().then(listener);
      };
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}
