import { setTimeout as wait } from 'node:timers/promises';
import type { App } from './app.ts';
import { createApp } from './app.ts';
import { parseConfig } from './kernel/config/config.ts';
import { StartupError } from './kernel/errors/index.ts';
import { checkAddress } from './kernel/http/index.ts';

/** Time for load balancers and clients to turn elsewhere before the door closes. */
const GRACE = 500;
/** A drain that takes longer is cut off: the platform would kill the process anyway. */
const DRAIN_LIMIT = 9_000;

async function start(): Promise<App> {
  const config = parseConfig(process.env);
  // Before anything is created: a taken port must leave no half-made data folder.
  await checkAddress(config.host, config.port);
  const app = await createApp(config);
  try {
    await app.listen();
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}

async function stop(app: App): Promise<void> {
  app.kernel.drain();
  await wait(GRACE);
  await app.close();
}

function stopOnSignals(app: App): void {
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (isStopping) return;
    isStopping = true;
    app.kernel.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(0), DRAIN_LIMIT).unref();
    stop(app).then(
      () => process.exit(0),
      (error: unknown) => {
        app.kernel.log.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

try {
  stopOnSignals(await start());
} catch (error) {
  // What an operator can mend is one sentence; a defect keeps its stack.
  process.stderr.write(
    `${error instanceof StartupError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
}
