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
  /** Nanoseconds between two samples that so many in a hundred do not exceed. */
  percentile(percentage: number): number;
  reset(): void;
}

/** How late the event loop was in the last second; in seconds. */
export interface EventLoopDelay {
  readonly mean: number;
  readonly p99: number;
}

/** Nanoseconds between two samples as delay in seconds; 0 without a sample. */
function toDelay(between: number): number {
  return Math.max(0, (between || 0) / 1e9 - RESOLUTION / 1_000);
}

/** Whether the process is overloaded: its event loop was late on average over the last second. */
export class EventLoopWatch {
  readonly #timer: NodeJS.Timeout;
  readonly #delays: Delays;
  #isLate = false;
  #delay: EventLoopDelay = { mean: 0, p99: 0 };

  constructor(delays: Delays) {
    this.#delays = delays;
    this.#timer = every(SPAN, { kind: 'load' }, () => this.#look());
  }

  get isLate(): boolean {
    return this.#isLate;
  }

  get delay(): EventLoopDelay {
    return this.#delay;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    this.#delay = { mean: toDelay(this.#delays.mean), p99: toDelay(this.#delays.percentile(99)) };
    this.#isLate = this.#delays.mean / 1e6 - RESOLUTION >= LATE;
    this.#delays.reset();
  }
}

/** Watches the event loop of this process until it is closed. */
export function watchEventLoop(): Pick<EventLoopWatch, 'isLate' | 'delay' | 'close'> {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION });
  histogram.enable();
  const watch = new EventLoopWatch(histogram);
  return {
    get isLate() {
      return watch.isLate;
    },
    get delay() {
      return watch.delay;
    },
    close() {
      watch.close();
      histogram.disable();
    },
  };
}
