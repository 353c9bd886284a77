import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OutputOf } from '@cadence/shared-contract';
import { API_BASE } from '@cadence/shared-contract';
import type { Actor } from '../../../kernel/session/index.ts';
import type { ProfileRow } from '../person-rows.ts';

/** The base path of pictures; see `registerAvatarFiles`. */
export const AVATAR_FILES = `${API_BASE}/profile/avatarfile`;

/** Edge in pixels: twice the size it is shown in, for dense screens. */
export const AVATAR_SIZES = { small: 96, large: 512 } as const;
export type AvatarSize = keyof typeof AVATAR_SIZES;

const DAY = 86_400_000;
/** Characters of a signature: 128 bits. */
const SIGNATURE = 22;
const ADDRESS = /^(\d{1,9})-(\d{1,9})-(\d{1,9})-(\d{1,7})-([\w-]{22})$/;

/** Who gets addresses of pictures, and when. A handler's `Ctx` fits. */
export interface PictureViewer {
  readonly actor: Pick<Actor, 'tenantId' | 'id'>;
  readonly now: Date;
}

/** What an address encodes: whose picture, for whom, and the day it was made (days since 1970, UTC). */
export interface PictureAddress {
  readonly tenantId: number;
  readonly personId: number;
  readonly viewerId: number;
  readonly day: number;
}

function sign(key: string, { tenantId, personId, viewerId, day }: PictureAddress): string {
  const text = [tenantId, personId, viewerId, day].join('-');
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, SIGNATURE);
}

/**
 * When an address expires: at the end of the day after the one it was made on, so that pages open over midnight keep
 * it.
 */
export function addressEnd({ day }: PictureAddress): Date {
  return new Date((day + 2) * DAY);
}

function addressFor({ actor, now }: PictureViewer, personId: number): PictureAddress {
  const day = Math.floor(now.getTime() / DAY);
  return { tenantId: actor.tenantId, personId, viewerId: actor.id, day };
}

/**
 * The address of a person's picture; null for none. An `<img>` cannot send a bearer token, so the address itself names
 * its viewer and is signed with the picture's own key, which never leaves the server (D-117). It stays the same for a
 * day, so that browsers cache the picture, and changes as soon as the picture does.
 */
export function avatarUrl(
  viewer: PictureViewer,
  { id, avatar_key: key }: Pick<ProfileRow, 'id' | 'avatar_key'>,
  size: AvatarSize,
): string | null {
  if (key === null) return null;
  const address = addressFor(viewer, id);
  const { tenantId, personId, viewerId, day } = address;
  const signed = [tenantId, personId, viewerId, day, sign(key, address)].join('-');
  return `${AVATAR_FILES}/${signed}/${size}.jpg`;
}

/** The picture in the format of core §3. */
export function presentAvatar(
  viewer: PictureViewer,
  person: Pick<ProfileRow, 'id' | 'avatar_key'>,
): OutputOf<'people.avatar'>['AvatarImage'] {
  const Url = avatarUrl(viewer, person, 'large');
  return Url === null ? null : { Url, ExpiryUTC: addressEnd(addressFor(viewer, person.id)).toISOString() };
}

/** Parses an address without checking its signature; null when the text is no address. */
export function readAddress(text: string): (PictureAddress & { readonly signature: string }) | null {
  const [, tenantId, personId, viewerId, day, signature] = ADDRESS.exec(text) ?? [];
  if (signature === undefined) return null;
  return {
    tenantId: Number(tenantId),
    personId: Number(personId),
    viewerId: Number(viewerId),
    day: Number(day),
    signature,
  };
}

/** Whether this server signed the address for the picture of the key. */
export function isSigned(address: PictureAddress & { readonly signature: string }, key: string): boolean {
  return timingSafeEqual(Buffer.from(address.signature), Buffer.from(sign(key, address)));
}
