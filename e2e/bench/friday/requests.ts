/** Counts what the pages of this process ask for. Imported before the HTTP client, which keeps hold of `fetch`. */
const bare = globalThis.fetch;
const counts: Record<string, number> = {};
const state = { underWay: 0, latestAt: 0 };

export interface RequestCounts {
  /** By operation and answer: `GET /Goal/:id 200`. */
  readonly counts: Readonly<Record<string, number>>;
  readonly underWay: number;
  /** Milliseconds since the last request ended. */
  readonly quietFor: number;
}

const nameOf = ({ method, url }: Request): string =>
  `${method} ${new URL(url).pathname.replace(/^\/api/, '').replaceAll(/\/\d+/g, '/:id')}`;

globalThis.fetch = async (input, init) => {
  if (!(input instanceof Request)) return bare(input, init);
  const name = nameOf(input);
  let end = 'failed';
  state.underWay += 1;
  try {
    const answer = await bare(input, init);
    end = String(answer.status);
    return answer;
  } catch (error) {
    if (input.signal.aborted) end = 'aborted';
    throw error;
  } finally {
    state.underWay -= 1;
    state.latestAt = performance.now();
    counts[`${name} ${end}`] = (counts[`${name} ${end}`] ?? 0) + 1;
  }
};

export function requestCounts(): RequestCounts {
  return {
    counts: { ...counts },
    underWay: state.underWay,
    quietFor: state.underWay > 0 ? 0 : performance.now() - state.latestAt,
  };
}
