/** Runs a task that has to settle within `ms`; its signal aborts when the time is up. */
export async function withTimeLimit<T>(ms: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const { promise: expired, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new Error(`No answer within ${ms / 1_000} s.`);
    controller.abort(error);
    reject(error);
  }, ms);
  try {
    return await Promise.race([run(controller.signal), expired]);
  } finally {
    clearTimeout(timer);
  }
}

/** Runs a task up to `times` times; `attempt` starts at 0. Rejects with the last error. */
export async function attempt<T>(times: number, run: (attempt: number) => Promise<T>): Promise<T> {
  for (let index = 0; ; index++) {
    try {
      return await run(index);
    } catch (error) {
      if (index + 1 >= times) throw error;
    }
  }
}

/** The same address under a query that no cache has seen; attempt 0 leaves it as it is. */
export function bustCache(url: string, attempt: number): string {
  if (attempt === 0) return url;
  return `${url}${url.includes('?') ? '&' : '?'}r=${Date.now().toString(36)}${attempt}`;
}
