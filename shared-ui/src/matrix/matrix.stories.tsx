import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { MatrixCell } from './matrix.tsx';
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
  title: 'Scales/Prediction matrix',
  component: PredictionMatrix,
  args: {
    caption: 'Goals beneath by likelihood and quality',
    countOf: ({ x, y }) => COUNTS[`${x},${y}`] ?? 0,
  },
  render: function Choosing(args) {
    const [chosen, setChosen] = useState<MatrixCell | null>({ x: 3, y: 3 });
    return <PredictionMatrix {...args} chosen={chosen} onChoose={setChosen} />;
  },
};
export default meta;
type Story = StoryObj<typeof PredictionMatrix>;

export const Chosen: Story = {};
export const Empty: Story = { args: { countOf: () => 0 } };
export const Hundreds: Story = { args: { countOf: ({ x, y }) => x * 97 + y * 31 } };
export const Phone: Story = { decorators: [(Draw) => <div style={{ width: 358 }}>{Draw()}</div>] };
