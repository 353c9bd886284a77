import { fontScale, scaledQuery } from './font-scale.ts';

test('with the usual font a query is what it says', () => {
  expect(fontScale()).toBe(1);
  expect(scaledQuery('(max-width: 767.98px)')).toBe('(max-width: 767.98px)');
});

test('with a larger font the window has to be wider', () => {
  expect(scaledQuery('(min-width: 480px) and (max-width: 767px)', 1.25)).toBe(
    '(min-width: 600px) and (max-width: 958.75px)',
  );
});
