import { makePerson, makeTenant, startTestApp } from '../../testing/index.ts';
import { until } from '../../testing/until.ts';
import { Scheduler } from '../jobs/index.ts';
import { pino } from 'pino';

const TOKEN = 'a-token-of-some-length';

/** The values of a metric by its labels. */
function valuesOf(text: string, name: string): Readonly<Record<string, number>> {
  const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(name.length, at), Number(line.slice(at + 1))];
    }),
  );
}

describe('/metrics beside the product', () => {
  const read = async (
    environment: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>>,
  ) => {
    const t = await startTestApp(environment);
    const { statusCode, body, headers: answered } = await t.app.http.inject({ url: '/metrics', headers });
    await t.close();
    return { statusCode, body, type: String(answered['content-type']) };
  };

  test('is not there unless a token is configured, and for nobody without it', async () => {
    expect((await read({}, { authorization: `Bearer ${TOKEN}` })).statusCode).toBe(404);
    const environment = { METRICS_TOKEN: TOKEN };
    expect((await read(environment, {})).statusCode).toBe(404);
    expect((await read(environment, { authorization: `Bearer ${TOKEN}x` })).statusCode).toBe(404);
  });

  test('answers who has the token, in the text of Prometheus', async () => {
    const { statusCode, body, type } = await read(
      { METRICS_TOKEN: TOKEN },
      { authorization: `Bearer ${TOKEN}` },
    );
    expect(statusCode).toBe(200);
    expect(type).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(body).toContain('# TYPE cadence_http_request_duration_seconds histogram');
  });
});

test('/metrics has a port of its own where one is configured, which ends with the server', async () => {
  const t = await startTestApp({ METRICS_PORT: '0' });
  let address = '';
  jest.spyOn(t.app.kernel.log, 'info').mockImplementation((about: unknown) => {
    ({ address = address } = about as { readonly address?: string });
  });
  await t.app.listen();
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(await (await fetch(`${address}/metrics`)).text()).toContain('cadence_db_connections{state="idle"}');
  expect((await fetch(`${address}/api/Auth/tenant/acme`)).status).toBe(404);
  await t.close();
  await expect(fetch(`${address}/metrics`)).rejects.toThrow();
});

describe('the figures', () => {
  let t: Awaited<ReturnType<typeof startTestApp>>;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const figures = async (name: string) => valuesOf(await t.app.kernel.metrics.registry.metrics(), name);

  test('requests are counted by operation and class of status, not by address', async () => {
    const tenant = await makeTenant(t.app.db);
    const { Token: token } = await t.login(await makePerson(t.app.db, tenant.id), tenant);
    await t.call('help.read', {}, { token });
    await t.call('help.read', {});
    await t.app.http.inject('/health/live');
    expect(await figures('cadence_http_request_duration_seconds_count')).toMatchObject({
      '{operation="auth.login",status="2xx"}': 1,
      '{operation="help.read",status="2xx"}': 1,
      '{operation="help.read",status="4xx"}': 1,
      '{operation="other",status="2xx"}': 1,
    });
    expect(await figures('cadence_http_requests_in_flight')).toEqual({ '': 0 });
  });

  test('what waits for the database is counted by urgency', async () => {
    const end = Promise.withResolvers<void>();
    const max = (await figures('cadence_db_connections_max'))[''] ?? 0;
    const held = Array.from({ length: max + 2 }, () =>
      t.app.db.transaction({ role: 'jobs' }, () => end.promise),
    );
    await until(() => t.app.db.usage().waiting.change === 2 && t.app.db.usage().connections.busy === max);
    // The embedded database answers nothing else now: only its own figures are missing.
    const text = await t.app.kernel.metrics.registry.metrics();
    end.resolve();
    await Promise.all(held);
    expect(valuesOf(text, 'cadence_db_waiting')).toMatchObject({ '{urgency="change"}': 2 });
    expect(valuesOf(text, 'cadence_db_connections')['{state="busy"}']).toBe(max);
    expect(await figures('cadence_db_waiting')).toMatchObject({ '{urgency="change"}': 0 });
  });

  test('the lag of the outbox is the age of the oldest mail that did not leave', async () => {
    const tenant = await makeTenant(t.app.db);
    const { email } = await makePerson(t.app.db, tenant.id);
    t.mailServer.isAway = true;
    await t.call('auth.forgotPassword', { body: { Email: email, domain: tenant.subdomain } });
    await t.app.kernel.outbox.settle();
    t.clock.advance(90_000);
    expect(await figures('cadence_outbox_lag_seconds')).toMatchObject({
      '{kind="mail"}': 90,
      '{kind="live"}': 0,
    });
    expect(await figures('cadence_outbox_waiting')).toMatchObject({ '{kind="mail"}': 1 });
    t.mailServer.isAway = false;
    await t.app.kernel.outbox.settle();
    expect(await figures('cadence_outbox_lag_seconds')).toMatchObject({ '{kind="mail"}': 0 });
  });

  test('runs of jobs are counted by outcome', async () => {
    const run = async (name: string, work: () => Promise<void>): Promise<void> => {
      const { clock, db } = t.app;
      const onRun = t.app.kernel.metrics.noteJob;
      const job = { name, every: 60, at: 0, run: work };
      const scheduler = new Scheduler([job], { db, clock, log: pino({ level: 'silent' }), onRun });
      await scheduler.start();
      t.clock.advance(3_600_000);
      await scheduler.settle();
      await scheduler.stop();
    };
    await run('tidy', async () => undefined);
    await run('broken', () => Promise.reject(new Error('planted')));
    expect(await figures('cadence_job_runs_total')).toEqual({
      '{job="tidy",outcome="done"}': 1,
      '{job="broken",outcome="failed"}': 1,
    });
    expect(await figures('cadence_job_duration_seconds_count')).toEqual({
      '{job="tidy"}': 1,
      '{job="broken"}': 1,
    });
  });

  test('requests refused under pressure are counted, and a source that is away takes only its own figures', async () => {
    const tenant = await makeTenant(t.app.db);
    const { Token: token } = await t.login(await makePerson(t.app.db, tenant.id), tenant);
    jest.spyOn(t.app.db, 'isPressed').mockReturnValueOnce(true);
    expect((await t.call('help.read', {}, { token, headers: { priority: 'u=6' } })).status).toBe(503);
    expect(await figures('cadence_http_refused_total')).toEqual({ '{urgency="refetch"}': 1 });
    jest.spyOn(t.app.db, 'transactionAhead').mockRejectedValue(new Error('away'));
    expect(await figures('cadence_outbox_lag_seconds')).toEqual({});
    expect((await figures('process_resident_memory_bytes'))['']).toBeGreaterThan(1e6);
    jest.restoreAllMocks();
  });
});
