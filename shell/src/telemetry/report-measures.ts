import { whenIdle } from '../remotes/prefetch.ts';
import type { ShellServices } from '../services/create-services.ts';

/**
 * Begins to report what the page measures, and what fails on it. Its code comes when the browser idles, or with the first
 * failure; what happened before is kept until then. When it cannot be loaded, nothing is reported.
 */
export function reportMeasures({ telemetry, platform }: ShellServices): void {
  let isBegun = false;
  const begin = (): void => {
    if (isBegun) return;
    isBegun = true;
    import(/* webpackChunkName: 'telemetry' */ './page-telemetry.ts')
      .then(({ startPageTelemetry }) => startPageTelemetry({ telemetry, platform }))
      .catch(() => undefined);
  };
  telemetry.forwardTo(begin);
  whenIdle(begin);
}
