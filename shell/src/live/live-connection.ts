import { createStore, type StoreApi } from 'zustand/vanilla';
import { reconnectDelay } from './reconnect-delay.ts';

/** `lost`: was connected, or could not connect, and is trying. */
export type LiveStatus = 'idle' | 'connecting' | 'connected' | 'lost';

/** `sent away`: by the hub, with everybody else. `displaced`: this person has opened too many; coming back ends another. */
export type LiveEnd = 'lost' | 'sent away' | 'displaced';

/** One opened connection to the hub. */
export interface LiveSocket {
  readonly closed: Promise<LiveEnd>;
  /** Milliseconds without any event for this person before it was opened; null where the hub did not say. */
  readonly silence: number | null;
  /** How many pages the hub says it has; 0 for what need not be spread. */
  audience(): number;
  stop(): Promise<void>;
}

export interface LiveConnectionOptions {
  /**
   * Opens a connection; `attempt` counts failures since the last success, so that transports can be alternated. Once
   * the signal is aborted nothing new may be begun, and what was begun settles: a browser reports a socket that is
   * closed before it is open as an error.
   */
  readonly open: (attempt: number, signal: AbortSignal) => Promise<LiveSocket>;
  /** Heard after the first connection: what was fetched before the silence began may have missed an event. */
  readonly onFirstConnected: (silence: number | null) => void;
  /** Heard after every later connection: events may have been missed. */
  readonly onReconnected: () => void;
  /** Heard after an attempt that failed; the session may be over. */
  readonly onFailed: (error: unknown) => void;
  readonly delay?: (attempt: number, crowd: number) => number;
}

/** How long a displaced page waits, unless somebody looks at it. */
const DISPLACED_MS = 10 * 60_000;

export interface LiveConnection {
  readonly status: StoreApi<LiveStatus>;
  /** Connects and stays connected until `stop`. Does nothing when started already. */
  start(): void;
  stop(): void;
  /** The page is being left: closes the connection, which `resume` opens again should the page come back. */
  suspend(): void;
  /** Connects again after `suspend`, and only then. */
  resume(): void;
  /** Does not wait any longer: the network is back, or somebody looks at the page again. */
  hurry(): void;
}

/** A wait that ends after its time, when somebody ends it, or when it is aborted. */
function createPause() {
  let end: () => void = () => undefined;
  return {
    wait: (milliseconds: number, signal: AbortSignal): Promise<void> =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        end = () => {
          clearTimeout(timer);
          resolve();
        };
        signal.addEventListener('abort', end, { once: true });
      }),
    end: () => end(),
  };
}

/** Keeps one connection open for ever: every loss is followed by attempts with growing, jittered pauses. */
export function createLiveConnection(options: LiveConnectionOptions): LiveConnection {
  const { open, onFirstConnected, onReconnected, onFailed, delay = reconnectDelay } = options;
  const status = createStore<LiveStatus>()(() => 'idle');
  let run: AbortController | null = null;
  let isSuspended = false;
  const pause = createPause();

  async function stayConnected(signal: AbortSignal, hadConnection: boolean): Promise<void> {
    let failures = 0;
    let audience = 0;
    let hasConnected = hadConnection;
    while (!signal.aborted) {
      let end: LiveEnd = 'lost';
      try {
        const socket = await open(failures, signal);
        if (signal.aborted) return await socket.stop();
        signal.addEventListener('abort', () => void socket.stop(), { once: true });
        failures = 0;
        status.setState('connected', true);
        if (hasConnected) onReconnected();
        else onFirstConnected(socket.silence);
        hasConnected = true;
        end = await socket.closed;
        audience = socket.audience();
      } catch (error) {
        if (signal.aborted) return;
        failures += 1;
        onFailed(error);
      }
      if (signal.aborted) return;
      status.setState('lost', true);
      // One page whose own network fails is back at once; only a hub that is away has lost everybody.
      const crowd = failures > 0 || end === 'sent away' ? audience : 0;
      await pause.wait(end === 'displaced' ? DISPLACED_MS : delay(failures, crowd), signal);
    }
  }

  function begin(hadConnection: boolean): void {
    isSuspended = false;
    if (run !== null) return;
    run = new AbortController();
    status.setState('connecting', true);
    void stayConnected(run.signal, hadConnection);
  }

  function end(): void {
    isSuspended = false;
    run?.abort();
    run = null;
    status.setState('idle', true);
  }

  return {
    status,
    start: () => begin(false),
    stop: end,
    suspend() {
      const wasWanted = isSuspended || run !== null;
      end();
      isSuspended = wasWanted;
    },
    resume() {
      // Events may have been missed while the page was away.
      if (isSuspended) begin(true);
    },
    hurry: () => pause.end(),
  };
}
