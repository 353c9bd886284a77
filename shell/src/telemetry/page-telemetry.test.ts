import { sessionStore } from '@cadence/shared-auth';
import { fakeSession, on, setupApiServer } from '@cadence/shared-auth/testing';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { RemoteLoadError } from '../remotes/failures.ts';
import { makeDescriptor, makeEntry, makeRegistry } from '../remotes/testing/fixtures.ts';
import { startPageTelemetry } from './page-telemetry.ts';
import type { Report } from './report-queue.ts';
import { createTelemetry } from './telemetry.ts';
import type { WatchMetrics } from './vital-watch.ts';

const server = setupApiServer();
const TOKEN_KEY = `cadence.token.${window.location.host}`;
const ROUTE = {
  ...{ key: 'goals:list', remote: 'goals', id: 'list', title: 'Goals', expose: './list' },
  path: '/v3/goals/:goalId' as const,
  prefixes: [],
};

let stop = (): void => undefined;
afterEach(() => {
  stop();
  localStorage.clear();
  sessionStore.setState({ status: 'restoring' }, true);
});

function open() {
  const { Profile, Tenant, Period, Abilities } = fakeSession();
  const view = { profile: Profile, tenant: Tenant, period: Period, abilities: Abilities };
  sessionStore.setState({ status: 'signed-in', view }, true);
  localStorage.setItem(TOKEN_KEY, 'the-token');
  window.history.replaceState(null, '', '/v3/goals/12?q=secret');
  const sent: Report[] = [];
  const metrics: Parameters<WatchMetrics>[0][] = [];
  server.use(
    on('telemetry.report', ({ body, headers }) => {
      expect(headers.get('authorization')).toBe('Bearer the-token');
      sent.push(body);
    }),
  );
  const telemetry = createTelemetry('production');
  const provides = { '@cadence/shared-contract': '3.1.0' };
  const registry = makeRegistry(
    { goals: makeEntry('goals', { descriptor: makeDescriptor('goals') }) },
    { provides },
  );
  const begin = (): void => {
    stop = startPageTelemetry({
      telemetry,
      platform: { registry, routes: [ROUTE] as never },
      watch: (take) => void metrics.push(take),
    });
  };
  return {
    telemetry,
    sent,
    begin,
    measure: (id: string, name: string, value: number) => metrics[0]?.({ id, name: name as 'LCP', value }),
  };
}

test('failures of remotes and what they took to load are reported, from before it begins, too', async () => {
  const { telemetry, sent, begin } = open();
  telemetry.measure({
    remote: 'goals',
    version: '1.0.0-b.1',
    part: 'entry',
    milliseconds: 80,
  });
  const cause = new TypeError('Goal 12 is not iterable');
  const error = new RemoteLoadError('goals', 'module', cause);
  const incident = telemetry.report(error, { remote: 'goals', phase: 'module', version: '1.0.0-b.1' });
  telemetry.report(new Error('of no remote'), { part: 'live listener' });
  begin();
  const misfit = telemetry.report(new Error('left-pad 1.x, not none'), {
    remote: 'people',
    phase: 'compatibility',
    version: '2.0.0',
  });
  await waitFor(() => expect(sent).toHaveLength(1), { timeout: 2_000 });
  expect(sent[0]).toEqual({
    Loaded: [{ Remote: 'goals', Version: '1.0.0-b.1', Part: 'entry', Milliseconds: 80 }],
    Failed: [
      {
        ...{ Remote: 'goals', Version: '1.0.0-b.1', Phase: 'module', Incident: incident },
        ...{ Class: 'TypeError', Message: 'Goal # is not iterable' },
      },
      {
        ...{ Remote: 'people', Version: '2.0.0', Phase: 'compatibility', Incident: misfit },
        ...{ Class: 'Error', Message: expect.stringContaining('left-pad') },
      },
    ],
    Vitals: [],
  });
});

test('vitals are reported when the page is left, once, by the kind of page on which they came about', async () => {
  const { sent, begin, measure } = open();
  begin();
  measure('v1', 'LCP', 900);
  measure('v2', 'INP', 40);
  window.history.replaceState(null, '', '/v3/home');
  measure('v2', 'INP', 220);
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(sent).toHaveLength(1));
  measure('v2', 'INP', 300);
  window.dispatchEvent(new Event('pagehide'));
  expect(sent.map(({ Vitals }) => Vitals)).toEqual([
    [
      { Page: 'goals:list', Remote: 'goals', Version: '1.0.0-b.1', Vital: 'LCP', Value: 900 },
      { Page: 'shell:home', Remote: 'shell', Version: '3.1.0', Vital: 'INP', Value: 220 },
    ],
  ]);
  expect(JSON.stringify(sent)).not.toMatch(/secret|\/v3/);
});

test.each([401, 429, 500])('an answer %i ends no session and shows nothing', async (status) => {
  const { telemetry, begin } = open();
  let asked = 0;
  server.use(
    http.post('*/api/Telemetry', () => {
      asked += 1;
      return HttpResponse.json({ code: 'unauthenticated', detail: 'No.' }, { status });
    }),
  );
  begin();
  telemetry.report(new Error('planted'), { remote: 'goals', phase: 'render', version: '1.0.0-b.1' });
  await waitFor(() => expect(asked).toBe(1), { timeout: 2_000 });
  expect(sessionStore.getState().status).toBe('signed-in');
});
