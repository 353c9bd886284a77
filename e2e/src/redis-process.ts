import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './server-process.ts';

/** A separate Redis that can be killed and frozen; it keeps nothing. */
export interface RedisProcess {
  readonly url: string;
  kill(): Promise<void>;
  /** Starts it again on the same port, and waits until it answers. */
  start(): Promise<void>;
  /** It keeps its connections and sends nothing more, until `thaw`. */
  freeze(): void;
  thaw(): void;
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    socket.write('PING\r\n');
    const [data] = (await once(socket, 'data')) as [Buffer];
    return data.toString().startsWith('+PONG');
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function spawnRedis(port: number): Promise<ChildProcess> {
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', flags, { stdio: 'ignore' });
  const failed = once(child, 'error').then(([error]) => Promise.reject(error as Error));
  await Promise.race([once(child, 'spawn'), failed]);
  while (!(await answers(port))) await delay(20);
  return child;
}

/** Starts `redis-server` on a free port; null where there is none on this machine. */
export async function startRedis(): Promise<RedisProcess | null> {
  const port = await freePort();
  let child: ChildProcess;
  try {
    child = await spawnRedis(port);
  } catch {
    return null;
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    async kill() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    async start() {
      child = await spawnRedis(port);
    },
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  };
}
