import { createStore, type StoreApi } from 'zustand/vanilla';
import { reconnectDelay } from './reconnect-delay.ts';

/** `lost`: was connected, or could not connect, and is trying. */
export type LiveStatus = 'idle' | 'connecting' | 'connected' | 'lost';

/** `sent away`: by the hub, with everybody else. `displaced`: this person has opened too many; coming back ends another. */
export type LiveEnd = 'lost' | 'sent away' | 'displaced';

/** One opened connection to the hub. */
export interface LiveSocket {
  readonly closed: Promise<LiveEnd>;
  /** Until when the page has received everything, by the hub's clock; null when the hub never said. */
  heard(): number | null;
  /** How many pages the hub says it has; 0 for what need not be spread. */
  audience(): number;
  stop(): Promise<void>;
}

/** Since when the page has received nothing: the hub sends what was sent from then on when it connects. */
export interface LiveSince {
  /** Until when it has received everything, by the hub's clock; null before it was connected. */
  readonly since: number | null;
  /** Milliseconds since it began to read what it shows. */
  readonly away: () => number;
}

export interface LiveConnectionOptions {
  /**
   * Opens a connection; `attempt` counts failures since the last success, so that transports can be alternated. Once
   * the signal is aborted nothing new may be begun, and what was begun settles: a browser reports a socket that is
   * closed before it is open as an error.
   */
  readonly open: (attempt: number, signal: AbortSignal, past: LiveSince) => Promise<LiveSocket>;
  /** Called after an attempt that failed; the session may be over. */
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

/** A stopwatch that began so many milliseconds ago. One of a machine's clocks stops while it sleeps, the other can be set back. */
function createStopwatch(elapsed: number): () => number {
  const [day, run] = [Date.now() - elapsed, performance.now() - elapsed];
  return () => Math.max(Date.now() - day, performance.now() - run);
}

/** One page whose own network fails is back at once; only a hub that is away has lost everybody. */
const isForAll = (end: LiveEnd, failures: number): boolean => failures > 0 || end === 'sent away';

/** What the page has received until now, over one connection after the other. */
function createPast() {
  let away = createStopwatch(Math.max(performance.now(), Date.now() - performance.timeOrigin));
  let socket: LiveSocket | null = null;
  return {
    read: (): LiveSince => ({ since: socket?.heard() ?? null, away }),
    go(next: LiveSocket): void {
      socket = next;
    },
    /** The next person's page shows nothing yet. */
    begin(): void {
      socket = null;
      away = createStopwatch(0);
    },
  };
}

/** Keeps one connection open for ever: every loss is followed by attempts with growing, jittered pauses. */
export function createLiveConnection(options: LiveConnectionOptions): LiveConnection {
  const { open, onFailed, delay = reconnectDelay } = options;
  const status = createStore<LiveStatus>()(() => 'idle');
  let run: AbortController | null = null;
  let isSuspended = false;
  const [past, pause] = [createPast(), createPause()];

  async function stayConnected(signal: AbortSignal): Promise<void> {
    let [failures, audience] = [0, 0];
    while (!signal.aborted) {
      let end: LiveEnd = 'lost';
      try {
        const socket = await open(failures, signal, past.read());
        if (signal.aborted) return await socket.stop();
        signal.addEventListener('abort', () => void socket.stop(), { once: true });
        failures = 0;
        past.go(socket);
        status.setState('connected', true);
        end = await socket.closed;
        audience = socket.audience();
      } catch (error) {
        failures += 1;
        if (!signal.aborted) onFailed(error);
      }
      if (signal.aborted) return;
      status.setState('lost', true);
      const crowd = isForAll(end, failures) ? audience : 0;
      await pause.wait(end === 'displaced' ? DISPLACED_MS : delay(failures, crowd), signal);
    }
  }

  function begin(): void {
    isSuspended = false;
    if (run !== null) return;
    run = new AbortController();
    status.setState('connecting', true);
    void stayConnected(run.signal);
  }

  function end(): void {
    isSuspended = false;
    run?.abort();
    run = null;
    status.setState('idle', true);
  }

  return {
    status,
    start: begin,
    stop() {
      end();
      past.begin();
    },
    suspend() {
      const wasWanted = isSuspended || run !== null;
      end();
      isSuspended = wasWanted;
    },
    resume() {
      if (isSuspended) begin();
    },
    hurry: () => pause.end(),
  };
}
