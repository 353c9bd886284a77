import type { OutputOf } from '@cadence/shared-contract';
import { API_BASE } from '@cadence/shared-contract';

/** Where pictures are; see `registerAvatarFiles`. */
export const AVATAR_FILES = `${API_BASE}/profile/avatarfile`;

/** Edge in pixels: twice the size it is shown in, for dense screens. */
export const AVATAR_SIZES = { small: 96, large: 512 } as const;
export type AvatarSize = keyof typeof AVATAR_SIZES;

const DAY = 86_400_000;

/**
 * The address of a person's picture; null for none. Images cannot prove who asks, so the address is secret: it is told
 * to people of the tenant, and is another one as soon as there is another picture.
 */
export function avatarUrl(key: string | null, size: AvatarSize): string | null {
  return key === null ? null : `${AVATAR_FILES}/${key}/${size}.jpg`;
}

/** The picture as core §3 shows it. The address is good for longer than it promises. */
export function presentAvatar(key: string | null, now: Date): OutputOf<'people.avatar'>['AvatarImage'] {
  const Url = avatarUrl(key, 'large');
  return Url === null ? null : { Url, ExpiryUTC: new Date(now.getTime() + DAY).toISOString() };
}
