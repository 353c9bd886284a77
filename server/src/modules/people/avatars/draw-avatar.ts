import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import sharp from 'sharp';
import { invalid } from '../../../kernel/errors/index.ts';
import type { AvatarSize } from './avatar-url.ts';
import { AVATAR_SIZES } from './avatar-url.ts';

// One picture at a time takes one core, which leaves the other to requests.
sharp.concurrency(1);
sharp.cache(false);

const FORMATS: readonly unknown[] = ['png', 'jpeg'];
const MEGA = 1_000_000;

function refuse(message: string): never {
  throw invalid([{ path: 'file', message }]);
}

/** Checks the content, whatever the name of the file (people §5 Avatar). Only the header is read here. */
async function checkPicture(content: Buffer): Promise<void> {
  if (content.length === 0) refuse(MESSAGES.avatarFormat);
  const { format, width, height } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => refuse(MESSAGES.avatarFormat));
  if (!FORMATS.includes(format)) refuse(MESSAGES.avatarFormat);
  if (width * height > LIMITS.avatarPixels)
    refuse(`The picture must have at most ${LIMITS.avatarPixels / MEGA} megapixels.`);
}

/**
 * Renders a picture in the sizes it is shown in. It is decoded and drawn again, so that only visible content is kept
 * (no location, no hidden text). Transparency becomes white; what is not square is cropped.
 *
 * @throws invalid for what is no PNG or JPEG, is damaged, or has too many pixels
 */
export async function drawAvatar(content: Buffer): Promise<Readonly<Record<AvatarSize, Buffer>>> {
  await checkPicture(content);
  const draw = (edge: number): Promise<Buffer> =>
    sharp(content, { limitInputPixels: LIMITS.avatarPixels, failOn: 'error' })
      .rotate()
      .resize(edge, edge, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
  try {
    return { small: await draw(AVATAR_SIZES.small), large: await draw(AVATAR_SIZES.large) };
  } catch {
    return refuse('The picture is damaged. Please choose another one.');
  }
}
