import { act, render, screen } from '@testing-library/react';
import { WideOrNarrow } from './wide-or-narrow.tsx';

let resized: () => void;

/** Gives every element so much room; what is returned changes it. */
function giveRoom(width: number): (width: number) => void {
  const room = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    const observer = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
    resized = () => callback([], observer);
    return observer;
  });
  return (next) => {
    room.mockReturnValue(next);
    act(() => resized());
  };
}

/** A window of a phone, or a wide one. */
function openWindow(isPhone: boolean): void {
  const media = { matches: isPhone, addEventListener: () => undefined, removeEventListener: () => undefined };
  jest.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList);
}

const shown = (): string => {
  render(<WideOrNarrow from={700} wide="a table" narrow="cards" />);
  return screen.getByText(/table|cards/).textContent;
};

test('[D-128] a place with less room than the table needs shows cards, however wide the window is', () => {
  openWindow(false);
  giveRoom(500);
  expect(shown()).toBe('cards');
});

test('[D-128] a place with just enough room shows the table, however narrow the window is', () => {
  openWindow(true);
  giveRoom(700);
  expect(shown()).toBe('a table');
});

test('[D-128] it changes with the room', () => {
  openWindow(false);
  const change = giveRoom(900);
  expect(shown()).toBe('a table');
  change(699);
  expect(screen.getByText('cards')).toBeVisible();
  change(700);
  expect(screen.getByText('a table')).toBeVisible();
});

test.each([
  [true, 'cards'],
  [false, 'a table'],
])('where nothing is measured the window decides (phone: %s)', (isPhone, expected) => {
  openWindow(isPhone);
  expect(shown()).toBe(expected);
});
