import { CrashWatch } from './crash-watch.ts';
import { makeStorage } from './testing/fixtures.ts';

const KEY = 'goals@1@/manifest#./list';

/** A page of one tab: what it does to the window's end is the test's. */
function openPage(session: Storage) {
  const window = new EventTarget();
  const watch = new CrashWatch(session, window);
  return { watch, crash: watch.takeCrash(), leave: () => window.dispatchEvent(new Event('pagehide')) };
}

test('what was running when a page ended without leaving has ended it; the second time is once too often', () => {
  const session = makeStorage();
  const first = openPage(session);
  expect(first.crash).toBeNull();
  first.watch.begin('goals@1@/manifest#./other')();
  first.watch.begin(KEY);

  const second = openPage(session);
  expect(second.crash).toEqual({ key: KEY, culprit: null });
  second.watch.begin(KEY);

  const third = openPage(session);
  expect(third.crash).toEqual({ key: KEY, culprit: KEY });
  expect(openPage(session).crash).toBeNull();
});

test('of several that were running, it is the last that began', () => {
  const session = makeStorage();
  const { watch } = openPage(session);
  watch.begin('a');
  watch.begin('b');
  const isWell = watch.begin('c');
  isWell();
  expect(openPage(session).crash?.key).toBe('b');
});

test('the third time, whichever of its modules it was, the release is given up', () => {
  const session = makeStorage();
  openPage(session).watch.begin(KEY);
  openPage(session).watch.begin(KEY);
  expect(openPage(session).crash?.culprit).toBe(KEY);
  openPage(session).watch.begin('goals@1@/manifest#./other');
  expect(openPage(session).crash?.culprit).toBe('goals@1@/manifest');
});

test('a page that is left while something runs has not crashed', () => {
  const session = makeStorage();
  const page = openPage(session);
  page.watch.begin(KEY);
  page.leave();
  expect(openPage(session).crash).toBeNull();
});

test('what somebody wants to try again begins anew', () => {
  const session = makeStorage();
  openPage(session).watch.begin(KEY);
  openPage(session).watch.forgive(KEY);
  openPage(session).watch.begin(KEY);
  expect(openPage(session).crash).toEqual({ key: KEY, culprit: null });
});

test('without storage nothing is known, and nothing fails', () => {
  const refused = {
    getItem: () => null,
    setItem: () => {
      throw new Error('denied');
    },
  };
  const watch = new CrashWatch(refused, new EventTarget());
  watch.begin(KEY)();
  expect(watch.takeCrash()).toBeNull();
});
