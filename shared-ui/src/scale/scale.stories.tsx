import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { guidance } from '../foundations/guidance.ts';
import { Inline, Stack } from '../layout/layout.tsx';
import { Delta, LikelihoodChip, QualityChip } from './chips.tsx';
import { LikelihoodBars, QualityPie } from './glyphs.tsx';
import { SCALE_STEPS } from './labels.ts';

const meta: Meta<typeof LikelihoodChip> = {
  title: 'Scales/Chips',
  component: LikelihoodChip,
  subcomponents: { QualityChip, Delta, LikelihoodBars, QualityPie },
  args: { value: 3, delta: 1 },
  argTypes: { value: { control: 'select', options: [null, ...SCALE_STEPS] } },
  parameters: guidance({
    use: [
      'The one way to show a likelihood or a quality: glyph, word, and the trend at its end.',
      'fill where chips stand below each other, so that they line up.',
      'The glyphs alone only beside the word or digit: as heads of a matrix.',
    ],
    avoid: [
      'Colour alone, a digit alone, or other colours for the same scale.',
      'For the state of a goal: Tag.',
    ],
    words: [
      'The words of the organisation (labels), the same everywhere; never rewritten in a sentence.',
      'No value is "No update yet", never an empty chip or 0.',
      'The trend counts steps since the last update; what it is compared with is read out.',
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof LikelihoodChip>;

export const Playground: Story = {};
export const All: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '120px 120px', gap: 8 }}>
      {SCALE_STEPS.flatMap((step) => [
        <LikelihoodChip key={`l${step}`} value={step} delta={step - 2} fill />,
        <QualityChip key={`q${step}`} value={step} delta={2 - step} fill />,
      ])}
    </div>
  ),
};
export const NoUpdate: Story = {
  render: () => (
    <Stack>
      <LikelihoodChip value={null} />
      <QualityChip value={null} emptyText="No quality yet" />
    </Stack>
  ),
};
export const OwnWords: Story = {
  args: { value: 4, labels: ['Lost', 'Doubtful', 'Open', 'Probable', 'As good as done'] },
};
export const Glyphs: Story = {
  render: () => (
    <Stack gap={3}>
      <Inline gap={4}>
        {SCALE_STEPS.map((step) => (
          <LikelihoodBars key={step} value={step} />
        ))}
      </Inline>
      <Inline gap={4}>
        {SCALE_STEPS.map((step) => (
          <QualityPie key={step} value={step} />
        ))}
      </Inline>
      <Inline gap={4}>
        {[-2, -1, 1, 4].map((value) => (
          <Delta key={value} value={value} />
        ))}
      </Inline>
    </Stack>
  ),
};
