import { monitorEventLoopDelay } from 'node:perf_hooks';
import { every } from '../guard/index.ts';

/** Sampling interval of the event loop delay, in milliseconds. */
const RESOLUTION = 20;
/** Length of the measured window, in milliseconds. */
const SPAN = 1_000;
/** With this average delay, in milliseconds, a request waits noticeably before it is handled. */
const LATE = 50;

/** How late the event loop is. */
export interface Delays {
  /** Average nanoseconds between two samples; NaN without any. */
  readonly mean: number;
  reset(): void;
}

/** Whether the process is overloaded: its event loop was late on average over the last second. */
export class EventLoopWatch {
  readonly #timer: NodeJS.Timeout;
  readonly #delays: Delays;
  #isLate = false;

  constructor(delays: Delays) {
    this.#delays = delays;
    this.#timer = every(SPAN, { kind: 'load' }, () => this.#look());
  }

  get isLate(): boolean {
    return this.#isLate;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    this.#isLate = this.#delays.mean / 1e6 - RESOLUTION >= LATE;
    this.#delays.reset();
  }
}

/** Watches the event loop of this process until it is closed. */
export function watchEventLoop(): Pick<EventLoopWatch, 'isLate' | 'close'> {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION });
  histogram.enable();
  const watch = new EventLoopWatch(histogram);
  return {
    get isLate() {
      return watch.isLate;
    },
    close() {
      watch.close();
      histogram.disable();
    },
  };
}
