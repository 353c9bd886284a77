import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURES } from './picture-book.ts';
import type { Pixels } from './picture-pixels.ts';
import type { Story, StoryLook } from './story-walk.ts';

/** How to have the pictures of the stories taken again. */
export const RENEW_STORIES = 'npm test -- --only e2e e2e/tests/storybook.spec.ts --update-snapshots';

/** A sheet is taken again by walking through its page. A limit for hangs. */
export const SHEET_SETTLES_MS = 60_000;

const FOLDER = join(PICTURES, 'stories');
const INDEX = join(FOLDER, 'README.md');
const CHANNELS = 3;
/** Between two stories of a sheet: a grey that neither theme has. */
const GAP = 8;
const GREY = 128;

const HEAD = `# Pictures of the design system

All states of a component on one sheet, from top to bottom in the order below, in light and in dark, 1,024 px wide.
\`docs/testing.md\` says how they are compared. After a change that was meant, this takes them again, and writes this index:

    ${RENEW_STORIES}
`;

/** Where the sheet of a page is stored, without its ending. */
export function sheetName(title: string, theme: 'light' | 'dark'): string {
  const words = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `stories/${words}${theme === 'dark' ? '-dark' : ''}`;
}

/** The pictures of a page below each other. */
export function drawSheet(looks: readonly StoryLook[], theme: 'light' | 'dark'): Pixels {
  const pictures = looks.map((look) => look[theme]);
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = pictures.reduce((sum, picture) => sum + picture.height + GAP, 0);
  const data = Buffer.alloc(width * height * CHANNELS, GREY);
  let top = 0;
  for (const picture of pictures) {
    const row = picture.width * CHANNELS;
    for (let y = 0; y < picture.height; y += 1)
      picture.data.copy(data, (top + y) * width * CHANNELS, y * row, (y + 1) * row);
    top += picture.height + GAP;
  }
  return { data, width, height };
}

/** Every sheet there has to be, and the index of them. */
export function indexStories(stories: readonly Story[]): { names: readonly string[]; text: string } {
  const pages = [...Map.groupBy(stories, ({ title }) => title)];
  const names = pages.flatMap(([title]) => [sheetName(title, 'light'), sheetName(title, 'dark')]);
  const lines = pages.map(([title, its]) => {
    const [light, dark] = (['light', 'dark'] as const).map((theme) => fileOf(sheetName(title, theme)));
    return `- ${title}: [light](${light}) · [dark](${dark})\n  ${its.map(({ name }) => name).join(', ')}\n`;
  });
  return { names: names.map(fileOf).toSorted(), text: `${HEAD}\n${lines.join('')}` };
}

const fileOf = (name: string): string => `${name.replace('stories/', '')}.webp`;

/** The sheets and the index in the repository. */
export async function readStoryPictures(): Promise<{ names: readonly string[]; text: string }> {
  const files = await readdir(FOLDER).catch(() => []);
  const text = await readFile(INDEX, 'utf8').catch(() => '');
  return { names: files.filter((file) => file.endsWith('.webp')).toSorted(), text };
}

/** Writes the index, and removes sheets of pages that are gone. */
export async function storeStoryIndex(stories: readonly Story[]): Promise<void> {
  const { names, text } = indexStories(stories);
  const stored = await readStoryPictures();
  const gone = stored.names.filter((name) => !names.includes(name));
  await Promise.all(gone.map((name) => rm(join(FOLDER, name))));
  await writeFile(INDEX, text);
}
