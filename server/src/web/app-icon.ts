import sharp from 'sharp';
import { textOn } from '../kernel/color/index.ts';

/** Sizes in which systems ask for an installed application's icon; 180 is iOS. */
export const ICON_SIZES = [180, 192, 512] as const;
export type IconSize = (typeof ICON_SIZES)[number];

/** More tenants than one server has busy at a time. */
const MAX_REMEMBERED = 100;
const remembered = new Map<string, Promise<Buffer>>();

/**
 * The product's mark on a tenant's colour. It fills the square, because systems cut icons to their own shape, and the
 * mark stays within the circle that none of them cuts.
 */
export function drawIcon(color: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 48 48">' +
    `<rect width="48" height="48" fill="#${color}"/>` +
    '<path transform="translate(24 24) scale(1.3) translate(-12 -12)" ' +
    `d="M2 20 10.4 4h3.2L22 20h-4.6L12 9.2 6.6 20z" fill="${textOn(color)}"/></svg>`
  );
}

/** The icon as a PNG, which every system takes. */
export function iconPicture(color: string, size: IconSize): Promise<Buffer> {
  const key = `${color}-${size}`;
  const known = remembered.get(key);
  if (known) return known;
  const [oldest] = remembered.keys();
  if (remembered.size >= MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  const picture = sharp(Buffer.from(drawIcon(color)))
    .resize(size, size)
    .png()
    .toBuffer();
  remembered.set(key, picture);
  picture.catch(() => remembered.delete(key));
  return picture;
}
