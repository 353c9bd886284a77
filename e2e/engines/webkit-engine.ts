import { spawn } from 'node:child_process';
import type { ChildProcess, StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, untilReady } from '../src/server-process.ts';
import { WINDOW, ZONE } from './engine.ts';
import type { Engine, EnginePage } from './engine.ts';
import { keepProblems, keptProblems } from './in-page.ts';
import { clickAt, commandsOf, ENTER, pressEach, pressWithControl } from './web-driver.ts';
import type { Command } from './web-driver.ts';

type Environment = Readonly<Record<string, string>>;

const KEYS = { Enter: pressEach([ENTER]), Copy: pressWithControl('c'), Paste: pressWithControl('v') };

/** A screen that a window fits on with its tool bar. */
const SCREEN = `${WINDOW.width + 200}x${WINDOW.height + 300}x24`;

/**
 * Starts WebKitGTK on a screen that nobody sees.
 * @param driver path of WebKitWebDriver, which has one browser at a time: each page gets its own
 * @param downloads folder of files that pages save
 */
export async function startWebKit(driver: string, downloads: string): Promise<Engine> {
  const screen = start('Xvfb', ['-displayfd', '1', '-noreset', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(screen.stdout ?? screen, 'data')) as [Buffer];
  // Where GLib reads which folder downloads are saved in.
  await writeFile(join(downloads, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const env = {
    DISPLAY: `:${String(display).trim()}`,
    TZ: ZONE,
    LC_ALL: 'C.UTF-8',
    XDG_CONFIG_HOME: downloads,
    // A container has no namespaces for a sandbox; all pages are of this machine.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const first = await openSession(driver, env);
  let spare: Session | undefined = first;
  return {
    version: `${first.browser} (WebKitGTK)`,
    downloads,
    async openPage() {
      const session = spare ?? (await openSession(driver, env));
      spare = undefined;
      return pageOf(session);
    },
    async close() {
      await spare?.close();
      await end(screen);
    },
  };
}

/** A browser with its driver. */
interface Session {
  readonly browser: string;
  /** Paths are of the session. */
  readonly command: Command;
  close(): Promise<void>;
}

async function openSession(driver: string, env: Environment): Promise<Session> {
  const port = await freePort();
  const child = start(driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(`${origin}/status`, child);
  const command = commandsOf(origin);
  const { sessionId, capabilities } = (await command('POST', '/session', {
    capabilities: { alwaysMatch: {} },
  })) as {
    readonly sessionId: string;
    readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
  };
  const session = `/session/${sessionId}`;
  return {
    browser: `${capabilities.browserName} ${capabilities.browserVersion}`,
    command: (method, path, body) => command(method, `${session}${path}`, body),
    async close() {
      await command('DELETE', session);
      await end(child);
    },
  };
}

async function pageOf({ command, close }: Session): Promise<EnginePage> {
  const execute = (script: string, args: readonly unknown[] = []) =>
    command('POST', '/execute/sync', { script, args });
  const act = (actions: object) => command('POST', '/actions', { actions: [actions] });
  const ask: EnginePage['ask'] = async (inPage, given) =>
    (await execute(`return (${String(inPage)})(arguments[0])`, [given])) as never;
  await fitWindow(command, ask);
  return {
    async open(url) {
      await command('POST', '/url', { url });
      // The driver has no events of the console.
      await ask(keepProblems, null);
    },
    ask,
    async run(script) {
      await execute(script);
    },
    async click(spot) {
      await act(clickAt(spot));
    },
    async type(text) {
      await act(pressEach([...text]));
    },
    async press(key) {
      await act(KEYS[key]);
    },
    picture: async () => Buffer.from(String(await command('GET', '/screenshot')), 'base64'),
    problems: () => ask(keptProblems, null),
    close,
  };
}

/** The size of a window is with its tool bar. */
async function fitWindow(command: Command, ask: EnginePage['ask']): Promise<void> {
  await command('POST', '/window/rect', WINDOW);
  const inner = await ask(() => ({ width: innerWidth, height: innerHeight }), null);
  const width = 2 * WINDOW.width - inner.width;
  const height = 2 * WINDOW.height - inner.height;
  await command('POST', '/window/rect', { width, height });
}

/** Starts a program that ends with this process at the latest. */
function start(
  program: string,
  args: readonly string[],
  { env, stdio }: { readonly env?: Environment; readonly stdio: StdioOptions },
): ChildProcess {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio });
  const endNow = () => void child.kill('SIGKILL');
  process.prependOnceListener('exit', endNow);
  child.once('exit', () => process.off('exit', endNow));
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
