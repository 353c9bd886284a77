import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { guidance } from '../foundations/guidance.ts';
import { doNothing, LONG_TITLE } from '../gallery/samples.ts';
import { Delta } from '../scale/chips.tsx';
import type { ScaleStep } from '../scale/labels.ts';
import { LikelihoodCards, QualityCards, type RadioCardOption, RadioCards } from './radio-cards.tsx';

const WEEKS: readonly RadioCardOption[] = [
  { value: '5', title: 'Week 5', text: 'Oct 26 – Nov 1', note: 'Missed', noteTone: 'alarm' },
  { value: '6', title: 'Week 6', text: 'Nov 2 – 8', note: 'Unsure, Good' },
  { value: '7', title: 'Week 7', text: 'Nov 9 – 15', note: 'Likely, Good' },
  { value: '8', title: 'Week 8', text: 'Nov 16 – 22', note: 'This week' },
];

const meta: Meta<typeof RadioCards> = {
  title: 'Forms/Cards',
  component: RadioCards,
  subcomponents: { LikelihoodCards, QualityCards },
  args: { legend: 'Week', value: '8', options: WEEKS, onChange: doNothing },
  decorators: [(Draw) => <div style={{ maxWidth: 552 }}>{Draw()}</div>],
  parameters: guidance({
    use: [
      'For a choice of two to six where each needs more than a word to be told apart.',
      'LikelihoodCards and QualityCards wherever somebody says how likely or how good: the same five steps everywhere.',
      'Mark the earlier value (was): people answer faster when they see what they said.',
    ],
    avoid: [
      'For more than six: Combobox.',
      'For two to four plain words: Segmented for views, Select in a form.',
      'Do not preselect a likelihood: nobody should post a value that they did not choose.',
    ],
    words: [
      'The legend is a noun: "Week", "Likelihood". What it is about stands beside it: "of achieving the goal".',
      'The words of a scale are the organisation’s: pass labels, do not write others.',
      'An error says what to do: "Choose a likelihood".',
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof RadioCards>;

export const Playground: Story = {
  render: function Choosing(args) {
    const [week, setWeek] = useState(args.value);
    return <RadioCards {...args} value={week} onChange={setWeek} />;
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: /Week 6/ }));
    await expect(within(canvasElement).getByRole('radio', { name: /Week 6/ })).toBeChecked();
  },
};
export const Wrong: Story = { args: { value: null, error: 'Choose a week' } };
export const Disabled: Story = {
  args: { options: WEEKS.map((week, index) => ({ ...week, disabled: index < 2 })) },
};
export const Closed: Story = { args: { closed: true } };
export const LongText: Story = {
  args: { legend: 'Goal', columns: 1, options: [{ value: '8', title: LONG_TITLE, text: LONG_TITLE }] },
};

function useStep(start: ScaleStep | null) {
  const [value, onChange] = useState<ScaleStep | null>(start);
  return { value, onChange };
}

export const Likelihood: StoryObj = {
  render: function Likely() {
    const step = useStep(2);
    return (
      <LikelihoodCards
        {...step}
        note="of achieving the goal"
        was={3}
        wasLabel="Week 7"
        aside={
          <>
            <Delta value={(step.value ?? 3) - 3} since="week 7" /> from week 7
          </>
        }
      />
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { checked: true }));
    await userEvent.keyboard('1');
    await expect(within(canvasElement).getByRole('radio', { checked: true })).toHaveAttribute('value', '1');
  },
};
export const Quality: StoryObj = {
  render: function Good() {
    return <QualityCards {...useStep(3)} note="of the work so far" was={3} wasLabel="Week 7" />;
  },
};
export const NothingChosen: StoryObj = {
  render: () => <LikelihoodCards value={null} onChange={doNothing} error="Choose a likelihood" />,
};
export const OwnWords: StoryObj = {
  render: () => (
    <LikelihoodCards
      value={4}
      onChange={doNothing}
      labels={['Lost', 'Doubtful', 'Open', 'Probable', 'As good as done']}
    />
  ),
};
export const InARow: StoryObj = {
  decorators: [(Draw) => <div style={{ width: 752 }}>{Draw()}</div>],
  render: () => (
    <div className="cd-row cd-gap-4">
      <div className="cd-grow">
        <LikelihoodCards compact value={2} onChange={doNothing} was={3} wasLabel="Week 7" />
      </div>
      <div className="cd-grow">
        <QualityCards compact value={null} onChange={doNothing} was={3} wasLabel="Week 7" />
      </div>
    </div>
  ),
};
