import { composedPassword } from '@cadence/shared-contract/operations';
import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { rateLimited } from '../../kernel/errors/index.ts';

/** argon2id at 19 MiB, two passes, one lane (OWASP). About 25 ms of one core. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Hash that no password matches, so that an unknown account takes as long as a known one (S5). */
const DUMMY =
  '$argon2id$v=19$m=19456,t=2,p=1$Y2FkZW5jZS1kdW1teS1zYWx0$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
/** One core is left to signed-in people while many sign in (P14). */
const MAX_RUNNING = Math.max(1, Math.min(4, availableParallelism() - 1));
const MAX_WAITING = 200;
const BUSY_RETRY_SECONDS = 5;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashing takes memory and a thread: only a few run at once, and a flood is rejected rather than queued. */
async function withSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_RUNNING) {
    if (waiting.length >= MAX_WAITING) throw rateLimited(BUSY_RETRY_SECONDS);
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** The encoded argon2id hash of a password in its composed form (D-200). */
export function hashPassword(password: string): Promise<string> {
  return withSlot(() => hash(composedPassword(password), OPTIONS));
}

/** What a password is to a hash. */
export interface PasswordCheck {
  readonly isRight: boolean;
  /** The hash of before D-200, of the password as it was typed: to be replaced. */
  readonly isOldForm: boolean;
}

/** Whether the password matches the hash, in either form; without a hash it takes the same time and is wrong. */
export function checkPassword(encoded: string | null | undefined, password: string): Promise<PasswordCheck> {
  return withSlot(async () => {
    const composed = composedPassword(password);
    const matches = await verify(encoded ?? DUMMY, composed);
    const isOldForm = !matches && composed !== password && (await verify(encoded ?? DUMMY, password));
    return { isRight: (matches || isOldForm) && encoded != null, isOldForm };
  });
}
