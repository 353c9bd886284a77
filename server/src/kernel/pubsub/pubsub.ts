type Listener = (message: unknown) => void;
/** @param milliseconds how long ago everything that was published had surely arrived */
type GapListener = (milliseconds: number) => void;

/** Publishes a message to every process of the installation; this one receives it too. */
export interface PubSub {
  /**
   * Starts receiving from the other processes of this installation, and sending to them; once, before anything else.
   */
  join(installation: string): Promise<void>;
  /** Hands the message to this process's listener at once and to the others' soon; rejects when they cannot be reached. */
  publish(message: unknown): Promise<void>;
  /** There is one listener: the hub. */
  subscribe(listener: Listener): void;
  /** There is one listener, called when a broken connection is restored: messages of others may be missing. */
  onGap(listener: GapListener): void;
  /** Until when everything that was published has surely arrived here, in milliseconds since 1970. */
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
