import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../kernel/clock/clock.ts';
import type { DatabaseHandle } from '../../../kernel/db/index.ts';
import { notFound } from '../../../kernel/errors/index.ts';
import { callerOf } from '../../../kernel/load/index.ts';
import { hostLabelOf } from '../../../kernel/session/index.ts';
import type { AvatarSize, PictureAddress } from './avatar-url.ts';
import { addressEnd, AVATAR_FILES, isSigned, readAddress } from './avatar-url.ts';
import { findAvatarFile } from './avatars.queries.ts';

const FILE = /^(small|large)\.jpg$/;

interface Services {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
}

/** An ETag for the picture of a key that does not reveal the key. */
function tagOf(key: string, size: AvatarSize): string {
  return `"${createHash('sha256').update(`${size}:${key}`).digest('base64url').slice(0, 22)}"`;
}

/** A picture never changes at its address. Only the viewer's own browser caches it, until the address expires. */
function cacheFor(address: PictureAddress, now: Date): string {
  const seconds = Math.floor((addressEnd(address).getTime() - now.getTime()) / 1_000);
  return `private, max-age=${seconds}, immutable`;
}

async function sendPicture(
  { db, clock }: Services,
  request: FastifyRequest<{ Params: { key: string; file: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const address = readAddress(request.params.key);
  const size = FILE.exec(request.params.file)?.[1] as AvatarSize | undefined;
  const now = clock.now();
  if (address === null || size === undefined || addressEnd(address) <= now) throw notFound();
  const scope = { role: 'app', tenantId: address.tenantId, caller: callerOf(request) } as const;
  const hostLabel = hostLabelOf(request.hostname.toLowerCase());
  const found = await db.transaction(scope, (tx) => findAvatarFile(tx, address, { size, hostLabel }));
  if (!found || !isSigned(address, found.key)) throw notFound();
  const tag = tagOf(found.key, size);
  reply.header('cache-control', cacheFor(address, now)).header('etag', tag);
  const known = request.headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, ''));
  if (known?.includes(tag)) return reply.status(304).send();
  return reply.type('image/jpeg').send(found.picture);
}

/** Serves pictures at the addresses that `avatarUrl` makes. */
export function registerAvatarFiles(http: FastifyInstance, services: Services): void {
  http.get<{ Params: { key: string; file: string } }>(
    `${AVATAR_FILES}/:key/:file`,
    { schema: { hide: true } },
    (request, reply) => sendPicture(services, request, reply),
  );
}
