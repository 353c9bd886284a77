import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Inline } from '../layout/layout.tsx';
import { Icon } from './icon.tsx';
import * as icons from './icons.ts';

const meta: Meta = { title: 'Data/Icons' };
export default meta;
export const Set: StoryObj = {
  render: () => (
    <Inline wrap gap={4}>
      {Object.entries(icons).map(([name, Glyph]) => (
        <span key={name} className="cd-row cd-t12 cd-ink2">
          <Glyph aria-hidden /> {name}
        </span>
      ))}
      <Icon name="goals" size={20} />
    </Inline>
  ),
};
