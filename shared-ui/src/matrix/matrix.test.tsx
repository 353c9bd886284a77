import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { MatrixCell } from './matrix.tsx';
import { PredictionMatrix } from './prediction-matrix.tsx';

const COUNTS: Readonly<Record<string, number>> = { '3,3': 6, '0,1': 1 };

function Example() {
  const [chosen, setChosen] = useState<MatrixCell | null>(null);
  return (
    <PredictionMatrix
      caption="Goals"
      countOf={({ x, y }) => COUNTS[`${x},${y}`] ?? 0}
      chosen={chosen}
      onChoose={setChosen}
    />
  );
}

const cell = (name: string) => screen.getByRole('button', { name });

test('quality grows upward and likelihood to the right, each cell with its count', () => {
  render(<Example />);
  const rows = within(screen.getByRole('table', { name: 'Goals' })).getAllByRole('row');
  expect(rows.slice(1, 6).map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'Very good',
    'Good',
    'Okay',
    'Bad',
    'Very bad',
  ]);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Quality',
    'Not at all',
    'Not sure',
    'Unsure',
    'Likely',
    'Very Likely',
  ]);
  expect(screen.getAllByRole('button')).toHaveLength(25);
  expect(cell('Likely, Good: 6 goals')).toHaveTextContent('6');
  expect(cell('Not at all, Bad: 1 goal')).toHaveTextContent('1');
  expect(cell('Very Likely, Very bad: 0 goals')).toHaveTextContent('0');
});

test('the fullest cell is the deepest, a zero has no heat', () => {
  render(<Example />);
  expect(cell('Likely, Good: 6 goals')).toHaveClass('cd-h4');
  expect(cell('Not at all, Bad: 1 goal')).toHaveClass('cd-h1');
  expect(cell('Unsure, Okay: 0 goals')).toHaveClass('cd-h0');
});

test('one tab stop; arrows, Home and End move, Space chooses and takes back', async () => {
  render(<Example />);
  await userEvent.tab();
  expect(cell('Not at all, Very good: 0 goals')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(cell('Likely, Good: 6 goals')).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(cell('Likely, Good: 6 goals')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard(' {End}{ArrowRight}');
  expect(cell('Likely, Good: 6 goals')).toHaveAttribute('aria-pressed', 'false');
  expect(cell('Very Likely, Good: 0 goals')).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}');
  expect(cell('Not at all, Very good: 0 goals')).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});
