import { HUB_PATH } from '@cadence/shared-contract';
import type { OutputOf } from '@cadence/shared-contract';
import fc from 'fast-check';
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { GOOD_HANDSHAKE, junk } from './testing/junk.ts';
import type { Junk } from './testing/junk.ts';

/** How many connections are made; `npm run faults -- hostile-sockets` makes many more. */
const COUNT = Number(process.env['HOSTILE_SOCKETS'] ?? 400);
const REPORT = process.env['HOSTILE_SOCKETS_REPORT'];
const SEED = 20_261_122;
const AT_ONCE = 24;
/** Milliseconds to wait for an answer: a server that waits for more bytes sends none. */
const PATIENCE = 150;
/** Bytes of memory growth that are tolerated as noise; a leak of so many connections would be far larger. */
const NOISE = 24 * 1024 * 1024;
const MAIN = path.join(import.meta.dirname, '../main.ts');
/** A build, so that pages are not answered with 503. */
const PAGES = {
  'shell/shell.json': { scripts: [], preload: [], fonts: [], provides: {} },
};

/** Loaded before the server: reports its memory and sockets on a signal. */
const PROBE = `process.on('SIGUSR2', () => {
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  const sockets = process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;
  process.stdout.write(JSON.stringify({ probe: { bytes: heapUsed + external, sockets } }) + '\\n');
});`;

interface Level {
  readonly bytes: number;
  readonly sockets: number;
}

class Server {
  readonly #child: ChildProcess;
  readonly #lines: string[] = [];
  readonly #waiting: ((line: string) => boolean)[] = [];
  port = 0;

  constructor(folder: string) {
    const probe = path.join(folder, 'probe.mjs');
    writeFileSync(probe, PROBE);
    for (const [name, content] of Object.entries(PAGES)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), JSON.stringify(content));
    }
    const env = {
      ...{ HOST: '127.0.0.1', PORT: '0', DEMO: 'on', LOG_LEVEL: 'info' },
      DATA_DIR: path.join(folder, 'data'),
      SHELL_DIR: path.join(folder, 'shell'),
      RELEASES_DIR: path.join(folder, 'releases'),
    };
    const args = ['--expose-gc', `--import=${pathToFileURL(probe).href}`, MAIN];
    this.#child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let rest = '';
    this.#child.stdout?.on('data', (data: Buffer) => {
      const parts = (rest + data.toString()).split('\n');
      rest = parts.pop() ?? '';
      for (const line of parts) this.#hear(line);
    });
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** Log lines with level error or fatal. */
  get defects(): readonly string[] {
    return this.#lines.filter((line) => /"level":(50|60)/.test(line));
  }

  #hear(line: string): void {
    if (/"level":(50|60)/.test(line)) this.#lines.push(line);
    const index = this.#waiting.findIndex((take) => take(line));
    if (index >= 0) this.#waiting.splice(index, 1);
  }

  /** What `read` returns for the first line that matches. @throws when the process ends first */
  #line<T>(read: (line: string) => T | null): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#child.once('exit', (code) => reject(new Error(`the server ended with ${String(code)}`)));
      this.#waiting.push((line) => {
        const found = read(line);
        if (found !== null) resolve(found);
        return found !== null;
      });
    });
  }

  async listen(): Promise<void> {
    this.port = await this.#line(
      (line) => Number(/Server listening at http:[^"]*:(\d+)"/.exec(line)?.[1] ?? 0) || null,
    );
  }

  level(): Promise<Level> {
    const answer = this.#line((line) =>
      line.startsWith('{"probe"') ? (JSON.parse(line) as { probe: Level }).probe : null,
    );
    this.#child.kill('SIGUSR2');
    return answer;
  }

  async stop(): Promise<number | null> {
    if (this.hasEnded) return this.#child.exitCode;
    const end = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await end;
    return this.#child.exitCode;
  }
}

const counts = { cases: 0, ended: 0, failed: 0, guarded: 0, grownBytes: 0, grownSockets: 0, exit: -1 };
const complaints: string[] = [];

async function signIn(origin: string, name: string): Promise<string> {
  const answer = await fetch(`${origin}/api/Auth/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: `${name}@acme.example`, password: 'Cadence-2026!', domain: 'acme' }),
  });
  return ((await answer.json()) as OutputOf<'auth.login'>).Token;
}

/** What a connection receives until it closes, `isEnough` is true, or the time is up. */
async function hear(socket: Socket, isEnough: (text: string) => boolean): Promise<string> {
  let text = '';
  const done = Promise.withResolvers<void>();
  const onData = (data: Buffer): void => {
    text += data.toString('latin1');
    if (isEnough(text)) done.resolve();
  };
  socket.on('data', onData).once('close', done.resolve);
  await Promise.race([done.promise, wait(PATIENCE)]);
  socket.off('data', onData).off('close', done.resolve);
  return text;
}

function dial(port: number): Socket {
  // Writing to a connection that the server has closed is an error on our side only.
  return connect({ host: '127.0.0.1', port }).on('error', () => undefined);
}

const HEAD_ENDS = /\r\n\r\n/;

/** Sends junk, first connecting to the hub if it uses a transport. Returns everything that the server answered. */
async function send(port: number, token: string, { via, bytes }: Junk): Promise<string> {
  const socket = dial(port);
  try {
    if (via === 'plain') {
      socket.write(bytes);
      return await hear(socket, (text) => HEAD_ENDS.test(text));
    }
    const bearer = `Authorization: Bearer ${token}\r\n`;
    if (via === 'WebSockets' || via === 'handshake') {
      socket.write(
        `GET ${HUB_PATH} HTTP/1.1\r\nHost: localhost\r\n${bearer}Connection: Upgrade\r\nUpgrade: websocket\r\n` +
          'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
      );
      const opened = await hear(socket, (text) => HEAD_ENDS.test(text));
      if (via === 'WebSockets') socket.write(GOOD_HANDSHAKE);
      socket.write(bytes);
      // Several frames may follow; the response head is in `opened`.
      return opened + (await hear(socket, () => false)).replace(/HTTP\//g, '');
    }
    const origin = `http://127.0.0.1:${port}`;
    const headers = { authorization: `Bearer ${token}` };
    const negotiated = await fetch(`${origin}${HUB_PATH}/negotiate?negotiateVersion=1`, {
      method: 'POST',
      headers,
    });
    const { connectionToken } = (await negotiated.json()) as { connectionToken: string };
    const url = `${HUB_PATH}?id=${connectionToken}`;
    const accept = via === 'ServerSentEvents' ? 'Accept: text/event-stream\r\n' : '';
    socket.write(`GET ${url} HTTP/1.1\r\nHost: localhost\r\n${bearer}${accept}\r\n`);
    const opened = await hear(socket, (text) => HEAD_ENDS.test(text));
    const posted = await fetch(origin + url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'text/plain' },
      body: bytes,
    });
    await posted.arrayBuffer();
    return `${opened}HTTP/1.1 ${posted.status} \r\n`;
  } finally {
    socket.destroy();
  }
}

function look(one: Junk, answer: string): void {
  counts.cases += 1;
  const isBroken = /HTTP\/1\.1 5\d\d /.test(answer);
  if (!isBroken) return;
  counts.failed += 1;
  complaints.push(
    `${one.via} ${JSON.stringify(one.bytes.toString('latin1')).slice(0, 500)}: ${answer.slice(0, 300)}`,
  );
}

describe('the sockets of a real process', () => {
  let folder: string;
  let server: Server;
  const tokens: string[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'cadence-sockets-'));
    server = new Server(folder);
    await server.listen();
    for (const name of ['contributor', 'manager', 'ceo', 'observer'])
      tokens.push(await signIn(`http://127.0.0.1:${server.port}`, name));
  });
  afterAll(async () => {
    counts.exit = (await server.stop()) ?? -1;
    rmSync(folder, { recursive: true, force: true });
    if (REPORT !== undefined) writeFileSync(REPORT, JSON.stringify(counts));
  });

  async function sendAll(cases: readonly Junk[]): Promise<void> {
    const queue = cases.entries();
    const work = async (): Promise<void> => {
      for (const [index, one] of queue) {
        if (server.hasEnded) return;
        try {
          look(one, await send(server.port, tokens[index % tokens.length] ?? '', one));
        } catch (error) {
          // The request could not be sent at all, which is a failure only if the server has ended.
          if (server.hasEnded)
            complaints.push(`${one.via} ${one.bytes.toString('base64')}: ${String(error)}`);
          else counts.cases += 1;
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  /** Waits until memory and sockets are back to normal: abandoned connections end after half a minute. */
  async function settle(before: Level): Promise<Level> {
    for (let seconds = 0; ; seconds += 1) {
      const now = await server.level();
      if ((now.bytes <= before.bytes + NOISE && now.sockets <= before.sockets) || seconds === 90) return now;
      await wait(1_000);
    }
  }

  test('[S10] junk on every path and transport does not end the process, break anything or leak', async () => {
    const cases = fc.sample(junk, { numRuns: COUNT, seed: SEED });
    const warmUp = Math.min(1_000, COUNT / 4);
    await sendAll(cases.slice(0, warmUp));
    const before = { ...(await server.level()), sockets: AT_ONCE };
    await sendAll(cases.slice(warmUp));
    expect(server.hasEnded).toBe(false);
    const after = await settle(before);
    counts.grownBytes = Math.max(0, after.bytes - before.bytes);
    counts.grownSockets = Math.max(0, after.sockets - before.sockets);
    counts.guarded = server.defects.length;
    counts.ended = Number(server.hasEnded);
    expect(complaints).toEqual([]);
    expect(server.defects).toEqual([]);
    expect(counts).toMatchObject({ cases: COUNT, grownSockets: 0 });
    expect(counts.grownBytes).toBeLessThan(NOISE);
    while ((await fetch(`http://127.0.0.1:${server.port}/health/ready`)).status !== 200) continue;
    expect(await server.stop()).toBe(0);
  });
});
