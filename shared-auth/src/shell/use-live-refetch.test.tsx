import { act } from '@testing-library/react';
import { renderWithShell } from '../testing/index.ts';
import { useLiveRefetch } from './use-live-refetch.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function showPage() {
  const page = { isBusy: false, refetches: 0 };
  function Page() {
    useLiveRefetch({
      matches: ({ type }) => type === 'goal_update',
      isBusy: () => page.isBusy,
      refetch: () => {
        page.refetches += 1;
      },
    });
    return null;
  }
  const { hub, unmount } = renderWithShell(<Page />);
  return {
    page,
    unmount,
    goalChanges: () => act(() => hub.emit('TenantUpdate', { type: 'goal_update', id: 1, actorId: 3 })),
    somebodyChanges: () => act(() => hub.emit('TenantUpdate', { type: 'user_updated', id: 3, actorId: 3 })),
    reconnect: () => act(() => hub.emit('missed', {})),
    pass: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
  };
}

test('a burst of events is one refetch, which later events do not put off', () => {
  const { page, goalChanges, pass } = showPage();
  goalChanges();
  pass(150);
  goalChanges();
  expect(page.refetches).toBe(0);
  pass(50);
  expect(page.refetches).toBe(1);
  pass(1_000);
  expect(page.refetches).toBe(1);
  goalChanges();
  pass(200);
  expect(page.refetches).toBe(2);
});

test('while the page is busy the refetch waits, and is not forgotten', () => {
  const { page, goalChanges, pass } = showPage();
  page.isBusy = true;
  goalChanges();
  pass(1_000);
  expect(page.refetches).toBe(0);
  page.isBusy = false;
  pass(200);
  expect(page.refetches).toBe(1);
});

test('other events are no reason, a lost connection is', () => {
  const { page, somebodyChanges, reconnect, pass } = showPage();
  somebodyChanges();
  pass(1_000);
  expect(page.refetches).toBe(0);
  reconnect();
  pass(200);
  expect(page.refetches).toBe(1);
});

test('a page that has been left asks for nothing', () => {
  const { page, goalChanges, unmount, pass } = showPage();
  goalChanges();
  unmount();
  pass(1_000);
  expect(page.refetches).toBe(0);
});
