import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CLOCK } from './clock.ts';
import { copyDemo } from './demo-folder.ts';

/** The server's entry script. */
export const SERVER_ENTRY = join(import.meta.dirname, '../../server/src/main.ts');

/** A server of the product in its own process, on loopback. */
export interface ServerProcess {
  readonly port: number;
  readonly origin: string;
  readonly process: ChildProcess;
  readonly dataDir: string;
  /** Milliseconds from the start of the process to a ready answer. */
  readonly startedIn: number;
  /** SIGTERM, and waits for the exit; resolves with the exit code. An own data folder goes too. */
  stop(): Promise<number | null>;
  /** SIGKILL, and waits for the exit; the data folder stays. */
  kill(): Promise<void>;
}

/**
 * Ports that systems do not give to those who ask for any, as browsers and tests do by the thousand: one that was free stays
 * so until its server listens, and while it is restarted.
 */
const NUMBERED = { from: 10_240, to: 32_768 };

/** A free loopback port, which nobody gets who asks for any. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = NUMBERED.from + Math.floor(Math.random() * (NUMBERED.to - NUMBERED.from));
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false;
    throw error;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Polls until the URL answers 200. @throws when `limit` milliseconds pass first or the process ends. */
export async function untilReady(url: string, process: ChildProcess, limit = 120_000): Promise<void> {
  const deadline = Date.now() + limit;
  while (Date.now() < deadline) {
    if (hasEnded(process)) throw new Error(`The server ended with code ${process.exitCode}`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await delay(25);
  }
  throw new Error(`${url} was not ready within ${limit} ms`);
}

/**
 * Starts the product's server. Without `DATA_DIR` in `env` it gets an empty folder that goes with it, without `PORT` a
 * free port.
 */
export async function startServer(env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const port = env['PORT'] === undefined ? await freePort() : Number(env['PORT']);
  const ownDir = env['DATA_DIR'] === undefined ? await mkdtemp(join(tmpdir(), 'cadence-scratch-')) : null;
  const dataDir = ownDir ?? env['DATA_DIR'] ?? '';
  if (
    ownDir &&
    env['DEMO'] === 'on' &&
    env['CLOCK'] === CLOCK &&
    !(env['DATABASE_URL'] ?? globalThis.process.env['DATABASE_URL'])
  )
    copyDemo(ownDir);
  const began = performance.now();
  const child = spawn(globalThis.process.execPath, [SERVER_ENTRY], {
    env: {
      ...globalThis.process.env,
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  endWithUs(child, ownDir);
  const origin = `http://127.0.0.1:${port}`;
  try {
    await untilReady(`${origin}/health/ready`, child);
  } catch (error) {
    await end(child, 'SIGKILL');
    throw error;
  }
  return {
    port,
    origin,
    process: child,
    dataDir,
    startedIn: performance.now() - began,
    async stop() {
      await end(child, 'SIGTERM');
      if (ownDir) await rm(ownDir, { recursive: true, force: true });
      return child.exitCode;
    },
    kill: () => end(child, 'SIGKILL'),
  };
}

/** Playwright ends the process at a Ctrl-C as soon as its browsers are closed; nobody would stop the server after that. */
function endWithUs(child: ChildProcess, ownDir: string | null): void {
  const endNow = (): void => {
    child.kill('SIGKILL');
    if (ownDir) removeNow(ownDir);
  };
  globalThis.process.prependOnceListener('exit', endNow);
  child.once('exit', () => globalThis.process.off('exit', endNow));
}

/** Removes a folder, for the end of the process; a server that was just killed may be writing to it. */
export function removeNow(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

/** Signs in and answers with the token. */
export async function signIn(server: ServerProcess, userName: string): Promise<string> {
  const answer = await fetch(`${server.origin}/api/Auth/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password: 'Cadence-2026!', domain: userName.split(/[@.]/)[1] }),
  });
  const { Token } = (await answer.json()) as { Token: string };
  return Token;
}
