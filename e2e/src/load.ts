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
  /** JSON texts that are posted by rotation; without any, the address is read with GET. */
  readonly bodies?: readonly string[];
  /** Requests in flight at any time. */
  readonly connections: number;
  readonly seconds: number;
}

interface Call {
  readonly url: string;
  readonly agent: Agent;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

function once({ url, agent, headers, body }: Call): Promise<number> {
  return new Promise((resolve, reject) => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const method = body === undefined ? 'GET' : 'POST';
    const call = request(url, { agent, method, headers: { ...headers, ...type } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    call.on('error', reject);
    call.end(body);
  });
}

/** A closed loop on loopback: as many requests as `connections` allow, for a bounded time. */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const { url, headers = {}, bodies = [], connections, seconds } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  let failures = 0;
  let sent = 0;
  const began = performance.now();
  const until = began + seconds * 1000;
  const loop = async () => {
    while (performance.now() < until) {
      const start = performance.now();
      const body = bodies[sent % bodies.length];
      sent += 1;
      const status = await once({ url, agent, headers, body });
      latencies.push(performance.now() - start);
      if (status >= 400) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, loop));
  agent.destroy();
  return { requestsPerSecond: (latencies.length * 1000) / (performance.now() - began), latencies, failures };
}
