import { Writable } from 'node:stream';
import { Type } from 'typebox';
import { makePerson, makeTenant, openTestDatabase } from '../../testing/index.ts';
import { ManualClock } from '../clock/clock.ts';
import { readAi } from '../config/ai.ts';
import type { AiConfig } from '../config/ai.ts';
import type { DatabaseHandle } from '../db/index.ts';
import { createLogger } from '../log/logger.ts';
import type { ModelAsker, ModelQuestion } from './index.ts';
import { createModel, ModelError } from './index.ts';
import type { Scripted } from './testing/scripted-endpoint.ts';
import { ScriptedEndpoint } from './testing/scripted-endpoint.ts';

const Titles = Type.Object({ titles: Type.Array(Type.String()) }, { additionalProperties: false });
const KEY = 'sk-secret-key-41';
/** What people wrote; it must not appear in a log. */
const WORDS = 'Zanzibar is to be bought';

const clock = new ManualClock('2026-11-11T15:00:00Z');
const endpoint = new ScriptedEndpoint();
let db: DatabaseHandle;
let config: AiConfig;
let by: ModelAsker;
beforeAll(async () => {
  db = await openTestDatabase();
  const baseUrl = await endpoint.listen();
  config = { baseUrl, apiKey: KEY, model: 'small', monthlyTokens: null, timeoutMs: 60_000 };
});
afterAll(async () => {
  await endpoint.close();
  await db.close();
});
beforeEach(async () => {
  endpoint.reset();
  const tenant = await makeTenant(db);
  by = { tenantId: tenant.id, id: (await makePerson(db, tenant.id)).id };
});

type Question = ModelQuestion<typeof Titles>;
const ask = (more: Partial<Question> = {}, changed: Partial<AiConfig> = {}) =>
  createModel({ ...config, ...changed }, { db, clock }).ask({
    ...{ by, purpose: 'Goal title', instructions: 'Propose titles.', data: { Title: WORDS } },
    ...{ schemaName: 'titles', schema: Titles, ...more },
  });

const failure = (more: Partial<Question> = {}) =>
  ask(more).then(
    () => null,
    (error: unknown) => error,
  );

/** What a log would contain of an error. */
function logged(error: unknown): string {
  const lines: string[] = [];
  const into = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  createLogger('warn', into).warn({ err: error }, 'a question failed');
  return lines.join('');
}

const rows = () =>
  db.transaction({ role: 'app', tenantId: by.tenantId }, (tx) =>
    tx.selectFrom('ai_requests').selectAll().orderBy('id').execute(),
  );

const ECHO = `Incorrect API key provided: ${KEY}. Your request was: ${WORDS}`;
const stream = (...events: readonly string[]): string => events.map((one) => `data: ${one}\n\n`).join('');

test.each<readonly [string, Scripted, Partial<Question>]>([
  ['an error that names the key', { status: 401, raw: JSON.stringify({ error: { message: ECHO } }) }, {}],
  ['an error without JSON', { status: 500, raw: ECHO }, {}],
  ['an error in place of an answer', { raw: JSON.stringify({ error: { message: ECHO } }) }, {}],
  ['a page', { raw: `<html>${ECHO}</html>` }, {}],
  ['JSON with a fault', { raw: `{"choices": [${ECHO}]}` }, {}],
  ['other words', { content: ECHO }, {}],
  ['words that fit no schema', { answer: { [ECHO]: ECHO, titles: [{ [WORDS]: 1 }] } }, {}],
  [
    'a stream with an error',
    { raw: stream(JSON.stringify({ error: { message: ECHO } })) },
    { onText: () => undefined },
  ],
  ['a stream of garbage', { raw: stream(ECHO) }, { onText: () => undefined }],
  ['a stream of nulls', { raw: stream('null', '5', '"x"', '[]') }, { onText: () => undefined }],
  [
    'a stream of other things',
    { raw: stream('{"choices":"x"}', '{"choices":[5]}') },
    { onText: () => undefined },
  ],
  ['an answer that is no text', { raw: '{"choices":[{"message":{"content":{"titles":["A"]}}}]}' }, {}],
  ['nothing', { raw: '' }, {}],
])(
  '[D-57] when an endpoint answers %s, neither the key nor what people wrote gets into a log',
  async (_what, scripted, more) => {
    endpoint.script = () => scripted;
    const error = await failure(more);
    expect(error).toBeInstanceOf(ModelError);
    expect(error).toMatchObject({ outcome: 'failed' });
    const line = logged(error);
    for (const secret of [KEY, WORDS, 'Zanzibar']) expect(line).not.toContain(secret);
    expect(JSON.stringify(await rows())).not.toContain('Zanzibar');
  },
);

test('the status of a failure is reported: the operator can act on it', async () => {
  endpoint.script = () => ({ status: 401, raw: '{}' });
  expect(logged(await failure())).toContain('401');
  const gone = new ScriptedEndpoint();
  const away = { baseUrl: await gone.listen() };
  await gone.close();
  expect(logged(await ask({}, away).catch((error: unknown) => error))).toContain('ECONNREFUSED');
});

test.each([
  ['negative', { prompt_tokens: -1_000_000, completion_tokens: -5 }],
  ['too large for any table', { prompt_tokens: 1e15, completion_tokens: 1e300 }],
  ['fractions', { prompt_tokens: 1.5, completion_tokens: 2 }],
  ['words', { prompt_tokens: 'many', completion_tokens: '7' }],
  ['missing', {}],
])('tokens that are %s are estimated, and never credited to the month', async (_what, usage) => {
  for (const onText of [undefined, () => undefined]) {
    endpoint.script = () => ({ answer: { titles: ['A'] }, usage: usage as never });
    expect(await ask(onText ? { onText } : {})).toEqual({ titles: ['A'] });
  }
  const counted = await rows();
  expect(counted.map(({ outcome }) => outcome)).toEqual(['answered', 'answered']);
  for (const { tokens_in, tokens_out } of counted) {
    expect(tokens_in).toBeGreaterThan(0);
    expect(tokens_out).toBeGreaterThan(0);
    expect(tokens_in + tokens_out).toBeLessThan(1000);
  }
});

test.each(['/v1/', '/v1//', '/openai/deployments/x/'])(
  'an address may have a path and end with a slash: %s',
  async (path) => {
    const AI_BASE_URL = config.baseUrl.replace(/\/v1$/, path);
    const read = readAi({ AI_BASE_URL, AI_MODEL: 'small' });
    endpoint.script = () => ({ answer: { titles: [] } });
    await ask({}, { baseUrl: read?.baseUrl ?? '', apiKey: read?.apiKey ?? null });
    expect(endpoint.asked[0]?.url).toBe(`${path.replace(/\/+$/, '')}/chat/completions`);
    expect(endpoint.asked[0]?.authorization).toBeUndefined();
  },
);

test("at the limit of the month's tokens, nothing is sent", async () => {
  const spend = (tokens_in: number) =>
    db.transaction({ role: 'app', tenantId: by.tenantId }, (tx) =>
      tx
        .insertInto('ai_requests')
        .values({
          ...{ tenant_id: by.tenantId, person_id: by.id, purpose: 'Goal title' },
          ...{ at: clock.now(), outcome: 'answered', tokens_in },
        })
        .execute(),
    );
  endpoint.script = () => ({ answer: { titles: [] }, usage: { prompt_tokens: 1, completion_tokens: 0 } });
  await spend(998);
  const limited = { monthlyTokens: 1000 };
  await ask({}, limited);
  await ask({}, limited);
  await expect(ask({}, limited)).rejects.toMatchObject({ outcome: 'limited' });
  expect(endpoint.asked).toHaveLength(2);
});
