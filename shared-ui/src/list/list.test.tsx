import { screen } from '@testing-library/react';
import { Checkbox } from '../choice/checkbox.tsx';
import { findViolations, renderUi } from '../testing/render.tsx';
import { ListRow, LoadMore } from './list.tsx';

test('a row is one link, marked when it is the chosen one', async () => {
  const { container } = renderUi(
    <ul>
      <ListRow to="/goals/1" title="Lift retention" meta="Zoë Lefèvre" current />
      <ListRow to="/goals/2" title="Cut onboarding" />
    </ul>,
  );
  expect(screen.getByRole('link', { name: 'Lift retention' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Cut onboarding' })).not.toHaveAttribute('aria-current');
  expect(await findViolations(container)).toEqual([]);
});

test('a row may open something in place', async () => {
  const onSelect = jest.fn();
  const { user } = renderUi(
    <ul>
      <ListRow onSelect={onSelect} title="Lift retention" />
    </ul>,
  );
  await user.click(screen.getByRole('button', { name: 'Lift retention' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
});

test('a checkbox before the title is a separate control beside the link', async () => {
  const onChange = jest.fn();
  const { user, container } = renderUi(
    <ul>
      <ListRow
        to="/goals/1"
        title="Lift retention"
        lead={<Checkbox label="Select Lift retention" onChange={onChange} />}
      />
    </ul>,
  );
  await user.click(screen.getByRole('checkbox', { name: 'Select Lift retention' }));
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Lift retention' })).toBeVisible();
  expect(await findViolations(container)).toEqual([]);
});

test('Load More says how many there are and goes when all are shown', async () => {
  const onLoadMore = jest.fn();
  const { user, rerender } = renderUi(<LoadMore shown={10} total={23} noun="goal" onLoadMore={onLoadMore} />);
  expect(screen.getByRole('status')).toHaveTextContent('10 of 23 goals');
  await user.click(screen.getByRole('button', { name: 'Load More' }));
  expect(onLoadMore).toHaveBeenCalledTimes(1);
  rerender(<LoadMore shown={23} total={23} noun="goal" onLoadMore={onLoadMore} />);
  expect(screen.getByRole('status')).toHaveTextContent('23 goals');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a list that nobody counted to its end says so, and goes on past what was counted', () => {
  const foot = { total: 1000, noun: 'goal', atLeast: true, onLoadMore: jest.fn() };
  const { rerender } = renderUi(<LoadMore {...foot} shown={10} />);
  expect(screen.getByRole('status')).toHaveTextContent('10 of more than 1,000 goals');
  rerender(<LoadMore {...foot} shown={1010} />);
  expect(screen.getByRole('status')).toHaveTextContent('1,010 goals so far');
  expect(screen.getByRole('button', { name: 'Load More' })).toBeEnabled();
});
