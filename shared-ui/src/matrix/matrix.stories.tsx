import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { guidance } from '../foundations/guidance.ts';
import { plural } from '../format/format.ts';
import { doNothing } from '../gallery/samples.ts';
import { Matrix, type MatrixCell } from './matrix.tsx';
import { MatrixGoals } from './matrix-goals.tsx';
import { MatrixTally } from './matrix-tally.tsx';
import { PredictionMatrix } from './prediction-matrix.tsx';

const COUNTS: Readonly<Record<string, number>> = {
  '0,1': 1,
  '1,1': 1,
  '1,2': 2,
  '1,3': 1,
  '2,1': 1,
  '2,2': 2,
  '2,3': 2,
  '2,4': 1,
  '3,2': 1,
  '3,3': 6,
  '3,4': 2,
  '4,3': 1,
  '4,4': 4,
};

const meta: Meta<typeof PredictionMatrix> = {
  title: 'Scales/Matrix',
  component: PredictionMatrix,
  subcomponents: { Matrix, MatrixTally, MatrixGoals },
  args: {
    caption: 'Goals beneath by likelihood and quality',
    countOf: ({ x, y }) => COUNTS[`${x},${y}`] ?? 0,
    chosen: null,
  },
  render: function Choosing(args) {
    const [chosen, setChosen] = useState<MatrixCell | null>(args.chosen);
    return <PredictionMatrix {...args} chosen={chosen} onChoose={setChosen} />;
  },
  parameters: guidance({
    use: [
      'PredictionMatrix for goals by likelihood and quality; Matrix for any two scales of steps, such as talent.',
      'A press on a cell chooses what is listed below (MatrixGoals); a second press takes the choice back.',
      'MatrixTally for what has no place in the grid: no update, at risk.',
    ],
    avoid: ['For two values that are measured: a chart.', 'For fewer than about ten things: a list.'],
    words: [
      'Axes carry the words of the scales, lowest first.',
      'A cell is read as "Likely, Good: 3 goals".',
      'Arrivals are "+1", since the week before.',
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof PredictionMatrix>;

export const Playground: Story = {};
export const Selected: Story = { args: { chosen: { x: 3, y: 3 } } };
export const Empty: Story = { args: { countOf: () => 0 } };
export const Heavy: Story = { args: { countOf: ({ x, y }) => x * 97 + y * 31 } };
export const Moved: Story = { args: { arrivedOf: ({ x, y }) => (x === 3 && y > 2 ? y - 1 : 0) } };
export const Compact: Story = {
  args: { chosen: { x: 3, y: 3 }, arrivedOf: ({ x, y }) => (x === 3 && y > 2 ? y - 1 : 0) },
  decorators: [(Draw) => <div style={{ width: 358 }}>{Draw()}</div>],
};
const STEPS = [{ label: 'Low' }, { label: 'Middle' }, { label: 'High' }];
export const ThreeByThree: StoryObj = {
  render: function Ratings() {
    const [chosen, setChosen] = useState<MatrixCell | null>(null);
    return (
      <div style={{ width: 480 }}>
        <Matrix
          caption="People by results and behaviour"
          columns={{ label: 'Results', steps: STEPS }}
          rows={{ label: 'Behaviour', steps: STEPS }}
          countOf={({ x, y }) => (x + y) * 2}
          toneOf={({ x, y }) => x + y}
          spoken={(count) => plural(count, 'person', 'people')}
          chosen={chosen}
          onChoose={setChosen}
        />
      </div>
    );
  },
};
export const Filled: StoryObj = {
  render: function People() {
    const [chosen, setChosen] = useState<MatrixCell | null>({ x: 1, y: 1 });
    return (
      <div style={{ width: 720 }}>
        <Matrix
          caption="People by results and behaviour"
          columns={{ label: 'Results', steps: STEPS }}
          rows={{ label: 'Behaviour', steps: STEPS }}
          countOf={({ x, y }) => x + y}
          markOf={({ x, y }) => (x > y ? { text: `+${x}`, spoken: `${x} came` } : null)}
          fillOf={({ x, y }) => <span aria-hidden>{'●'.repeat(x + y)}</span>}
          hintOf={({ x, y }) => `${x + y} people by name`}
          spoken={(count) => plural(count, 'person', 'people')}
          chosen={chosen}
          onChoose={setChosen}
        />
      </div>
    );
  },
};
export const Tally: StoryObj = {
  render: function Figures() {
    const [chosen, setChosen] = useState<string | null>('none');
    return (
      <MatrixTally
        label="Groups of goals"
        items={[
          { id: 'updated', count: 25, label: 'with a prediction' },
          { id: 'none', count: 3, label: 'no update' },
          { id: 'risk', count: 5, label: 'At Risk' },
        ]}
        chosen={chosen}
        onChoose={setChosen}
      />
    );
  },
};
export const Goals: StoryObj = {
  render: () => (
    <>
      <MatrixGoals title="Likely, Good" count={2} total={25} isChosen onShowAll={doNothing}>
        <p>Two goals</p>
      </MatrixGoals>
      <MatrixGoals title="Lost, Poor" count={0} total={25} isChosen onShowAll={doNothing}>
        <p>None</p>
      </MatrixGoals>
    </>
  ),
};
