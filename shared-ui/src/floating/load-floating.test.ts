import { insistOnFloating, loadFloating } from './load-floating.ts';

test('the parts are fetched once, whoever asks', async () => {
  const stop = insistOnFloating();
  const parts = await loadFloating();
  expect(await loadFloating()).toBe(parts);
  expect(Object.keys(parts)).toContain('DialogPanel');
  stop();
});
