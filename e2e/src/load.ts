import { Agent, request } from 'node:http';

export interface LoadResult {
  readonly requestsPerSecond: number;
  /** Milliseconds of every answer, in the order they came. */
  readonly latencies: readonly number[];
  readonly failures: number;
}

interface LoadOptions {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Requests in flight at any time. */
  readonly connections: number;
  readonly seconds: number;
}

function once(url: string, agent: Agent, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    call.on('error', reject);
    call.end();
  });
}

/** A closed loop on loopback: as many requests as `connections` allow, for a bounded time. */
export async function load({ url, headers = {}, connections, seconds }: LoadOptions): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  let failures = 0;
  const began = performance.now();
  const until = began + seconds * 1000;
  const loop = async () => {
    while (performance.now() < until) {
      const start = performance.now();
      const status = await once(url, agent, headers);
      latencies.push(performance.now() - start);
      if (status >= 400) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, loop));
  agent.destroy();
  return { requestsPerSecond: (latencies.length * 1000) / (performance.now() - began), latencies, failures };
}
