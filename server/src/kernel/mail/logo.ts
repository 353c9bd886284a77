import sharp from 'sharp';

/** Twice the displayed height, for high-density screens. */
const HEIGHT = 2 * 32;
/** Wider logos are scaled down further. */
const MAX_WIDTH = 2 * 240;
const MAX_REMEMBERED = 100;

const remembered = new Map<string, Promise<Buffer | null>>();

async function draw(svg: string): Promise<Buffer | null> {
  try {
    const size = { width: MAX_WIDTH, height: HEIGHT, fit: 'inside' } as const;
    return await sharp(Buffer.from(svg)).resize(size).png().toBuffer();
  } catch {
    return null;
  }
}

/** A logo as a PNG, which every mail program shows; null when it is not a valid picture. */
export function logoPicture(svg: string): Promise<Buffer | null> {
  const known = remembered.get(svg);
  if (known) return known;
  const [oldest] = remembered.keys();
  if (remembered.size >= MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  const picture = draw(svg);
  remembered.set(svg, picture);
  return picture;
}
