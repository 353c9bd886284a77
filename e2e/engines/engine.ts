/** What the proof in other engines asks of a browser, whatever drives it. */

/** A point of the window, in CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Keys that do something, by their names; 'Copy' and 'Paste' are those of the system with their modifier. */
export type NamedKey = 'Enter' | 'Copy' | 'Paste';

/** One page, with cookies and storage that no other page has. */
export interface EnginePage {
  /** Loads an address, and resolves once it is loaded. */
  open(url: string): Promise<void>;
  /** Runs a function inside the page that uses nothing of its surroundings; what it takes and answers is JSON. */
  ask<Given, Answer>(inPage: (given: Given) => Answer | Promise<Answer>, given: Given): Promise<Answer>;
  /** Runs a script inside the page, which no policy of the page forbids. */
  run(script: string): Promise<void>;
  /** Moves the mouse to a point and clicks. */
  click(spot: Spot): Promise<void>;
  /** Presses and releases a key for each letter; a line has no end. */
  type(text: string): Promise<void>;
  press(key: NamedKey): Promise<void>;
  /** What the window shows, as PNG. */
  picture(): Promise<Uint8Array>;
  /** Errors that were written to the console or thrown since the page was opened. */
  problems(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A browser of one engine. */
export interface Engine {
  /** Name and version, as the browser says it. */
  readonly version: string;
  /** The folder in which every page saves what it downloads. */
  readonly downloads: string;
  openPage(): Promise<EnginePage>;
  close(): Promise<void>;
}

/** Of the windows in which pages are shown. */
export const WINDOW = { width: 1440, height: 900 };

/** Where all pages are, whatever the machine's zone is. */
export const ZONE = 'America/Chicago';

/** By the name of its engine. */
export type EngineName = 'firefox' | 'webkit';
