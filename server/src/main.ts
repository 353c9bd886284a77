import { setTimeout as wait } from 'node:timers/promises';
import type { App } from './app.ts';
import { parseConfig } from './kernel/config/config.ts';
import { StartupError } from './kernel/errors/index.ts';
import { later, listen } from './kernel/guard/index.ts';

/** Time for load balancers and clients to switch to another process before this one stops listening. */
const GRACE = 500;
/** A drain that takes longer is aborted: the platform would kill the process anyway. */
const DRAIN_LIMIT = 9_000;
/** EX_SOFTWARE: the supervisor should start the process again; `npm start` does. */
const DEFECT = 70;
const PROCESS = { kind: 'process' } as const;

async function start(): Promise<void> {
  const config = parseConfig(process.env);
  // Errors in the configuration are reported before the rest of the server is loaded.
  const { checkAddress } = await import('./kernel/http/index.ts');
  const { createApp } = await import('./app.ts');
  // Before anything is created: a taken port must leave no half-made data folder.
  await checkAddress(config.host, config.port);
  const app = await createApp(config);
  // Before it logs that it listens: a reader of the log may stop it at once.
  stopWhenDue(app);
  try {
    await app.listen();
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

/** Stops at a signal, and after an uncaught exception or rejected promise (D-108). */
function stopWhenDue(app: App): void {
  const { log } = app.kernel;
  let isStopping = false;
  const end = (code: number): void => {
    if (isStopping) return;
    isStopping = true;
    later(DRAIN_LIMIT, PROCESS, () => process.exit(code));
    stop(app).then(
      () => process.exit(code),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop cleanly');
        process.exit(code || 1);
      },
    );
  };
  const onSignal = (signal: NodeJS.Signals): void => {
    log.info({ signal }, 'stopping');
    end(0);
  };
  listen(process, PROCESS, {
    SIGTERM: onSignal,
    SIGINT: onSignal,
    uncaughtException: (error: unknown, origin: string) => {
      log.fatal({ err: error, origin }, 'an error that nothing expected; the process stops');
      end(DEFECT);
    },
  });
}

try {
  await start();
} catch (error) {
  // What an operator can fix is one sentence; a defect keeps its stack.
  process.stderr.write(
    `${error instanceof StartupError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
}
