import { screen } from '@testing-library/react';
import { findViolations, renderUi } from '../testing/render.tsx';
import { ProgressBar, Ring } from './progress.tsx';
import { Spinner } from './spinner.tsx';

test('progress is drawn and said', async () => {
  const { container } = renderUi(
    <>
      <ProgressBar label="Multi-Quarter Goal List" value={2} max={4} note="2 of 4 quarters" />
      <Ring percent={67.6} label="Compliance" />
      <Spinner label="Loading" />
    </>,
  );
  expect(screen.getByRole('progressbar', { name: 'Multi-Quarter Goal List' })).toHaveAttribute(
    'aria-valuetext',
    '2 of 4 quarters',
  );
  expect(screen.getByRole('img', { name: 'Compliance: 68%' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Loading' })).toBeVisible();
  expect(await findViolations(container)).toEqual([]);
});

test.each([
  [-5, '0%'],
  [250, '100%'],
])('a ring of %d is held at %s', (percent, shown) => {
  renderUi(<Ring percent={percent} label="Compliance" />);
  expect(screen.getByRole('img', { name: `Compliance: ${shown}` })).toBeVisible();
});

test('a bar of nothing is empty, not broken', () => {
  renderUi(<ProgressBar label="Upload" value={0} max={0} />);
  expect(screen.getByText('0%')).toBeVisible();
});
