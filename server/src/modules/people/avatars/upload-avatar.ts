import { randomBytes } from 'node:crypto';
import type { OutputOf } from '@cadence/shared-contract';
import { denied } from '../../../kernel/errors/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';
import { AfterCommit } from '../../../kernel/http/index.ts';
import { announcePeople } from '../announce-people.ts';
import { loadVisible } from '../load-visible.ts';
import { editRefusal, peoplePolicy } from '../people.policy.ts';
import { presentAvatar } from './avatar-url.ts';
import { deleteAvatar, saveAvatar } from './avatars.queries.ts';
import { drawAvatar } from './draw-avatar.ts';

/** Length of the key that signs the addresses of a picture. */
const KEY_BYTES = 32;

/** @throws not_found, denied */
async function demandMayEdit(ctx: Ctx, id: number): Promise<void> {
  const person = await loadVisible(ctx, id);
  if (!peoplePolicy.edit(ctx.actor, person)) throw denied(editRefusal(person));
}

/**
 * Replaces a person's picture (people §5 Avatar). It is rendered between two transactions, so that no connection is
 * held.
 *
 * @throws not_found, denied; invalid as `drawAvatar`
 */
export async function uploadAvatar(
  ctx: Ctx,
  id: number,
  content: Blob,
): Promise<AfterCommit<OutputOf<'people.uploadAvatar'>>> {
  await demandMayEdit(ctx, id);
  return new AfterCommit(async ({ finish }) => {
    const pictures = await drawAvatar(Buffer.from(await content.arrayBuffer()));
    return finish(async (later) => {
      await demandMayEdit(later, id);
      const key = randomBytes(KEY_BYTES).toString('base64url');
      await saveAvatar(later, id, { key, ...pictures });
      announcePeople(later, 'user_updated', { ids: [id] });
      return { data: { Id: id, AvatarImage: presentAvatar(later, { id, avatar_key: key }) } };
    });
  });
}

/** Removes a person's picture; does nothing when there is none. @throws not_found, denied */
export async function removeAvatar(ctx: Ctx, id: number): Promise<void> {
  await demandMayEdit(ctx, id);
  await deleteAvatar(ctx, id);
  announcePeople(ctx, 'user_updated', { ids: [id] });
}
