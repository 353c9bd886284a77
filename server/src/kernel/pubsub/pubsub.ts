type Listener = (message: unknown) => void;
/** @param milliseconds how long ago all published messages had certainly arrived */
type GapListener = (milliseconds: number) => void;

/** Sends messages to every process of the installation, this one included. */
export interface PubSub {
  /** Connects to the other processes of this installation; called once, before anything else. */
  join(installation: string): Promise<void>;
  /** Calls this process's listener at once and the others' soon; rejects when they cannot be reached. */
  publish(message: unknown): Promise<void>;
  /** There is one listener: the hub. */
  subscribe(listener: Listener): void;
  /** There is one listener, called when a broken connection is restored: messages of others may be missing. */
  onGap(listener: GapListener): void;
  /** The time up to which all published messages have certainly arrived here, in milliseconds since 1970. */
  wholeUntil(): number;
  /** Resolves while the other processes can be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** For a single process. */
export function createMemoryPubSub(): PubSub {
  let listener: Listener = () => undefined;
  return {
    join: async () => undefined,
    async publish(message) {
      listener(message);
    },
    subscribe(next) {
      listener = next;
    },
    onGap: () => undefined,
    wholeUntil: () => Date.now(),
    ping: async () => undefined,
    close: async () => undefined,
  };
}
