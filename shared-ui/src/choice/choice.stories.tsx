import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState, type ReactNode } from 'react';
import { Stack } from '../layout/layout.tsx';
import { Delta } from '../scale/chips.tsx';
import type { ScaleStep } from '../scale/labels.ts';
import { Checkbox, Switch } from './checkbox.tsx';
import { LikelihoodCards, QualityCards, RadioCards } from './radio-cards.tsx';
import { Segmented } from './segmented.tsx';

const meta: Meta = { title: 'Forms/Choices' };
export default meta;

function Update(): ReactNode {
  const [week, setWeek] = useState('8');
  const [likelihood, setLikelihood] = useState<ScaleStep | null>(2);
  const [quality, setQuality] = useState<ScaleStep | null>(3);
  return (
    <div className="cd-stack cd-gap-6" style={{ maxWidth: 552 }}>
      <RadioCards
        legend="Week"
        value={week}
        onChange={setWeek}
        options={[
          { value: '5', title: 'Week 5', text: 'Oct 26 – Nov 1', note: 'Missed', noteTone: 'alarm' },
          { value: '6', title: 'Week 6', text: 'Nov 2 – 8', note: 'Unsure, Good' },
          { value: '7', title: 'Week 7', text: 'Nov 9 – 15', note: 'Likely, Good' },
          { value: '8', title: 'Week 8', text: 'Nov 16 – 22', note: 'This week' },
        ]}
      />
      <LikelihoodCards
        note="of achieving the goal"
        value={likelihood}
        onChange={setLikelihood}
        was={3}
        wasLabel="Week 7"
        aside={
          <>
            <Delta value={(likelihood ?? 3) - 3} since="week 7" /> from week 7
          </>
        }
      />
      <QualityCards
        note="of the work so far"
        value={quality}
        onChange={setQuality}
        was={3}
        wasLabel="Week 7"
      />
    </div>
  );
}
export const WeeklyUpdate: StoryObj = { render: () => <Update /> };
export const Wrong: StoryObj = {
  render: () => <LikelihoodCards value={null} onChange={() => undefined} error="Choose a likelihood" />,
};
export const InARow: StoryObj = {
  render: () => (
    <div className="cd-row cd-gap-4" style={{ maxWidth: 752 }}>
      <div className="cd-grow">
        <LikelihoodCards compact value={2} onChange={() => undefined} was={3} wasLabel="Week 7" />
      </div>
      <div className="cd-grow">
        <QualityCards compact value={null} onChange={() => undefined} was={3} wasLabel="Week 7" />
      </div>
    </div>
  ),
};

export const Small: StoryObj = {
  render: () => (
    <Stack gap={4}>
      <Checkbox label="Private" hint="Only you and your managers see it" defaultChecked />
      <Checkbox label="Locked" disabled />
      <Switch label="Email notifications" defaultChecked />
      <Segmented
        label="Whose"
        value="mine"
        onChange={() => undefined}
        options={[
          { value: 'mine', label: 'Mine', count: 4 },
          { value: 'all', label: 'All', count: 23 },
        ]}
      />
    </Stack>
  ),
};
