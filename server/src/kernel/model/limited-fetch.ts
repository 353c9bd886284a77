/** Larger than any answer we ask for; in bytes. */
const ANSWER_MAX = 1_000_000;

function limited(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let left = maxBytes;
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new Error('The endpoint answered more than was asked for.'));
      else controller.enqueue(chunk);
    },
  });
}

/** `fetch` with no redirects and a maximum answer size: a key and people's words go to one address only. */
export async function limitedFetch(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'error' });
  if (!response.body) return response;
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(limited(ANSWER_MAX)), { status, statusText, headers });
}
