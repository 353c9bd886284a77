import { createHash, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { MadeRecord } from '@cadence/shared-contract';

/** What a request contains, by the parts that its operation declares. */
export type RequestInput = Readonly<Record<string, unknown>>;

type Fields = Readonly<Record<string, unknown>>;

const derive = promisify(scrypt) as (secret: string, salt: string, bytes: number) => Promise<Buffer>;
const PASSWORD = /password/i;
const HASH_BYTES = 32;
/** Body fields that identify the record of a call where the path does not. */
const TARGETS = ['Id', 'Type', 'GoalId', 'CommentId'] as const;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

async function textOf(input: RequestInput): Promise<string> {
  const { Content } = fieldsOf(input['body']);
  if (!(Content instanceof Blob)) return JSON.stringify(input);
  const file = createHash('sha256').update(Buffer.from(await Content.arrayBuffer()));
  return JSON.stringify([input, file.digest('hex')]);
}

/**
 * The hash of a request's content: equal contents have equal hashes. A password in it could be guessed from a fast
 * hash, so such content gets a slow one.
 */
export async function nameContent(input: RequestInput, key: string): Promise<string> {
  const text = await textOf(input);
  const body = fieldsOf(input['body']);
  const isSecret = Object.keys(body).some((name) => PASSWORD.test(name) && body[name] !== undefined);
  if (isSecret) return (await derive(text, key, HASH_BYTES)).toString('hex');
  return createHash('sha256').update(text).digest('hex');
}

/** The record of a request: the parameters of its path, or the ids that the documents put into the body. */
export function targetOf(input: RequestInput): string {
  const body = fieldsOf(input['body']);
  const named = TARGETS.map((name) => body[name]).filter((value) => value !== undefined);
  return JSON.stringify([Object.values(fieldsOf(input['params'])), named]);
}

/** The edited version (D-3), as JSON; null when the request has none. */
export function versionOf(input: RequestInput): string | null {
  const { UpdatedAt } = fieldsOf(input['body']);
  return UpdatedAt === undefined ? null : JSON.stringify(UpdatedAt);
}

/** The same request, for another version of the record. */
export function forVersion(input: RequestInput, version: string): RequestInput {
  return { ...input, body: { ...fieldsOf(input['body']), UpdatedAt: version } };
}

/**
 * The record in an answer: a changed goal (a form continues from its open edit), another record under a known name, or
 * the answer itself.
 */
export function recordIn(answer: unknown): Readonly<Partial<MadeRecord>> {
  const whole = fieldsOf(answer);
  const entry = fieldsOf(whole['data'])['ManualUserManual'];
  const named = whole['Goal'] ?? whole['Profile'] ?? whole['Theme'] ?? whole['Saved'];
  const record = fieldsOf(named ?? entry ?? answer);
  const { UpdatedAt } = { ...record, ...fieldsOf(record['GoalEdit']) } as Fields;
  const { Id } = record;
  return {
    ...(typeof Id === 'number' && { Id }),
    ...(typeof UpdatedAt === 'string' && { UpdatedAt }),
  };
}
