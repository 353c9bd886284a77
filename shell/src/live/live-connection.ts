import { createStore, type StoreApi } from 'zustand/vanilla';
import { reconnectDelay } from './reconnect-delay.ts';

/** `lost`: was connected, or could not connect, and is trying. */
export type LiveStatus = 'idle' | 'connecting' | 'connected' | 'lost';

/** One opened connection to the hub. */
export interface LiveSocket {
  /** Settles when the connection ends, for whatever reason. */
  readonly closed: Promise<void>;
  stop(): Promise<void>;
}

export interface LiveConnectionOptions {
  /** Opens a connection; `attempt` counts failures since the last success, so that transports can be alternated. */
  readonly open: (attempt: number) => Promise<LiveSocket>;
  /** Heard after every connection but the first: events may have been missed. */
  readonly onReconnected: () => void;
  /** Heard after an attempt that failed; the session may be over. */
  readonly onFailed: (error: unknown) => void;
  readonly delay?: (attempt: number) => number;
}

export interface LiveConnection {
  readonly status: StoreApi<LiveStatus>;
  /** Connects and stays connected until `stop`. Does nothing when started already. */
  start(): void;
  stop(): void;
  /** Does not wait any longer: the network is back, or somebody looks at the page again. */
  hurry(): void;
}

/** Keeps one connection open for ever: every loss is followed by attempts with growing, jittered pauses. */
export function createLiveConnection(options: LiveConnectionOptions): LiveConnection {
  const { open, onReconnected, onFailed, delay = reconnectDelay } = options;
  const status = createStore<LiveStatus>()(() => 'idle');
  let run: AbortController | null = null;
  let wake: () => void = () => undefined;

  function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
      signal.addEventListener('abort', wake, { once: true });
    });
  }

  async function stayConnected(signal: AbortSignal): Promise<void> {
    let failures = 0;
    let hasConnected = false;
    while (!signal.aborted) {
      try {
        const socket = await open(failures);
        if (signal.aborted) return await socket.stop();
        signal.addEventListener('abort', () => void socket.stop(), { once: true });
        failures = 0;
        status.setState('connected', true);
        if (hasConnected) onReconnected();
        hasConnected = true;
        await socket.closed;
      } catch (error) {
        if (signal.aborted) return;
        failures += 1;
        onFailed(error);
      }
      if (signal.aborted) return;
      status.setState('lost', true);
      await pause(delay(failures), signal);
    }
  }

  return {
    status,
    start() {
      if (run !== null) return;
      run = new AbortController();
      status.setState('connecting', true);
      void stayConnected(run.signal);
    },
    stop() {
      run?.abort();
      run = null;
      status.setState('idle', true);
    },
    hurry: () => wake(),
  };
}
