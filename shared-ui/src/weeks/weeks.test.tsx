import { screen, within } from '@testing-library/react';
import { risingWeeks, sampleWeeks } from '../gallery/samples.ts';
import { findViolations, renderUi } from '../testing/render.tsx';
import { WeekRuler } from './week-ruler.tsx';
import { WeekSparkline } from './week-sparkline.tsx';
import { WeekStepper } from './week-stepper.tsx';
import { WeekStrip } from './week-strip.tsx';

test('the strip is a table of fourteen weeks whose cells say word and digit', async () => {
  const { container } = renderUi(<WeekStrip weeks={sampleWeeks} current={8} onUpdate={() => undefined} />);
  const table = screen.getByRole('table', { name: 'Weekly status' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(14);
  expect(within(table).getByRole('columnheader', { current: 'date' })).toHaveTextContent('8Nov 16');
  const likelihood = within(table).getByRole('row', { name: /^Likelihood/ });
  expect(
    within(likelihood)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual([
    'Not enabled',
    '0, Not at all',
    '1, Not sure',
    '2, Unsure',
    'Missed',
    '3, Likely',
    '4, Very Likely',
    '',
    'Ahead',
    'Ahead',
    'Ahead',
    'Ahead',
    'Ahead',
    'Ahead',
  ]);
  expect(await findViolations(container)).toEqual([]);
});

test('the current week opens its update', async () => {
  const onUpdate = jest.fn();
  const { user } = renderUi(<WeekStrip weeks={sampleWeeks} current={8} onUpdate={onUpdate} />);
  await user.click(screen.getByRole('button', { name: 'Update week 8' }));
  expect(onUpdate).toHaveBeenCalledWith(8);
});

test('who may not update sees no button', () => {
  renderUi(<WeekStrip weeks={sampleWeeks} current={8} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Not posted yet')).toBeInTheDocument();
});

const FOUR_WEEKS: readonly (readonly [number, readonly string[]])[] = [
  [8, ['5', '6', '7', '8']],
  [2, ['1', '2', '3', '4']],
  [14, ['11', '12', '13', '14']],
];

test.each(FOUR_WEEKS)(
  '[GOAL-059] the compact strip shows four weeks, week %d among them',
  (current, expected) => {
    renderUi(
      <WeekStrip weeks={sampleWeeks.map(({ week, state }) => ({ week, state }))} current={current} compact />,
    );
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(expected);
  },
);

test('a week that is not given keeps its place', () => {
  const { container } = renderUi(<WeekSparkline weeks={[{ week: 3, state: 'posted', likelihood: 4 }]} />);
  const slots = container.querySelectorAll('.cd-spark > i');
  expect(slots).toHaveLength(14);
  expect(slots[2]).toHaveClass('cd-l4');
});

test('the sparkline is one picture with a sentence', async () => {
  const { container } = renderUi(
    <>
      <WeekSparkline weeks={risingWeeks} />
      <WeekRuler label="Q4 2026" total={14} current={8} />
    </>,
  );
  expect(
    screen.getByRole('img', { name: /^Likelihood by week: week 1 Unsure, .*week 5 missed/ }),
  ).toBeVisible();
  expect(container).toHaveTextContent('Q4 2026 Week 8 of 14');
  expect(await findViolations(container)).toEqual([]);
});

test('the week stepper leads one week back or forth, and ends where there is none', async () => {
  const onPrevious = jest.fn();
  const { user, container } = renderUi(
    <WeekStepper week={7} days="Nov 9 – 15" onPrevious={onPrevious} onNext={null} />,
  );
  expect(screen.getByRole('group', { name: 'Week' })).toHaveTextContent('Week 7 Nov 9 – 15');
  expect(screen.getByRole('button', { name: 'Next week' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Previous week' }));
  expect(onPrevious).toHaveBeenCalledTimes(1);
  expect(await findViolations(container)).toEqual([]);
});
