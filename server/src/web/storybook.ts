import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface StorybookOptions {
  /** Its static build: `shared-ui/storybook-static`; null where it is not served, as in production. */
  readonly storybookDir: string | null;
}

/** Left out of the API's description. */
const HIDDEN = { hide: true };
const PREFIX = '/storybook';
/** Its pages: the manager, and the frame in it that shows a story. */
const PAGE = /^(index|iframe)\.html$/;
/** Part of what it is built from, or hidden. */
const PRIVATE_FILE = /\.map$|(^|\/)\.[^/]*$/;
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const NOT_BUILT = 'Storybook is not built yet. Run npm run storybook -- --build.';

/**
 * Serves the design system's Storybook below `/storybook`, for everybody who can reach a server that is not in production.
 * Without a folder every address below it is unknown, so that the product's page is not answered there either.
 */
export const storybook: FastifyPluginAsync<StorybookOptions> = async (app, { storybookDir }) => {
  if (storybookDir === null) {
    for (const url of [PREFIX, `${PREFIX}/*`])
      app.get(url, { schema: HIDDEN }, (_, reply) => reply.callNotFound());
    return;
  }
  await app.register(fastifyStatic, {
    root: storybookDir,
    serve: false,
    index: false,
    cacheControl: false,
    // It may not be built yet.
    suppressWarning: true,
  });
  // Its addresses are relative to its folder.
  app.get(PREFIX, { schema: HIDDEN }, (request, reply) =>
    pathOf(request).endsWith('/')
      ? sendPage(reply, storybookDir, 'index.html')
      : reply.redirect(`${PREFIX}/${request.url.slice(PREFIX.length)}`, 302),
  );
  app.get<{ Params: { '*': string } }>(`${PREFIX}/*`, { schema: HIDDEN }, (request, reply) => {
    const path = request.params['*'];
    if (path === '' || PAGE.test(path)) return sendPage(reply, storybookDir, path || 'index.html');
    if (PRIVATE_FILE.test(path)) return reply.callNotFound();
    return reply.header('cache-control', 'no-cache').sendFile(path);
  });
};

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';

async function sendPage(reply: FastifyReply, folder: string, name: string): Promise<FastifyReply> {
  const page = await readFile(join(folder, name), 'utf8').catch(() => null);
  if (page === null)
    return reply
      .status(503)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(NOT_BUILT);
  return reply
    .headers({
      'cache-control': 'no-cache',
      'content-security-policy': policyOf(page),
      // The manager shows the stories in a frame.
      'x-frame-options': 'SAMEORIGIN',
    })
    .type('text/html; charset=utf-8')
    .send(page);
}

/**
 * Storybook writes its settings as scripts into its pages and makes styles at run time. Exactly those scripts run, by their
 * hashes, beside its own files; nothing of another site, and no eval. The product's page has a policy of its own.
 */
function policyOf(page: string): string {
  const hashes = [...page.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}
