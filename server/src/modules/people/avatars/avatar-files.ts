import type { FastifyInstance } from 'fastify';
import type { DatabaseHandle } from '../../../kernel/db/index.ts';
import { notFound } from '../../../kernel/errors/index.ts';
import type { AvatarSize } from './avatar-url.ts';
import { AVATAR_FILES } from './avatar-url.ts';
import { findAvatarByKey } from './avatars.queries.ts';

const KEY = /^(\d{1,9})-[\w-]{22}$/;
const FILE = /^(small|large)\.jpg$/;
/** A picture never changes: another one has another address. Only the browser of who was told the address keeps it. */
const CACHE = 'private, max-age=31536000, immutable';

/** Hands out pictures to whoever knows their addresses. */
export function registerAvatarFiles(http: FastifyInstance, db: DatabaseHandle): void {
  const options = { schema: { hide: true } };
  http.get<{ Params: { key: string; file: string } }>(
    `${AVATAR_FILES}/:key/:file`,
    options,
    async ({ params }, reply) => {
      const tenant = KEY.exec(params.key)?.[1];
      const size = FILE.exec(params.file)?.[1] as AvatarSize | undefined;
      if (tenant === undefined || size === undefined) throw notFound();
      const scope = { role: 'app', tenantId: Number(tenant) } as const;
      const picture = await db.transaction(scope, (tx) => findAvatarByKey(tx, params.key, size));
      if (!picture) throw notFound();
      return reply.header('cache-control', CACHE).type('image/jpeg').send(picture);
    },
  );
}
