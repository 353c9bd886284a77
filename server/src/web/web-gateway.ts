import fastifyStatic from '@fastify/static';
import { COHORT_COOKIE, REGISTRY_PATH } from '@cadence/shared-contract/remote';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { every } from '../kernel/guard/index.ts';
import { encodeFor } from '../kernel/http/index.ts';
import { callerOf } from '../kernel/load/index.ts';
import { serveAppIdentity } from './app-identity.ts';
import { renderPage, type PageConfig } from './page.ts';
import { PlatformFiles, type PlatformSnapshot, type PlatformSources } from './platform-files.ts';
import { fetchReleased } from './released-file.ts';
import { contentSecurityPolicy, createNonce } from './content-security-policy.ts';
import type { ResolveTenant } from './tenant-of-host.ts';

export interface WebGatewayOptions extends PlatformSources {
  /** The shell's build: `shell/dist`. */
  readonly shellDir: string;
  /** Where `remotes/` is: a folder, or the address of a bucket over HTTP. */
  readonly releasesAddress: string;
  readonly config: PageConfig;
  readonly resolveTenant: ResolveTenant;
  /** Called about a second after what somebody gets has changed, at the latest. */
  readonly onRelease?: () => void;
}

/** A year; the file's name carries its content's hash. */
const IMMUTABLE = { cacheControl: true, maxAge: '365d', immutable: true } as const;
const FOR_EVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
const RELEASES_POLL_MS = 1_000;

/** Paths of other handlers: what is not found there is a 404, never the page. */
const NOT_PAGES = /^\/(api|hubs|health|assets|remotes|icons)(\/|$)/i;
/** Left out of the API's description. */
const HIDDEN = { hide: true };
const FILE = /\.[a-z0-9]{1,11}$/i;
const PUBLIC_FILE = /^\/[\w-]+\.(svg|png|ico|txt|webmanifest)$/;
/** Source maps and the release tooling's own files are not served. */
const PRIVATE_FILE = /\.map$|(^|\/)(release\.json|\.[^/]*)$/;

/** Serves the product's page, its identity as an application, the shell's build, released remotes and the registry. Other headers are the server's. */
export const webGateway: FastifyPluginAsync<WebGatewayOptions> = async (app, options) => {
  const platform = new PlatformFiles(options);
  await app.register(fastifyStatic, {
    root: options.shellDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
  });
  serveFiles(app, '/remotes', [placeOf(options.releasesAddress, 'remotes')]);
  // Tabs that are open, and servers that are replaced one after another, have other builds of the shell than this one.
  serveFiles(app, '/assets', [
    { folder: join(options.shellDir, 'assets') },
    placeOf(options.releasesAddress, 'assets'),
  ]);
  serveAppIdentity(app, options.resolveTenant);
  app.get(REGISTRY_PATH, { schema: HIDDEN }, (request, reply) =>
    sendRegistry({ ...options, platform }, request, reply),
  );
  app.get('/*', { schema: HIDDEN }, (request, reply) => {
    const path = pathOf(request);
    if (PUBLIC_FILE.test(path)) {
      reply.header('cache-control', REVALIDATE);
      return reply.sendFile(path.slice(1), join(options.shellDir, 'public'));
    }
    const isPage = !NOT_PAGES.test(path) && !FILE.test(path) && acceptsHtml(request);
    return isPage ? sendPage({ ...options, platform }, request, reply) : reply.callNotFound();
  });
  if (options.onRelease) watchReleases(app, platform, options.onRelease);
};

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';

function acceptsHtml({ headers }: FastifyRequest): boolean {
  return /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}

/** Where released files are: a folder of this machine, or below an address of HTTP. */
type Place = { readonly folder: string } | { readonly bucket: string; readonly below: string };

const placeOf = (address: string, below: string): Place =>
  /^https?:/.test(address) ? { bucket: address, below } : { folder: join(address, below) };

/** Files whose names or versions carry their content's hash, so they never change: of the first place that has them. */
function serveFiles(app: FastifyInstance, prefix: string, places: readonly Place[]): void {
  app.get<{ Params: { '*': string } }>(`${prefix}/*`, { schema: HIDDEN }, async (request, reply) => {
    const path = request.params['*'];
    const isPublic = path !== '' && !PRIVATE_FILE.test(path);
    for (const place of isPublic ? places : []) {
      const isSent =
        'folder' in place
          ? await sendFromFolder(reply, place.folder, path)
          : await sendFromBucket(request, reply, { base: place.bucket, path: `${place.below}/${path}` });
      if (isSent) return reply;
    }
    // No cache may keep that a chunk is missing.
    reply.header('cache-control', 'no-store').callNotFound();
    return reply;
  });
}

async function sendFromFolder(reply: FastifyReply, folder: string, path: string): Promise<boolean> {
  const file = join(folder, path);
  const isThere = file.startsWith(`${folder}${sep}`) && (await stat(file).catch(() => null))?.isFile();
  if (!isThere || !(await staysIn(folder, file))) return false;
  reply.sendFile(path, folder, IMMUTABLE);
  return true;
}

/** Anyone who may write to the folder must not have other files of this machine served, by a link to them. */
async function staysIn(folder: string, file: string): Promise<boolean> {
  const sent = [file, `${file}.br`, `${file}.gz`].map((path) => realpath(path).catch(() => null));
  const [root, ...found] = await Promise.all([realpath(folder), ...sent]);
  return found.every((path) => path === null || path.startsWith(`${root}${sep}`));
}

interface BucketFile {
  readonly base: string;
  readonly path: string;
}

async function sendFromBucket(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { base, path }: BucketFile,
): Promise<boolean> {
  const file = await fetchReleased(base, path, headers['accept-encoding']);
  if (file) reply.headers({ ...file.headers, 'cache-control': FOR_EVER }).send(file.body);
  return file !== null;
}

type Gateway = WebGatewayOptions & { readonly platform: PlatformFiles };

/** What the sender of a request gets. Who it is matters only while something is rolled out, or was halted for some. */
async function readPlatform(
  { platform, resolveTenant }: Gateway,
  request: FastifyRequest,
): Promise<PlatformSnapshot | null> {
  if (await platform.isUniform()) return platform.read({ tenant: null, cohort: null });
  const { branding } = await resolveTenant(request.host, callerOf(request));
  const cookie = `; ${request.headers.cookie ?? ''}`;
  const cohort = new RegExp(`; *${COHORT_COOKIE}=(\\w{1,20})(;|$)`).exec(cookie)?.[1] ?? null;
  return platform.read({ tenant: branding?.Subdomain ?? null, cohort });
}

async function sendRegistry(
  gateway: Gateway,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const snapshot = await readPlatform(gateway, request);
  if (!snapshot) return sendNotBuilt(reply);
  const { registryJson, etag } = snapshot;
  if (registryJson === null) {
    reply.callNotFound();
    return reply;
  }
  reply.headers({ 'cache-control': REVALIDATE, etag });
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  return sendText(request, reply, { type: 'application/json; charset=utf-8', text: registryJson });
}

/** The page has no ETag: a 304 would combine the cached page's nonce with a new policy and block every script. */
async function sendPage(
  gateway: Gateway,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { config, resolveTenant } = gateway;
  const [snapshot, { branding, redirectHost }] = await Promise.all([
    readPlatform(gateway, request),
    resolveTenant(request.host, callerOf(request)),
  ]);
  if (!snapshot) return sendNotBuilt(reply);
  if (redirectHost !== null)
    return reply.redirect(`${request.protocol}://${redirectHost}${request.originalUrl}`, 302);
  const nonce = createNonce();
  const { integrations, overrideOrigins } = config;
  const allowsLocalhost = overrideOrigins.length > 0;
  const { host } = request;
  reply.headers({
    'cache-control': REVALIDATE,
    'content-security-policy': contentSecurityPolicy({ host, nonce, integrations, allowsLocalhost }),
  });
  const page = renderPage({ platform: snapshot, config, tenant: branding, pathname: pathOf(request), nonce });
  return sendText(request, reply, { type: 'text/html; charset=utf-8', text: page });
}

async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, text }: { readonly type: string; readonly text: string },
): Promise<FastifyReply> {
  const { body, encoding } = await encodeFor(request.headers['accept-encoding'], text);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.header('vary', 'accept-encoding, cookie').type(type).send(body);
}

function sendNotBuilt(reply: FastifyReply): FastifyReply {
  return reply
    .status(503)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('The shell is not built yet. Run npm start, or npm run build.');
}

function watchReleases(app: FastifyInstance, platform: PlatformFiles, onRelease: () => void): void {
  let known: string | null = null;
  const ask = async (): Promise<void> => {
    const stamp = await platform.stamp();
    if (stamp !== null && known !== null && stamp !== known) onRelease();
    known = stamp ?? known;
  };
  const timer = every(RELEASES_POLL_MS, { kind: 'releases' }, ask);
  app.addHook('onReady', ask);
  app.addHook('onClose', async () => clearInterval(timer));
}
