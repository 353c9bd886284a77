import { threadId } from 'node:worker_threads';
import { LIMITS } from '@cadence/shared-contract';

/** What a test task does. */
export type Work =
  | { readonly do: 'say where' }
  | { readonly do: 'double'; readonly bytes: Uint8Array }
  | { readonly do: 'throw'; readonly message: string }
  | { readonly do: 'answer a function' | 'never end' | 'sleep' | 'fill the memory' | 'exit' };

function spin(): never {
  for (;;) Math.random();
}

function fill(): never {
  const all: number[][] = [];
  for (;;) all.push(Array.from({ length: 10_000 }, (_, index) => index + 0.5));
}

/** Does what the test asks; the contract is imported to prove that a thread can. */
export async function task(asked: Work): Promise<unknown> {
  switch (asked.do) {
    case 'say where':
      return { threadId, importRows: LIMITS.importRows };
    case 'double':
      return asked.bytes.map((byte) => byte * 2);
    case 'throw':
      throw new RangeError(asked.message);
    case 'answer a function':
      return () => 1;
    case 'never end':
      return spin();
    case 'sleep':
      return new Promise(() => undefined);
    case 'fill the memory':
      return fill();
    case 'exit':
      return process.exit(3);
  }
}
