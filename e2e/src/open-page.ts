import type { OutputOf } from '@cadence/shared-contract';
import { createLiveConnection } from '../../shell/src/live/live-connection.ts';
import type { LiveStatus } from '../../shell/src/live/live-connection.ts';
import { openSignalRSocket } from '../../shell/src/live/signalr-socket.ts';

/** A failed read is retried after this time, as often as it takes. */
const RETRY_MS = 1_000;

/** What an open page does about live events, without its browser: the shell's own connection, and one view. */
export interface OpenPage {
  status(): LiveStatus;
  /** Unread notifications as the page shows them; null before the first answer. */
  shown(): number | null;
  /** How often the hub could not send what the page had missed. */
  missed(): number;
  close(): void;
}

/** Keeps one number as fresh as the shell keeps what is on screen. */
class View {
  readonly #read: () => Promise<number>;
  #isReading = false;
  #isStale = false;
  shown: number | null = null;

  constructor(read: () => Promise<number>) {
    this.#read = read;
  }

  async refetch(): Promise<void> {
    this.#isStale = true;
    if (this.#isReading) return;
    this.#isReading = true;
    while (this.#isStale) {
      this.#isStale = false;
      try {
        this.shown = await this.#read();
      } catch {
        this.#isStale = true;
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
    this.#isReading = false;
  }
}

/** Opens a page of one origin; all pages of this process must be of the same one, as a browser's are. */
export function openPage(origin: string, token: string): OpenPage {
  Object.assign(globalThis, { window: { location: { origin } } });
  const view = new View(async () => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${origin}/api/notification/1`, { headers });
    if (!answer.ok) throw new Error(`The inbox answered ${answer.status}`);
    return ((await answer.json()) as OutputOf<'notifications.list'>).UnreadCount;
  });
  let missed = 0;
  const connection = createLiveConnection({
    open: (attempt, signal, past) =>
      openSignalRSocket({
        ...past,
        readToken: () => token,
        direct: attempt % 2 === 0,
        signal,
        onEvent: (method) => {
          if (method === 'NotificationUpdate') void view.refetch();
        },
        onMissed: () => {
          missed += 1;
          void view.refetch();
        },
        onAudience: () => undefined,
        onRelease: () => undefined,
      }),
    onFailed: () => undefined,
  });
  void view.refetch();
  connection.start();
  return {
    status: () => connection.status.getState(),
    shown: () => view.shown,
    missed: () => missed,
    close: () => connection.stop(),
  };
}
