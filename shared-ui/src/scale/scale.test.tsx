import { screen } from '@testing-library/react';
import { findViolations, renderUi } from '../testing/render.tsx';
import { LikelihoodChip, QualityChip } from './chips.tsx';
import { isScaleStep, SCALE_STEPS } from './labels.ts';

test('[GOAL-104] a likelihood is shown by its word', () => {
  renderUi(
    <ul>
      {SCALE_STEPS.map((step) => (
        <li key={step}>
          <LikelihoodChip value={step} />
        </li>
      ))}
    </ul>,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Likelihood: Not at all',
    'Likelihood: Not sure',
    'Likelihood: Unsure',
    'Likelihood: Likely',
    'Likelihood: Very Likely',
  ]);
});

test('a trend is said in a sentence', async () => {
  const { container } = renderUi(
    <>
      <p>
        <LikelihoodChip value={1} delta={-1} />
      </p>
      <p>
        <QualityChip value={3} delta={2} />
      </p>
    </>,
  );
  expect(container).toHaveTextContent('Likelihood: Not sure1 down since the last update');
  expect(container).toHaveTextContent('Quality: Good2 up since the last update');
  expect(await findViolations(container)).toEqual([]);
});

test('without a value there is plain text and no empty chip', () => {
  const { container } = renderUi(
    <>
      <LikelihoodChip value={null} delta={1} />
      <QualityChip value={null} />
    </>,
  );
  expect(screen.getByText('No update yet')).toBeVisible();
  expect(container.querySelector('.cd-chip')).toBeNull();
});

test('only 0 to 4 are steps', () => {
  expect([0, 4, 5, -1, 1.5, '2', null].map(isScaleStep)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
