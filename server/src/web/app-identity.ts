import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../kernel/load/index.ts';
import { drawIcon, ICON_SIZES, iconPicture } from './app-icon.ts';
import { brandingOf, renderManifest, type AppBranding } from './app-manifest.ts';
import type { ResolveTenant } from './tenant-of-host.ts';

/** Left out of the API's description. */
const HIDDEN = { hide: true };
const ICON = /^app-(\d+)\.png$/;
/** The colour is in the address, and may be changed back. */
const A_DAY = 'public, max-age=86400';

/** Serves what makes the page an application of the tenant: its manifest and its icons, in the tenant's colour. */
export function serveAppIdentity(app: FastifyInstance, resolveTenant: ResolveTenant): void {
  const tenantOf = async (request: FastifyRequest): Promise<AppBranding | null> =>
    (await resolveTenant(request.host, callerOf(request))).branding;
  app.get('/manifest.webmanifest', { schema: HIDDEN }, async (request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(renderManifest(await tenantOf(request))),
  );
  app.get<{ Params: { name: string } }>('/icons/:name', { schema: HIDDEN }, async (request, reply) => {
    const { name } = request.params;
    const size = ICON_SIZES.find((known) => String(known) === ICON.exec(name)?.[1]);
    if (size === undefined && name !== 'app.svg') return reply.callNotFound();
    const { PrimaryColor } = brandingOf(await tenantOf(request));
    reply.header('cache-control', A_DAY);
    return size === undefined
      ? sendIcon(reply, 'image/svg+xml', drawIcon(PrimaryColor))
      : sendIcon(reply, 'image/png', await iconPicture(PrimaryColor, size));
  });
}

function sendIcon(reply: FastifyReply, type: string, icon: string | Buffer): FastifyReply {
  return reply.type(type).send(icon);
}
