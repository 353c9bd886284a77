import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect } from '../src/expect.ts';
import { CLOCK } from '../src/clock.ts';
import type { EnginePage, NamedKey, Spot } from './engine.ts';
import { copyNext, goTo, look, setClock } from './in-page.ts';
import type { SentPart, Sight } from './in-page.ts';

/** Something on the page, as it is read aloud. */
export interface Part {
  readonly role: string;
  /** A text is the whole name. */
  readonly name?: string | RegExp;
}

/** Where something is: within each part the next one. */
export type Way = readonly [Part, ...Part[]];

/** A part of a role, or the field with a label that has no role. */
export const part = (role: string, name?: string | RegExp): Part =>
  name === undefined ? { role } : { role, name };

export const button = (name: string | RegExp): Part => part('button', name);
export const link = (name: string | RegExp): Part => part('link', name);
export const dialog = (name: string | RegExp): Part => part('dialog', name);
export const heading = (name: string | RegExp): Part => part('heading', name);
export const textbox = (name: string | RegExp): Part => part('textbox', name);
export const region = (name: string | RegExp): Part => part('region', name);

const LIBRARY = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);

/** In milliseconds: how soon it looks again until what it waits for is there; the limit is for hangs. */
export const PATIENCE = { intervals: [50, 100, 200], timeout: 60_000 };

/** A person at a page of any engine: each step waits until it can be made, as a person would. */
export class Hand {
  readonly #page: EnginePage;
  readonly #library: string;

  private constructor(page: EnginePage, library: string) {
    this.#page = page;
    this.#library = library;
  }

  /** Loads an address. Paths are then gone to without another load, which keeps the clock of the tests. */
  static async open(page: EnginePage, url: string): Promise<Hand> {
    const hand = new Hand(page, await readFile(LIBRARY, 'utf8'));
    await page.open(url);
    await page.ask(setClock, CLOCK);
    return hand;
  }

  get page(): EnginePage {
    return this.#page;
  }

  /** Goes to a path of the page by its own router. */
  async goTo(path: string): Promise<void> {
    await this.#page.ask(goTo, path);
  }

  /** Waits until something is there. @returns the first of it */
  async sees(...way: Way): Promise<Sight> {
    let sight = await this.#look(way, false);
    await this.#until(`${said(way)} is there`, async () => (sight = await this.#look(way, false)).count > 0);
    return sight;
  }

  /** Waits until something is not there any more. */
  async misses(...way: Way): Promise<void> {
    await this.#until(`${said(way)} is gone`, async () => (await this.#look(way, false)).count === 0);
  }

  /** Waits until something has a text within it. */
  async reads(text: string | RegExp, ...way: Way): Promise<void> {
    await expect
      .poll(async () => (await this.#look(way, false)).text, { message: said(way), ...PATIENCE })
      .toMatch(text);
  }

  /** Waits until something stands still with nothing over it, and clicks on it. */
  async press(...way: Way): Promise<void> {
    let spot: Spot | null = null;
    await this.#until(`${said(way)} can be pressed`, async () => {
      const before = spot;
      const sight = await this.#look(way, true);
      spot = sight.isEnabled ? sight.spot : null;
      return spot !== null && before !== null && spot.x === before.x && spot.y === before.y;
    });
    if (spot !== null) await this.#page.click(spot);
  }

  /** Writes into a field. */
  async write(text: string, ...way: Way): Promise<void> {
    await this.press(...way);
    await this.#page.type(text);
    await this.#until(`${said(way)} has ${text}`, async () => {
      const { value, text: shown } = await this.#look(way, false);
      return `${value}${shown}`.includes(text);
    });
  }

  /** Waits until nothing on the page is still being fetched. */
  async loaded(): Promise<void> {
    await this.#until('everything is loaded', () =>
      this.#page.ask(() => document.querySelector('[role="status"][aria-busy="true"]') === null, null),
    );
  }

  /** Types where the focus is. */
  async type(text: string): Promise<void> {
    await this.#page.type(text);
  }

  /** Copies something with its formats, and pastes it where the focus is. */
  async paste(html: string): Promise<void> {
    await this.#page.ask(copyNext, html);
    await this.#page.press('Copy');
    await this.#page.press('Paste');
  }

  async key(key: NamedKey): Promise<void> {
    await this.#page.press(key);
  }

  async #look(way: Way, isNear: boolean): Promise<Sight> {
    const given = { way: way.map(sent), isNear };
    const sight = await this.#page.ask(look, given);
    if (sight !== null) return sight;
    // A page that was loaded has nothing of the one before.
    await this.#page.run(this.#library);
    return this.#look(way, isNear);
  }

  async #until(what: string, holds: () => Promise<boolean>): Promise<void> {
    await expect.poll(holds, { message: what, ...PATIENCE }).toBe(true);
  }
}

const sent = ({ role, name }: Part): SentPart => ({
  role,
  ...(name !== undefined && {
    name: typeof name === 'string' ? name : { source: name.source, flags: name.flags },
  }),
});

const said = (way: Way): string =>
  way.map(({ role, name = '' }) => `${role} ${String(name)}`.trim()).join(' › ');
