import { fireEvent, render, screen } from '@testing-library/react';
import { ListSearch } from './components/list-search.tsx';

function type(text: string): void {
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search goals' }), { target: { value: text } });
}

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/v3/goals');
});
afterEach(() => jest.useRealTimers());

test('[GOAL-006] what is typed is searched once, shortly after', () => {
  const onSearch = jest.fn();
  render(<ListSearch value="" onSearch={onSearch} />);
  type('onb');
  type(' onboarding ');
  expect(onSearch).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(onSearch.mock.calls).toEqual([['onboarding']]);
});

test('a row that is chosen right after typing opens; the search goes on beside it', () => {
  const [fromList, besideGoal] = [jest.fn(), jest.fn()];
  const view = render(<ListSearch value="" onSearch={fromList} />);
  type('onboarding');
  window.history.pushState(null, '', '/v3/goals/7');
  jest.runAllTimers();
  expect(fromList).not.toHaveBeenCalled();
  view.rerender(<ListSearch value="" onSearch={besideGoal} />);
  jest.runAllTimers();
  expect(besideGoal.mock.calls).toEqual([['onboarding']]);
});
