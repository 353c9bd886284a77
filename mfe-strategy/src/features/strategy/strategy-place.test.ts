import { readPlace, writePlace } from './strategy-place.ts';

const read = (text: string) => readPlace(new URLSearchParams(text));

test.each([
  'edit=statements&field=Vision',
  'edit=objectives',
  'edit=video&field=VideoUrl',
  'show=changes',
  'show=history',
  'show=history&version=3',
  'show=legacy',
  'show=guidance',
])('%s is read as it was written, beside other parameters', (text) => {
  const place = read(text);
  expect(writePlace(new URLSearchParams('from=mail'), place).toString()).toBe(`from=mail&${text}`);
  expect(writePlace(new URLSearchParams(`from=mail&${text}`), null).toString()).toBe('from=mail');
});

test('what there is not opens nothing', () => {
  expect(['', 'edit=legacy', 'show=x'].map(read)).toEqual([null, null, null]);
  expect(read('edit=video&field=Mission')).toEqual({ kind: 'edit', part: 'video', field: null });
  expect(read('show=history&version=-1')).toEqual({ kind: 'history', version: null });
});
