import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorMessage } from '../../kernel/errors/index.ts';
import { Refusal } from '../refusal.ts';

const MAX_BYTES = 65_536;
/** Not needed in a picture, and could run code when somebody opens the file directly. */
const ACTIVE =
  /<\s*(script|foreignObject|iframe|object|embed|animate|set|handler)\b|<!(DOCTYPE|ENTITY)|\son\w+\s*=|javascript:|@import|(href|src)\s*=\s*["']\s*(?!#|data:image\/)/i;

/**
 * The logo in an SVG file.
 *
 * @throws Refusal when it cannot be read, is not an SVG, is too large, or contains more than a picture
 */
export async function readLogo(folder: string, name: string): Promise<string | null> {
  if (name === 'none') return null;
  const file = path.resolve(folder, name);
  const svg = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Refusal(`The logo ${file} cannot be read (${errorMessage(error)}).`);
  });
  const text = svg
    .replace(/^\uFEFF/, '')
    .replace(/^\s*<\?xml[^>]*\?>/, '')
    .trim();
  if (!/^(<!--[^]*?-->\s*)*<svg[\s>]/.test(text) || !text.endsWith('</svg>'))
    throw new Refusal(`The logo ${file} is not an SVG picture.`);
  if (Buffer.byteLength(text) > MAX_BYTES) throw new Refusal(`The logo ${file} is larger than 64 KB.`);
  if (ACTIVE.test(text))
    throw new Refusal(
      `The logo ${file} holds scripts, animations or links; please save it as a plain picture.`,
    );
  return text;
}
