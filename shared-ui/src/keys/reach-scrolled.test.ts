import { waitFor } from '@testing-library/react';
import { reachScrolled } from './reach-scrolled.ts';

/** A box of 100 px, in which the content has a height. */
function show(height: number, content: string): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = content;
  Object.defineProperties(box, { clientHeight: { value: 100 }, scrollHeight: { value: height } });
  document.body.append(box);
  return box;
}

const observed: (() => void)[] = [];

beforeEach(() => {
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => ({
    observe: () => void observed.push(() => callback([], {} as ResizeObserver)),
    unobserve: () => undefined,
    disconnect: () => void observed.splice(0),
  }));
});
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

const laidOut = () => observed.map((call) => call());

test.each([
  ['only text that scrolls', 300, '<p>Long</p>', 0],
  ['text that has room', 80, '<p>Short</p>', null],
  ['something to press', 300, '<p>Long</p><button>Sign</button>', null],
])('%s', (_what, height, content, expected) => {
  const box = show(height, content);
  const stop = reachScrolled(box);
  laidOut();
  expect(box.getAttribute('tabindex')).toBe(expected === null ? null : String(expected));
  stop?.();
});

test('what comes later counts too', async () => {
  const box = show(300, '<p>Loading</p>');
  const stop = reachScrolled(box);
  laidOut();
  expect(box.tabIndex).toBe(0);
  box.innerHTML = '<a href="/v3/help">Help</a>';
  await waitFor(() => {
    laidOut();
    expect(box).not.toHaveAttribute('tabindex');
  });
  stop?.();
});
