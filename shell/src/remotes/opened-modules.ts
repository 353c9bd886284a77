/** More than anybody uses from day to day. */
const KEPT = 24;

/** Modules of remotes that one person's pages have shown on this device. */
export interface OpenedModules {
  note(module: { readonly remote: string; readonly expose: string }): void;
  /** Their keys, the last first. */
  list(): readonly string[];
}

export const toKey = ({ remote, expose }: { readonly remote: string; readonly expose: string }): string =>
  `${remote}/${expose}`;

/**
 * Keeps what is opened, for each person apart.
 * @param place the key of the signed-in person; null for nobody, of whom nothing is kept
 */
export function createOpenedModules(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  place: () => string | null,
): OpenedModules {
  const list = (): readonly string[] => {
    const key = place();
    return key === null ? [] : (storage.getItem(key)?.split(' ') ?? []);
  };
  return {
    list,
    note(module) {
      const key = place();
      const opened = toKey(module);
      const before = list();
      if (key === null || before[0] === opened) return;
      const others = before.filter((other) => other !== opened);
      storage.setItem(key, [opened, ...others].slice(0, KEPT).join(' '));
    },
  };
}
