/** What runs inside the pages of the proof in other engines: each function is sent there alone. */
import type * as TestingLibrary from '@testing-library/dom';
import type { Spot } from './engine.ts';

declare global {
  interface Window {
    TestingLibraryDom?: typeof TestingLibrary;
    cadenceProblems?: string[];
  }
}

/** A name as it is, or a pattern, which is no JSON. */
export type SentText = string | { readonly source: string; readonly flags: string };

/** Of something on the page: its role or 'label' for a field that has none, and its name. */
export interface SentPart {
  readonly role: string;
  readonly name?: SentText;
}

/** What there is at the end of a way: each part is within the one before. */
export interface Sight {
  readonly count: number;
  /** Of the first. */
  readonly text: string;
  readonly value: string;
  readonly isEnabled: boolean;
  /** Where it can be pressed: its middle, when nothing else lies over that. */
  readonly spot: Spot | null;
}

/**
 * Looks for something with Testing Library.
 * @param given `isNear`: scrolls it into sight
 * @returns null where the page does not have the library
 */
export function look(given: { readonly way: readonly SentPart[]; readonly isNear: boolean }): Sight | null {
  const library = window.TestingLibraryDom;
  if (library === undefined) return null;
  const textOf = (text: SentText) => (typeof text === 'string' ? text : new RegExp(text.source, text.flags));
  const within = (scope: HTMLElement, { role, name }: SentPart): HTMLElement[] =>
    role === 'label' && name !== undefined
      ? library.queryAllByLabelText(scope, textOf(name))
      : library.queryAllByRole(scope, role, name === undefined ? {} : { name: textOf(name) });
  let found: readonly HTMLElement[] = [document.body];
  for (const part of given.way) found = [...new Set(found.flatMap((scope) => within(scope, part)))];
  const [first] = found;
  if (first === undefined) return { count: 0, text: '', value: '', isEnabled: false, spot: null };

  // What is drawn of a choice is its label.
  const drawn =
    first instanceof HTMLInputElement && first.clientWidth <= 1 ? (first.labels?.[0] ?? first) : first;
  if (given.isNear) drawn.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = drawn.getBoundingClientRect();
  const middle = { x: x + width / 2, y: y + height / 2 };
  const over = document.elementFromPoint(middle.x, middle.y);
  const isOpen = over !== null && (drawn.contains(over) || over.closest('label')?.control === first);
  return {
    count: found.length,
    text: first.textContent,
    value: 'value' in first ? String(first.value) : '',
    isEnabled: !first.matches(':disabled, [aria-disabled="true"]'),
    spot: isOpen ? middle : null,
  };
}

/** Keeps what goes wrong from here on, for a driver that does not hear of it. */
export function keepProblems(): void {
  const problems: string[] = [];
  window.cadenceProblems = problems;
  window.addEventListener('error', ({ message }) => problems.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  const { error } = console;
  console.error = (...said: unknown[]) => {
    problems.push(said.map(String).join(' '));
    error.apply(console, said);
  };
}

export const keptProblems = (): readonly string[] => window.cadenceProblems ?? [];

/** Has the page's clock go on from another moment. @param instant ISO */
export function setClock(instant: string): void {
  const Real = Date;
  const ahead = Real.parse(instant) - Real.now();
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [Real.now() + ahead] : given, newTarget) as Date,
    apply: () => new Date().toString(),
    get: (target, key, receiver) =>
      key === 'now' ? () => Real.now() + ahead : (Reflect.get(target, key, receiver) as unknown),
  });
}

/** Goes to a path by the router of the page, which learns of an address by this event. */
export function goTo(path: string): void {
  window.history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

/** What is copied next is this, as another program would have left it. */
export function copyNext(html: string): void {
  const onCopy = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/html', html);
    event.clipboardData?.setData('text/plain', 'plain');
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('copy', onCopy, { capture: true, once: true });
}
