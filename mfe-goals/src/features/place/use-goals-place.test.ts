import { readPlace } from './use-goals-place.ts';

test('a goal, its quarter and its tab are in the address', () => {
  const place = readPlace({ goalId: '12' }, '?period=4&tab=hierarchy&q=churn');
  expect(place).toMatchObject({
    goalId: 12,
    periodId: 4,
    tab: 'hierarchy',
    search: 'churn',
    isCompany: false,
  });
});

test('company mode names the goal in the query', () => {
  expect(readPlace({ type: 'company' }, '?goal=12')).toMatchObject({ isCompany: true, goalId: 12 });
});

test.each(['abc', '0', '-7', '1.5', '2147483648', '99999999999'])(
  'an address whose goal is %s shows the list, and sends no request',
  (text) => {
    const place = readPlace({ goalId: text }, `?period=${text}&tab=${text}`);
    expect(place).toMatchObject({ goalId: null, periodId: null, tab: 'details' });
  },
);
