import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LikelihoodChip, QualityChip } from '../scale/chips.tsx';
import { Checkbox } from '../choice/checkbox.tsx';
import { VisuallyHidden } from '../text/text.tsx';
import { ListRow, LoadMore } from './list.tsx';

const meta: Meta = { title: 'Data/List' };
export default meta;
const long =
  'Renew the twelve contracts that end before January 31 without a discount of more than five percent in any of them';

export const Rows: StoryObj = {
  render: () => (
    <div style={{ maxWidth: 420, overflow: 'hidden' }}>
      <ul>
        {[1, 2, 3].map((id) => (
          <ListRow
            key={id}
            to={`/goals/${id}`}
            current={id === 2}
            title={long}
            meta="Kateřina Dvořáková · Customer Success"
            aside={
              <>
                <LikelihoodChip value={3} fill />
                <QualityChip value={2} fill />
              </>
            }
          />
        ))}
      </ul>
      <LoadMore shown={10} total={23} noun="goal" onLoadMore={() => undefined} />
    </div>
  ),
};

export const Selecting: StoryObj = {
  render: () => (
    <ul style={{ maxWidth: 420, overflow: 'hidden' }}>
      {[1, 2].map((id) => (
        <ListRow
          key={id}
          to={`/goals/${id}`}
          title={long}
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
