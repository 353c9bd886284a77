import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guidance } from '../foundations/guidance.ts';
import { doNothing, LONG_TITLE } from '../gallery/samples.ts';
import { Inline } from '../layout/layout.tsx';
import { FilterChip } from './tag.tsx';

const meta: Meta<typeof FilterChip> = {
  title: 'Controls/Filter chip',
  component: FilterChip,
  args: { label: 'My Direct Reports', onRemove: fn() },
  parameters: guidance({
    use: [
      'Above a list, for each filter in force: people see why something is not in it, and take the filter away.',
    ],
    avoid: ['For adding filters: a Popover with checkboxes.', 'For facts about a thing: Tag.'],
    words: ['The value alone where it speaks for itself ("At Risk"), or with its field: "Owner: Ana Ruiz".'],
  }),
};
export default meta;
type Story = StoryObj<typeof FilterChip>;

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Remove filter My Direct Reports' }),
    );
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const Several: Story = {
  render: () => (
    <div style={{ width: 320 }}>
      <Inline wrap>
        {['At Risk', 'Onboarding', 'Owner: Ana Ruiz', LONG_TITLE].map((label) => (
          <FilterChip key={label} label={label} onRemove={doNothing} />
        ))}
      </Inline>
    </div>
  ),
};
