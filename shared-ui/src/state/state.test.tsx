import { screen } from '@testing-library/react';
import { Button } from '../button/button.tsx';
import { findViolations, renderUi } from '../testing/render.tsx';
import { EmptyState, ErrorState } from './empty-state.tsx';
import { SkeletonDetail, SkeletonList } from './skeleton.tsx';

test('an empty place says why and offers the way on', async () => {
  const { container } = renderUi(
    <EmptyState kind="filtered" title="No goal matches these filters" action={<Button>Clear all</Button>}>
      23 goals are hidden.
    </EmptyState>,
  );
  expect(screen.getByText('No goal matches these filters')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Clear all' })).toBeVisible();
  expect(await findViolations(container)).toEqual([]);
});

test('an error says what failed, offers Retry and names the request', async () => {
  const onRetry = jest.fn();
  const { user, container } = renderUi(
    <ErrorState title="The goals could not be loaded" onRetry={onRetry} incident="7f3a-91c2">
      The database did not answer in time.
    </ErrorState>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The database did not answer in time.');
  expect(screen.getByText('Request 7f3a-91c2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(await findViolations(container)).toEqual([]);
});

test('a skeleton is announced once, not row by row', async () => {
  const { container } = renderUi(
    <>
      <SkeletonList rows={3} label="Loading goals" />
      <SkeletonDetail />
    </>,
  );
  expect(screen.getAllByRole('status').map((group) => group.textContent)).toEqual([
    'Loading goals',
    'Loading',
  ]);
  expect(await findViolations(container)).toEqual([]);
});
