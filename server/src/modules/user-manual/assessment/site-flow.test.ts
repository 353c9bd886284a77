import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestApp } from '../../../testing/index.ts';
import { makeOrganisation } from '../../people/testing/organisation.ts';
import type { ManualWorld } from '../testing/manual-world.ts';
import { as, begin, readManual } from '../testing/manual-world.ts';

/** The two calls that a third party's site must answer (docs/operations.md). */
const registered: unknown[] = [];
/** The requested addresses of the site. */
const asked: string[] = [];
let status: number;
let result: unknown;

let server: Server;
let site: string;
let world: ManualWorld;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    request.setEncoding('utf8').on('data', (text: string) => registered.push(JSON.parse(text)));
    request.on('end', () => response.writeHead(status).end(JSON.stringify(result)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const t = await startTestApp({
    USER_MANUAL_ENVIRONMENT: 'staging',
    USER_MANUAL_SITE_STAGING: `${site}/`,
    USER_MANUAL_KEY: 'key-1',
  });
  world = { t, acme: await makeOrganisation(t) };
});
afterAll(async () => {
  await world.t.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  [status, result] = [200, {}];
});

const connect = async (flag = 0) => as(world, 'worker')('userManual.connect', { params: { flag } });

test('[UMAN-011] [UMAN-015] a person who begins is registered with the site of the environment, and sent there', async () => {
  const { PublicKey, Groups } = await begin(world, 'worker');
  const { PrivateKey, Own } = await readManual(world, 'worker', 'worker');
  expect(registered).toEqual([{ PublicKey, PrivateKey, UserName: 'Name of worker' }]);
  expect(Own?.Progress).toMatchObject({ Answered: 0, Url: `${site}/${PublicKey}` });
  expect(Groups).toEqual([]);
  const params = { publicKey: PublicKey };
  const answer = { params, body: { Group: 1, Most: 0, Least: 1 } };
  expect((await as(world, 'worker')('userManual.answer', answer)).status).toBe(400);
});

test.each([
  [404, {}, 'The assessment is not finished yet.'],
  [500, {}, 'The assessment cannot be reached right now. Nothing is lost; please try again shortly.'],
  [200, {}, 'The assessment cannot be reached right now. Nothing is lost; please try again shortly.'],
])('[UMAN-017] nothing is lost if the site answers %i without a result', async (answered, body, sentence) => {
  [status, result] = [answered, body];
  asked.splice(0);
  expect((await connect()).problem).toMatchObject({ status: 409, detail: sentence });
  // Asked once, and not from within a transaction.
  expect(asked).toHaveLength(1);
  expect(await readManual(world, 'worker', 'worker')).toMatchObject({ Status: 3 });
});

test('[UMAN-017] [UMAN-003] a result of the site is stored unchanged', async () => {
  result = { Disc: 'D', Per1: 64, Per2: 20, Per3: 4, Per4: 12 };
  const { data } = (await connect()).ok;
  expect(data).toMatchObject({ Status: 4, Own: { Progress: null } });
  const params = { publicKey: data.PublicKey ?? '', flag: 1 };
  const report = (await as(world, 'lead')('userManual.report', { params })).ok;
  expect(report).toMatchObject({ Source: 'assessment', Disc: 'D', Per1: 64, Per2: 20, Per3: 4, Per4: 12 });
  for (const { total } of report.Scales) {
    expect(total).toBeGreaterThanOrEqual(0);
    expect(total).toBeLessThanOrEqual(100);
  }
});

test('an assessment that cannot be registered is not started', async () => {
  status = 503;
  const refused = await as(world, 'peer')('userManual.register', { params: { flag: 0 } });
  expect(refused.problem).toMatchObject({
    status: 409,
    detail: expect.stringMatching(/please try again shortly/),
  });
  expect(await readManual(world, 'peer', 'peer')).toMatchObject({ Status: 0, Own: { Progress: null } });
});
