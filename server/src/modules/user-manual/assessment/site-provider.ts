import { DISC_TRAITS, DISC_TYPES } from '@cadence/shared-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Value } from 'typebox/value';
import type { AssessmentProvider, Taker } from './provider.ts';
import type { AssessmentResult } from './score-sheet.ts';

/** A third party's site, and the key that identifies us there. */
export interface Site {
  /** Origin and path, without a trailing slash. */
  readonly site: string;
  readonly key: string;
}

const TIMEOUT_MS = 15_000;
/** In bytes; a result has only a few dozen. */
const ANSWER_MAX = 10_000;
/** Sent in addition to the public key in the address; addresses are logged, headers are not. */
const PRIVATE_KEY_HEADER = 'x-private-key';
/** The statuses that mean there is no result yet. */
const UNFINISHED: readonly number[] = [204, 404];

const Share = Type.Integer({ minimum: 0, maximum: 100 });
/** The answer of the site; further fields are ignored. */
const Result = Type.Object({
  Disc: Type.Enum(DISC_TYPES),
  Per1: Share,
  Per2: Share,
  Per3: Share,
  Per4: Share,
});

async function discard(response: Response): Promise<void> {
  await response.body?.cancel();
}

/** Reads no more than the longest allowed answer. */
async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > ANSWER_MAX) throw new Error('The site answered more than was asked for.');
  }
  return text;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('The site answered something else than JSON.');
  }
}

function toResult({ Disc, Per1, Per2, Per3, Per4 }: Static<typeof Result>): AssessmentResult {
  const percentages = { D: Per1, I: Per2, S: Per3, C: Per4 };
  const sum = DISC_TRAITS.reduce((total, trait) => total + percentages[trait], 0);
  if (sum !== 100) throw new Error(`The percentages of the site add up to ${sum}.`);
  return { disc: Disc, percentages, remarks: [] };
}

async function readResult(response: Response): Promise<AssessmentResult> {
  const answer = readJson(await readText(response));
  if (!Value.Check(Result, answer)) throw new Error('The answer of the site is no result.');
  return toResult(answer);
}

/**
 * Takes assessments on a third party's site (people §1, §9; docs/operations.md has the two calls it must answer). The
 * answers given there never reach us.
 */
export function createSiteProvider({ site, key }: Site, timeoutMs: number = TIMEOUT_MS): AssessmentProvider {
  const pageOf = (publicKey: string): string => `${site}/${encodeURIComponent(publicKey)}`;
  const ask = (path: string, headers: Readonly<Record<string, string>>, body: object | null = null) =>
    fetch(`${site}${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { authorization: `Bearer ${key}`, accept: 'application/json', ...headers },
      signal: AbortSignal.timeout(timeoutMs),
      // A redirect would send the keys to another site.
      redirect: 'error',
    });
  return {
    name: new URL(site).host,
    addressOf: pageOf,
    newLayout: () => null,
    async begin({ publicKey, privateKey, name }: Taker) {
      const body = { PublicKey: publicKey, PrivateKey: privateKey, UserName: name };
      const response = await ask('/register', { 'content-type': 'application/json' }, body);
      await discard(response);
      if (!response.ok) throw new Error(`The site answered ${response.status}.`);
    },
    async evaluate({ publicKey, privateKey }: Taker) {
      const headers = { [PRIVATE_KEY_HEADER]: privateKey };
      const response = await ask(`/report/${encodeURIComponent(publicKey)}`, headers);
      if (response.status === 200) return readResult(response);
      await discard(response);
      if (UNFINISHED.includes(response.status)) return null;
      throw new Error(`The site answered ${response.status}.`);
    },
  };
}
