import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small contract: its source, and the report that is written of it. */

/** An empty package, with what it depends on. */
export function plantFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cadence-contract-'));
  const dependency = join(folder, 'node_modules/figures');
  mkdirSync(dependency, { recursive: true });
  writeFileSync(
    join(dependency, 'index.d.ts'),
    'export interface Figure { readonly sides: number }\nexport function draw(figure: Figure): void;\n',
  );
  return folder;
}

export const SOURCE = `import type { Figure } from 'figures';
export { draw as drawFigure, type Figure as Drawn } from 'figures';
export { WORDS, dayOf } from './words.ts';

/** What the component of a drawer gets. */
export interface DrawerProps {
  readonly goalId: number;
  readonly mood: 'good' | 'bad'; // as it is
  onClose(reason: string): void;
}

/** What a remote says of itself. */
export interface Descriptor {
  readonly name: string;
  readonly size: 's' | 'm';
  readonly icon?: string;
}
export function register(descriptor: Descriptor): string {
  return descriptor.name;
}

/** Answered by a call, and handed to a function again. */
export type Goal = { id: number; state: State };
type State = ReturnType<() => 'draft' | 'approved'>;
export const statusOf = (goal: Goal): string => goal.state;
/** @each */
export type Answers = { 'goals.get': Goal };

/**
 * What calls take.
 * @each
 * @taken
 */
export type Inputs = { 'goals.list': { page: number; goal?: { id: number; state: State } }; 'goals.get': { id: number } };

/** @apart */
export interface Slots {
  drawer: { meta: Meta };
}
interface Meta {
  place: 'left' | 'right';
}
/**
 * @each
 * @taken
 */
export type MetaOfSlot = { [K in keyof Slots]: Slots[K]['meta'] };
export type MetaOf<K extends keyof Slots> = Slots[K]['meta'];
export declare const figures: readonly Figure[];

export class Refused extends Error {
  readonly status: number;
  #seen = false;
  constructor(status: number, { isSeen = false }: { isSeen?: boolean } = {}) {
    super('Refused');
    this.status = status;
    this.#seen = isSeen;
  }
  isSeen(): boolean {
    return this.#seen;
  }
}
`;

/** Its entry exports them, and they are declared here. */
export const WORDS = `export const WORDS = { hello: 'Hello', count: 1, list: ['a', 'b'] } as const;
export const dayOf = (instant: string): number => Number(instant);
export const serverOnly = 1;
`;

export const REPORT = `import type { Figure } from 'figures';
import { Figure as Drawn, draw as drawFigure } from 'figures';

/**
 * @each
 */
export type Answers = {
  'goals.get': Goal;
};

export interface Descriptor {
  readonly name: string;
  readonly size: 's' | 'm';
  readonly icon?: string;
}

export interface DrawerProps {
  readonly goalId: number;
  readonly mood: 'good' | 'bad';
  onClose: (reason: string) => void;
}

export { Drawn };

export type Goal = {
  id: number;
  state: 'approved' | 'draft';
};

/**
 * @each
 * @taken
 */
export type Inputs = {
  'goals.list': {
    page: number;
    goal?: Goal;
  };
  'goals.get': {
    id: number;
  };
};

interface Meta {
  place: 'left' | 'right';
}

export type MetaOf<K extends keyof Slots> = Slots[K]['meta'];

/**
 * @each
 * @taken
 */
export type MetaOfSlot = {
  drawer: Meta;
};

export declare const Refused: new (status: number, options?: {
  isSeen?: boolean;
}) => Refused;
export interface Refused extends Error {
  readonly status: number;
  isSeen: () => boolean;
}

/**
 * @apart
 */
export interface Slots {
  drawer: {
    meta: Meta;
  };
}

export declare const WORDS: {
  readonly hello: string;
  readonly count: number;
  readonly list: readonly string[];
};

export declare const dayOf: (instant: string) => number;

export { drawFigure };

export declare const figures: readonly Figure[];

export declare const register: (descriptor: Descriptor) => string;

export declare const statusOf: (goal: Goal) => string;

export {};`;
