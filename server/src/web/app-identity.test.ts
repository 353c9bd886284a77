import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import sharp from 'sharp';
import { createHttpServer } from '../kernel/http/index.ts';
import { serveAppIdentity } from './app-identity.ts';
import type { HostTenant } from './tenant-of-host.ts';

const ACME = { Name: 'Acme', Subdomain: 'acme', Logo: null, PrimaryColor: '3781C2' };
const CORNER = { left: 0, top: 0, width: 1, height: 1 };
let app: FastifyInstance;
afterEach(() => app.close());

function start(branding: HostTenant['branding'] = ACME): void {
  app = createHttpServer(pino({ level: 'silent' }));
  serveAppIdentity(app, async () => ({ branding, redirectHost: null }));
}

const get = (url: string): Promise<LightMyRequestResponse> => app.inject({ url });

interface Icon {
  readonly src: string;
  readonly sizes: string;
}

test('installed, the page is an application with the tenant’s name', async () => {
  start();
  const response = await get('/manifest.webmanifest');
  expect(response.headers['content-type']).toContain('application/manifest+json');
  expect(response.json()).toMatchObject({
    name: 'Acme · Cadence',
    short_name: 'Acme',
    start_url: '/v3/home',
    display: 'standalone',
  });
});

test('its icons are there in their sizes and in the tenant’s colour', async () => {
  start();
  const { icons } = (await get('/manifest.webmanifest')).json<{ readonly icons: readonly Icon[] }>();
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512', 'any']));
  for (const { src, sizes } of icons.filter(({ sizes: asked }) => asked !== 'any')) {
    const icon = await get(src);
    expect(icon.headers['content-type']).toBe('image/png');
    expect(icon.headers['cache-control']).toBe('public, max-age=86400');
    const { width, height } = await sharp(icon.rawPayload).metadata();
    expect(`${width}x${height}`).toBe(sizes);
    const corner = await sharp(icon.rawPayload).extract(CORNER).removeAlpha().raw().toBuffer();
    expect(corner.toString('hex').toUpperCase()).toBe(ACME.PrimaryColor);
  }
});

test('where the tenant is not known, it is the product’s own', async () => {
  start(null);
  expect((await get('/manifest.webmanifest')).json()).toMatchObject({
    name: 'Cadence',
    short_name: 'Cadence',
  });
  expect((await get('/icons/app.svg')).body).toContain('fill="#E3AB24"');
});

test.each(['/icons/app-17.png', '/icons/app-192.svg', '/icons/other.png'])('%s is no icon', async (url) => {
  start();
  expect((await get(url)).statusCode).toBe(404);
});
