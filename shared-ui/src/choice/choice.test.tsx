import { screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import type { ScaleStep } from '../scale/labels.ts';
import { findViolations, renderUi } from '../testing/render.tsx';
import { Checkbox, Switch } from './checkbox.tsx';
import { LikelihoodCards, QualityCards, RadioCards } from './radio-cards.tsx';
import { Segmented } from './segmented.tsx';

function Scales(): ReactNode {
  const [likelihood, setLikelihood] = useState<ScaleStep | null>(null);
  const [quality, setQuality] = useState<ScaleStep | null>(2);
  return (
    <>
      <LikelihoodCards
        value={likelihood}
        onChange={setLikelihood}
        note="of achieving the goal"
        was={3}
        wasLabel="Week 7"
      />
      <QualityCards value={quality} onChange={setQuality} />
    </>
  );
}

test('[GOAL-104] the scales are radio groups with a word for each step', async () => {
  const { container } = renderUi(<Scales />);
  expect(screen.getByRole('radiogroup', { name: /^Likelihood/ })).toBeVisible();
  expect(
    screen.getAllByRole('radio').map((radio) => radio.closest('label')?.lastChild?.textContent),
  ).toHaveLength(10);
  for (const name of [
    'Not at all',
    'Not sure',
    'Unsure',
    'Very Likely',
    'Very bad',
    'Bad',
    'Okay',
    'Good',
    'Very good',
  ]) {
    expect(screen.getByRole('radio', { name })).toBeInTheDocument();
  }
  expect(screen.getByRole('radio', { name: 'Likely Week 7' })).toBeInTheDocument();
  expect(await findViolations(container)).toEqual([]);
});

test('digits and arrows choose within one scale only', async () => {
  const { user } = renderUi(<Scales />);
  screen.getByRole('radio', { name: 'Unsure' }).focus();
  await user.keyboard('4');
  expect(screen.getByRole('radio', { name: 'Very Likely' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Very Likely' })).toHaveFocus();
  expect(screen.getByRole('radio', { name: 'Okay' })).toBeChecked();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('radio', { name: 'Likely Week 7' })).toBeChecked();
  await user.keyboard('7');
  expect(screen.getByRole('radio', { name: 'Likely Week 7' })).toBeChecked();
});

test('in a row of a list the cards are small, and digits are left to the list', async () => {
  const onChange = jest.fn();
  const { user, container } = renderUi(
    <LikelihoodCards compact value={2} onChange={onChange} was={3} wasLabel="Week 7" />,
  );
  expect([...container.querySelectorAll('.cd-digit')].map((digit) => digit.textContent)).toEqual([
    '0',
    '1',
    '2',
    '3',
    '4',
  ]);
  expect(screen.getByRole('radio', { name: 'Likely Week 7' })).toBeInTheDocument();
  screen.getByRole('radio', { name: 'Unsure' }).focus();
  await user.keyboard('4');
  expect(onChange).not.toHaveBeenCalled();
  await user.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenCalledWith(3);
  expect(await findViolations(container)).toEqual([]);
});

test('a missing choice is said and marked', async () => {
  const { container } = renderUi(
    <LikelihoodCards value={null} onChange={() => undefined} error="Choose a likelihood" />,
  );
  const group = screen.getByRole('radiogroup');
  expect(group).toBeInvalid();
  expect(group).toHaveAccessibleDescription('Choose a likelihood');
  expect(await findViolations(container)).toEqual([]);
});

test('cards choose one value', async () => {
  const onChange = jest.fn();
  const { user } = renderUi(
    <RadioCards
      legend="Week"
      value="8"
      onChange={onChange}
      options={[
        { value: '7', title: 'Week 7', text: 'Nov 9 – 15', note: 'Missed', noteTone: 'alarm' },
        { value: '8', title: 'Week 8' },
      ]}
    />,
  );
  await user.click(screen.getByRole('radio', { name: /Week 7/ }));
  expect(onChange).toHaveBeenCalledWith('7');
});

test('ticks, switches and segments', async () => {
  const onChange = jest.fn();
  const { user, container } = renderUi(
    <>
      <Checkbox label="Private" hint="Only managers see it" />
      <Switch label="Email" defaultChecked />
      <Segmented
        label="Whose"
        value="mine"
        onChange={onChange}
        options={[
          { value: 'mine', label: 'Mine' },
          { value: 'all', label: 'All', count: 23 },
        ]}
      />
    </>,
  );
  await user.click(screen.getByRole('checkbox', { name: /Private/ }));
  expect(screen.getByRole('checkbox', { name: /Private/ })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Email' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Mine' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: /All/ }));
  expect(onChange).toHaveBeenCalledWith('all');
  expect(await findViolations(container)).toEqual([]);
});
