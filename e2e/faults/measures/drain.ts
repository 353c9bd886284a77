import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Measure } from '../../src/figures.ts';
import { signIn, startServer } from '../../src/server-process.ts';
import type { ServerProcess } from '../../src/server-process.ts';

const ROUNDS = 3;
const CONNECTIONS = 16;
const WARM_UP_MS = 700;

interface Outcome {
  readonly answered: number;
  readonly failed: readonly string[];
  /** Seconds from SIGTERM to the exit. */
  readonly exitedIn: number;
  readonly code: number | null;
}

/** One answer: the status, or what broke it. */
function ask(agent: Agent, url: string, token: string): Promise<string> {
  return new Promise((resolve) => {
    const call = request(url, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(String(answer.statusCode)));
      answer.on('error', (error) => resolve(error.message));
    });
    call.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    call.end();
  });
}

/** Terminates a server under load. A connection refused afterwards is no failure: that request was never accepted. */
async function terminate(server: ServerProcess, token: string): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const failed: string[] = [];
  let answered = 0;
  const loop = async () => {
    for (;;) {
      const outcome = await ask(agent, `${server.origin}/api/Goal/periods`, token);
      if (outcome === 'ECONNREFUSED') return;
      if (outcome === '200') answered += 1;
      else failed.push(outcome);
    }
  };
  const loops = Array.from({ length: CONNECTIONS }, loop);
  await delay(WARM_UP_MS);
  const began = performance.now();
  const ended = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  await ended;
  const exitedIn = (performance.now() - began) / 1000;
  await Promise.all(loops);
  agent.destroy();
  return { answered, failed, exitedIn, code: server.process.exitCode };
}

/** R13: a deployment costs nobody a request. */
export const drain: Measure = {
  name: 'drain',
  async run() {
    const outcomes: Outcome[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startServer({ DATABASE_URL: '', REDIS_URL: '', DEMO: 'on' });
      outcomes.push(await terminate(server, await signIn(server, 'manager@acme.example')));
      await server.stop();
    }
    const failed = outcomes.flatMap((outcome) => outcome.failed);
    const answered = outcomes.reduce((sum, outcome) => sum + outcome.answered, 0);
    const codes = outcomes.map(({ code }) => code).join(', ');
    const kinds = failed.length > 0 ? `: ${[...new Set(failed)].join(', ')}` : '';
    return [
      {
        id: 'R13',
        what: 'requests in flight that failed at SIGTERM',
        value: failed.length,
        unit: 'count',
        reach: { is: 'at most', value: 0 },
        detail: `${ROUNDS} stops under ${CONNECTIONS} connections, ${answered} answered${kinds}`,
      },
      {
        id: 'R13',
        what: 'SIGTERM to exit under load, slowest',
        value: Math.max(...outcomes.map(({ exitedIn }) => exitedIn)),
        unit: 's',
        reach: { is: 'at most', value: 10 },
        detail: `exit codes ${codes}`,
      },
    ];
  },
};
