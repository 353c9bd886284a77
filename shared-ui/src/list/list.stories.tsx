import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Checkbox } from '../choice/checkbox.tsx';
import { guidance } from '../foundations/guidance.ts';
import { doNothing, LONG_TITLE, risingWeeks } from '../gallery/samples.ts';
import { TrendingDown, TriangleAlert } from '../icon/icons.ts';
import { LikelihoodChip, QualityChip } from '../scale/chips.tsx';
import { Tag } from '../tag/tag.tsx';
import { VisuallyHidden } from '../text/text.tsx';
import { WeekSparkline } from '../weeks/week-sparkline.tsx';
import { ListRow, LoadMore } from './list.tsx';

const meta: Meta<typeof ListRow> = {
  title: 'Data/List',
  component: ListRow,
  subcomponents: { LoadMore },
  args: {
    to: '/goals/1',
    title: 'Lift net revenue retention in mid-market from 111% to 118%',
    meta: 'Zoë Lefèvre (You) · Customer Success',
    aside: <LikelihoodChip value={3} delta={1} fill />,
  },
  argTypes: {
    aside: { control: false },
    lead: { control: false },
    tags: { control: false },
  },
  decorators: [(Draw) => <div style={{ maxWidth: 420, overflow: 'hidden' }}>{Draw()}</div>],
  render: (args) => (
    <ul>
      <ListRow {...args} />
    </ul>
  ),
  parameters: guidance({
    use: [
      'For things that are read one by one and opened: goals, appraisals, notes. The whole row is the target.',
      'current on the row whose detail is open beside the list.',
      'LoadMore at the foot of every list that may be longer than a page; it says how many there are.',
    ],
    avoid: [
      'For comparing figures: DataTable.',
      'Buttons in a row: they compete with the row. Put them into the detail, or into a menu.',
      'Endless scrolling: people lose their place, and the foot of the page.',
    ],
    words: [
      'The title is the thing’s own; it is cut after two lines, so what matters comes first.',
      'The line below names who and where, with "·" between.',
      'Tags in the order risk, action, age, state.',
      '"23 goals", "10 of 23 goals": LoadMore writes it from the noun.',
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof ListRow>;

export const Playground: Story = {};
export const Rows: Story = {
  render: () => (
    <>
      <ul>
        {[1, 2, 3].map((id) => (
          <ListRow
            key={id}
            to={`/goals/${id}`}
            current={id === 2}
            title={LONG_TITLE}
            meta="Kateřina Dvořáková · Customer Success"
            aside={
              <>
                <WeekSparkline weeks={risingWeeks} />
                <LikelihoodChip value={3} fill />
                <QualityChip value={2} fill />
              </>
            }
          />
        ))}
      </ul>
      <LoadMore shown={10} total={23} noun="goal" onLoadMore={doNothing} />
    </>
  ),
};
export const WithTags: Story = {
  args: {
    tags: (
      <>
        <Tag tone="alarm" icon={<TriangleAlert aria-hidden />}>
          At Risk
        </Tag>
        <Tag tone="bad" icon={<TrendingDown aria-hidden />}>
          Trending Down
        </Tag>
      </>
    ),
  },
};
export const Selecting: Story = {
  render: () => (
    <ul>
      {[1, 2].map((id) => (
        <ListRow
          key={id}
          to={`/goals/${id}`}
          title={LONG_TITLE}
          meta="Kateřina Dvořáková · Customer Success"
          lead={
            <Checkbox label={<VisuallyHidden>Select goal {id}</VisuallyHidden>} defaultChecked={id === 1} />
          }
          aside={<LikelihoodChip value={3} fill />}
        />
      ))}
    </ul>
  ),
};
export const TitleOnly: Story = {
  render: () => (
    <ul>
      <ListRow title="A row that leads nowhere" />
    </ul>
  ),
};
export const Foot: StoryObj<typeof LoadMore> = {
  args: { onLoadMore: fn() },
  render: ({ onLoadMore }) => (
    <>
      <LoadMore shown={10} total={23} noun="goal" onLoadMore={onLoadMore} />
      <LoadMore shown={10} total={23} noun="goal" loading onLoadMore={onLoadMore} />
      <LoadMore shown={23} total={23} noun="goal" onLoadMore={onLoadMore} />
      <LoadMore shown={0} total={0} noun="person" many="people" onLoadMore={onLoadMore} />
      <LoadMore shown={100} total={1000} atLeast noun="goal" onLoadMore={onLoadMore} />
    </>
  ),
  play: async ({ args, canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('button', { name: 'Load More' });
    await userEvent.click(first ?? canvasElement);
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};
