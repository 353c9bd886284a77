import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURES, RENEW } from './picture-book.ts';
import { NEWCOMER, PICTURED_AREAS, pictureName } from './pictured-areas.ts';
import type { PicturedArea } from './pictured-areas.ts';
import type { WalkedScreen, WalkedThings } from './walked-screens.ts';

const INDEX = join(PICTURES, 'README.md');
/** Those of the design system have an index of their own, see story-pictures.ts. */
const OTHERS = /^stories[\\/]/;

const HEAD = `# Pictures

How every screen and state of Cadence looks, as the suite compares it: by width of the window in pixels, in light unless
it says dark. What is open over a page on a desk has a margin of the page around it. \`docs/testing.md\` says how they
are compared. After a change that was meant, this takes them again, and writes this index:

    ${RENEW}
`;

/** Every picture there has to be, and the index of them. */
export interface PictureIndex {
  readonly names: readonly string[];
  readonly text: string;
}

export async function listPictures(things: WalkedThings): Promise<PictureIndex> {
  const areas = await Promise.all(
    PICTURED_AREAS.map(async (area) => ({ area, screens: await area.screens(things) })),
  );
  const names = areas.flatMap(({ area, screens }) =>
    screens.flatMap((screen) => area.views.map((view) => `${pictureName(area, screen, view)}.webp`)),
  );
  return { names, text: [HEAD, ...areas.map(({ area, screens }) => chapter(area, screens))].join('\n') };
}

function chapter(area: PicturedArea, screens: readonly WalkedScreen[]): string {
  const who =
    area.account === null ? '' : `, as ${area.account === NEWCOMER ? 'somebody new' : area.account}`;
  const lines = screens.map((screen) => {
    const links = area.views.map((view) => {
      const label = view.theme === 'dark' ? `${view.width} dark` : String(view.width);
      return `[${label}](${pictureName(area, screen, view)}.webp)`;
    });
    return `- ${screen.name}: ${links.join(' · ')}\n`;
  });
  return `## ${area.area[0]?.toUpperCase()}${area.area.slice(1)}${who}\n\n${lines.join('')}`;
}

/** The pictures and the index in the repository. */
export async function readPictures(): Promise<PictureIndex> {
  const files = await readdir(PICTURES, { recursive: true });
  const text = await readFile(INDEX, 'utf8').catch(() => '');
  return {
    names: files
      .filter((file) => file.endsWith('.webp') && !OTHERS.test(file))
      .map((file) => file.replaceAll('\\', '/')),
    text,
  };
}

/** Writes the index, and removes pictures of what is no longer walked. */
export async function storeIndex({ names, text }: PictureIndex): Promise<void> {
  const stored = await readPictures();
  const gone = stored.names.filter((name) => !names.includes(name));
  await Promise.all(gone.map((name) => rm(join(PICTURES, name))));
  await writeFile(INDEX, text);
}
