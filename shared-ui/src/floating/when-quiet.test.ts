import { whenQuiet } from './when-quiet.ts';

const settle = (): Promise<unknown> => jest.advanceTimersByTimeAsync(1000);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

function startLoading(): Element {
  const skeleton = document.createElement('div');
  skeleton.setAttribute('aria-busy', 'true');
  document.body.append(skeleton);
  return skeleton;
}

test('work waits until the page has shown what it was opened for', async () => {
  const work = jest.fn();
  const skeleton = startLoading();
  whenQuiet(work);
  await settle();
  expect(work).not.toHaveBeenCalled();
  skeleton.remove();
  await settle();
  expect(work).toHaveBeenCalledTimes(1);
});

test('a page that never settles does not keep it for ever', async () => {
  const work = jest.fn();
  startLoading();
  whenQuiet(work);
  await jest.advanceTimersByTimeAsync(11_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('work that was taken back is not done', async () => {
  const work = jest.fn();
  const skeleton = startLoading();
  const cancel = whenQuiet(work);
  await settle();
  cancel();
  skeleton.remove();
  await settle();
  expect(work).not.toHaveBeenCalled();
});
