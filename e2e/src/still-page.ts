import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { CLOCK } from './clock.ts';

/** The font that the product asks for first, in the weights it uses. */
const WEIGHTS = { 400: '400Regular', 500: '500Medium', 600: '600SemiBold', 700: '700Bold' } as const;
const FONTS = '/fonts-of-pictures';
const folder = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/inter/package.json'));

/**
 * Flags that keep the browser's smoothing and colours from depending on the machine. A browser with windows smooths
 * slightly whatever it is asked for.
 */
export const STILL_BROWSER = [
  '--font-render-hinting=slight',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

/** Makes every page look the same on any machine and at any moment: its font, its clock and the times it reads. */
export async function holdStill(context: BrowserContext): Promise<void> {
  await context.clock.setFixedTime(CLOCK);
  await context.route(
    ({ pathname }) => pathname.startsWith(FONTS),
    (route, request) => {
      const [, name = ''] = /\/(\w+)\.ttf$/.exec(request.url()) ?? [];
      const body = readFileSync(join(folder, name, `Inter_${name}.ttf`));
      return route.fulfill({ body, contentType: 'font/ttf' });
    },
  );
  const faces = Object.entries(WEIGHTS).map(([weight, name]) => ({ weight, url: `${FONTS}/${name}.ttf` }));
  await context.addInitScript(stillTexts, { faces, clock: Date.parse(CLOCK) });
}

interface Stillness {
  readonly faces: readonly { readonly weight: string; readonly url: string }[];
  readonly clock: number;
}

/**
 * Runs in the page. The server's clock moves, so every instant of the run is answered as its first one. Names in scripts
 * that the font has no letters for would be drawn in a font of the machine, and are left out.
 */
function stillTexts({ faces, clock }: Stillness): void {
  for (const { weight, url } of faces) {
    const face = new FontFace('Inter Variable', `url(${url})`, { weight });
    document.fonts.add(face);
    // A page that is left takes its requests along.
    face.load().catch(() => undefined);
  }
  const sheet = new CSSStyleSheet();
  // The caret blinks; a frame is what another site shows.
  sheet.replaceSync('* { caret-color: transparent !important } iframe { visibility: hidden !important }');
  document.adoptedStyleSheets.push(sheet);
  const RUN_MS = 3_600_000;
  const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;
  // Sentences of the server name the minute they were written in.
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(clock);
  const minute = new RegExp(`(?<=${today} \\d\\d:)\\d\\d`, 'g');
  const still = (_: string, value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    if (!INSTANT.test(value))
      return value.replaceAll(minute, '00').replaceAll(/\s*[\p{Script=Han}\p{Script=Hangul}]+/gu, '');
    const since = Date.parse(value) - clock;
    return since > 0 && since < RUN_MS ? new Date(clock).toISOString() : value;
  };
  const read = Response.prototype.json;
  Response.prototype.json = async function json(): Promise<unknown> {
    return JSON.parse(JSON.stringify(await read.call(this)), still);
  };
}
