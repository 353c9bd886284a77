import { screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { loadFloating } from '../floating/load-floating.ts';
import { findViolations, renderUi } from '../testing/render.tsx';
import { Matrix, type MatrixAxis, type MatrixCell } from './matrix.tsx';
import { MatrixTally } from './matrix-tally.tsx';
import { PredictionMatrix, type PredictionMatrixProps } from './prediction-matrix.tsx';

const COUNTS: Readonly<Record<string, number>> = { '3,3': 6, '0,1': 1 };

function Example({ chosen = null, ...props }: Partial<PredictionMatrixProps>): ReactNode {
  const [cell, setCell] = useState<MatrixCell | null>(chosen);
  return (
    <PredictionMatrix
      caption="Goals"
      countOf={({ x, y }) => COUNTS[`${x},${y}`] ?? 0}
      chosen={cell}
      onChoose={setCell}
      {...props}
    />
  );
}

const cell = (name: string) => screen.getByRole('button', { name });
const isPressed = (name: string) => cell(name).getAttribute('aria-pressed') === 'true';

test('[PRED-001][PRED-002] five by five: quality grows upward, likelihood to the right, each cell with its count', async () => {
  const { container } = renderUi(<Example />);
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
  const [, , ...good] = within(rows[2] as HTMLElement).getAllByRole('cell');
  expect(good.map(({ textContent }) => textContent)).toEqual(['0', '6', '0']);
  expect(await findViolations(container)).toEqual([]);
});

test('heat: none for zero, deepest for the fullest, pale for a single one in a sparse matrix', () => {
  const { rerender } = renderUi(<Example />);
  expect(cell('Likely, Good: 6 goals')).toHaveClass('cd-h4');
  expect(cell('Not at all, Bad: 1 goal')).toHaveClass('cd-h1');
  expect(cell('Unsure, Okay: 0 goals')).toHaveClass('cd-h0');
  rerender(<Example countOf={({ x, y }) => (x === 2 && y === 2 ? 1 : 0)} />);
  expect(cell('Unsure, Okay: 1 goal')).toHaveClass('cd-h1');
});

test('one tab stop; arrows, Home and End move, Space and Enter choose and take back', async () => {
  const { user } = renderUi(<Example />);
  await user.tab();
  expect(cell('Not at all, Very good: 0 goals')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(cell('Likely, Good: 6 goals')).toHaveFocus();
  await user.keyboard(' ');
  expect(isPressed('Likely, Good: 6 goals')).toBe(true);
  await user.keyboard('{Enter}');
  expect(isPressed('Likely, Good: 6 goals')).toBe(false);
  await user.keyboard('{End}{ArrowRight}');
  expect(cell('Very Likely, Good: 0 goals')).toHaveFocus();
  await user.keyboard('{Home}{ArrowUp}{ArrowUp}{ArrowLeft}');
  expect(cell('Not at all, Very good: 0 goals')).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
});

test('Tab comes to the chosen cell first; only one is pressed at a time', async () => {
  const { user } = renderUi(<Example chosen={{ x: 3, y: 3 }} />);
  await user.tab();
  expect(cell('Likely, Good: 6 goals')).toHaveFocus();
  await user.click(cell('Not at all, Bad: 1 goal'));
  expect(screen.getAllByRole('button', { pressed: true })).toEqual([cell('Not at all, Bad: 1 goal')]);
});

test('who came from another cell is marked beside the count, and said', () => {
  renderUi(<Example arrivedOf={({ x, y }) => (x === 3 && y === 3 ? 2 : 0)} />);
  expect(cell('Likely, Good: 6 goals, 2 moved here')).toHaveAttribute('data-mark', '+2');
  expect(cell('Not at all, Bad: 1 goal')).not.toHaveAttribute('data-mark');
});

const LEVELS: MatrixAxis['steps'] = [{ label: 'Low' }, { label: 'Middle' }, { label: 'High' }];

test('takes any labels and three steps, with colours by index', async () => {
  const draw = (toneOf?: (cell: MatrixCell) => number) => (
    <Matrix
      caption="People"
      columns={{ label: 'Results', steps: LEVELS }}
      rows={{ label: 'Behaviour', steps: LEVELS }}
      countOf={({ x, y }) => x * y}
      spoken={(count) => `${count} people`}
      chosen={null}
      onChoose={() => undefined}
      {...(toneOf !== undefined && { toneOf })}
    />
  );
  const { container, rerender } = renderUi(draw());
  expect(screen.getAllByRole('button')).toHaveLength(9);
  expect(cell('High, Low: 0 people')).toHaveClass('cd-tone4');
  expect(cell('Middle, High: 2 people')).toHaveClass('cd-tone2');
  expect(await findViolations(container)).toEqual([]);
  rerender(draw(({ x, y }) => x + y));
  expect(cell('High, Low: 0 people')).toHaveClass('cd-tone2');
  expect(cell('High, High: 4 people')).toHaveClass('cd-tone4');
});

test('a cell may hold something beneath its count, which is not read, and explain itself to the keyboard', async () => {
  await loadFloating();
  const { user, container } = renderUi(
    <Matrix
      caption="People"
      columns={{ label: 'Results', steps: LEVELS }}
      rows={{ label: 'Behaviour', steps: LEVELS }}
      countOf={({ x, y }) => x * y}
      spoken={(count) => `${count} people`}
      fillOf={({ x, y }) => <span aria-hidden>dots of {x * y}</span>}
      hintOf={({ x, y }) => `Names of ${x * y}`}
      chosen={null}
      onChoose={() => undefined}
    />,
  );
  expect(cell('High, Middle: 2 people')).toHaveTextContent('2dots of 2');
  expect(cell('High, Middle: 2 people')).not.toHaveClass('cd-tone4');
  await user.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Names of 0');
  await user.keyboard('{End}{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Names of 2'));
  expect(cell('High, Middle: 2 people')).toHaveFocus();
  expect(await findViolations(container)).toEqual([]);
});

test('the figures beside the matrix choose what they count', async () => {
  const onChoose = jest.fn();
  const items = [
    { id: 'updated', count: 25, label: 'with a prediction' },
    { id: 'none', count: 3, label: 'no update' },
  ];
  const { user, container } = renderUi(
    <MatrixTally label="Groups" items={items} chosen="none" onChoose={onChoose} />,
  );
  const group = within(screen.getByRole('group', { name: 'Groups' }));
  expect(group.getByRole('button', { pressed: true })).toBe(cell('3 no update'));
  await user.click(cell('25 with a prediction'));
  await user.click(cell('3 no update'));
  expect(onChoose.mock.calls).toEqual([['updated'], [null]]);
  expect(await findViolations(container)).toEqual([]);
});
