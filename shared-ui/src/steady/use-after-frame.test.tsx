import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useAfterFrame } from './use-after-frame.ts';

function Panel({ isWanted }: { readonly isWanted: boolean }): ReactNode {
  return useAfterFrame(isWanted) ? <p>Panel</p> : null;
}

/** Longer than a frame and the moment after it, in milliseconds. */
const FRAME_MS = 40;
const wait = (ms: number): void => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('[P5] what is wanted is drawn after the frame that answers the press, and is gone at once', () => {
  const { rerender } = render(<Panel isWanted />);
  expect(screen.queryByText('Panel')).toBeNull();
  wait(FRAME_MS);
  expect(screen.getByText('Panel')).toBeInTheDocument();
  rerender(<Panel isWanted={false} />);
  expect(screen.queryByText('Panel')).toBeNull();
});

test('what is not wanted any more before its frame is not drawn, and later waits for its own frame', () => {
  const { rerender } = render(<Panel isWanted />);
  rerender(<Panel isWanted={false} />);
  wait(FRAME_MS);
  rerender(<Panel isWanted />);
  expect(screen.queryByText('Panel')).toBeNull();
  wait(FRAME_MS);
  expect(screen.getByText('Panel')).toBeInTheDocument();
});
