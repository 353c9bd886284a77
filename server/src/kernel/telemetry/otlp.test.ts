import { makePerson, makeTenant, startTestApp } from '../../testing/index.ts';
import type { ReceivedSpan } from './testing/collector.ts';
import { startCollector } from './testing/collector.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';

/** Runs work on a server that sends to a collector, and returns what has arrived when the server has stopped. */
async function traced(
  work: (t: Awaited<ReturnType<typeof startTestApp>>) => Promise<void>,
  environment: Readonly<Record<string, string>> = {},
) {
  const collector = await startCollector();
  const t = await startTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.address, ...environment });
  try {
    await work(t);
  } finally {
    await t.close();
    await collector.close();
  }
  const named = (name: string): readonly ReceivedSpan[] =>
    collector.spans.filter((span) => span.name === name);
  return { ...collector, named };
}

const signIn = async (t: Awaited<ReturnType<typeof startTestApp>>) => {
  const tenant = await makeTenant(t.app.db);
  const person = await makePerson(t.app.db, tenant.id);
  return { tenant, person, token: (await t.login(person, tenant)).Token };
};

test('a request is a span whose trace has the id of the request, with its transaction as a part', async () => {
  let tenantId = 0;
  let requestId: unknown;
  const { named, spans, keys } = await traced(
    async (t) => {
      const { tenant, token } = await signIn(t);
      tenantId = tenant.id;
      requestId = (await t.call('help.read', {}, { token })).headers['x-request-id'];
    },
    { OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20secret' },
  );
  const [span] = named('help.read');
  expect(span).toMatchObject({
    traceId: String(requestId).replaceAll('-', ''),
    attributes: {
      'cadence.operation': 'help.read',
      'cadence.request_id': requestId,
      'cadence.tenant': tenantId,
      'http.request.method': 'GET',
      'http.response.status_code': 200,
    },
  });
  expect(span?.parentSpanId).toBeUndefined();
  const parts = spans.filter(({ traceId }) => traceId === span?.traceId);
  expect(parts.filter(({ parentSpanId }) => parentSpanId === span?.spanId).map(({ name }) => name)).toEqual([
    'database transaction',
  ]);
  expect(new Set(keys)).toEqual(new Set(['a secret']));
});

test("a caller's trace is continued, and names the request", async () => {
  let requestId: unknown;
  const { named } = await traced(async (t) => {
    const { token } = await signIn(t);
    const headers = { traceparent: `00-${TRACE}-${PARENT}-01` };
    requestId = (await t.call('help.read', {}, { token, headers })).headers['x-request-id'];
    await t.call('help.read', {}, { token, headers: { traceparent: 'what is this' } });
  });
  const [continued, own] = named('help.read');
  expect(continued).toMatchObject({
    ...{ traceId: TRACE, parentSpanId: PARENT },
    attributes: { 'cadence.request_id': requestId },
  });
  expect(own?.traceId).not.toBe(TRACE);
});

test('a mail belongs to the trace of the request that ordered it, and says nothing about its receiver', async () => {
  let email = '';
  const { named, spans } = await traced(async (t) => {
    const { person, tenant } = await signIn(t);
    ({ email } = person);
    await t.call('auth.forgotPassword', { body: { Email: email, domain: tenant.subdomain } });
    expect(await t.mailsTo(email)).toHaveLength(1);
  });
  const [request] = named('auth.forgotPassword');
  expect(request).toBeDefined();
  expect(named('mail')).toMatchObject([{ traceId: request?.traceId, parentSpanId: request?.spanId }]);
  expect(JSON.stringify(spans)).not.toContain(email);
});

test('what nobody asked for by a request is in no trace of one', async () => {
  const { spans } = await traced(async (t) => {
    await t.app.kernel.outbox.settle();
    await signIn(t);
    await t.app.kernel.outbox.settle();
  });
  expect(new Set(spans.map(({ name }) => name))).toEqual(new Set(['auth.login', 'database transaction']));
});

test('a share of the traces can be sent, and a failed request is marked', async () => {
  const none = await traced(async (t) => void (await signIn(t)), { OTEL_TRACES_SAMPLER_ARG: '0' });
  expect(none.spans).toEqual([]);
  const { named } = await traced(async (t) => {
    const { token } = await signIn(t);
    jest.spyOn(t.app.db, 'transaction').mockRejectedValueOnce(new TypeError('planted'));
    expect((await t.call('help.read', {}, { token })).status).toBe(500);
  });
  expect(named('help.read')).toMatchObject([
    { statusCode: 2, attributes: { 'http.response.status_code': 500 } },
  ]);
});

test('the figures of /metrics arrive, too', async () => {
  const { metrics } = await traced(async (t) => void (await signIn(t)));
  const duration = metrics.find(({ name }) => name === 'cadence_http_request_duration_seconds');
  const logins = duration?.histogram?.dataPoints.find(({ attributes }) =>
    attributes.some(({ value }) => value.stringValue === 'auth.login'),
  );
  expect(logins?.count).toBe(1);
  expect(metrics.find(({ name }) => name === 'process_resident_memory_bytes')?.gauge).toBeDefined();
});

test('a collector that is away delays no request and no stop for long', async () => {
  const t = await startTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  const { token } = await signIn(t);
  expect((await t.call('help.read', {}, { token })).status).toBe(200);
  const begun = performance.now();
  await t.close();
  expect(performance.now() - begun).toBeLessThan(6_000);
});
