import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Breadcrumb } from './breadcrumb.tsx';

const meta: Meta = { title: 'Navigation/Breadcrumb' };
export default meta;
export const Profile: StoryObj = {
  render: () => (
    <Breadcrumb items={[{ label: 'Organization', to: '/organization' }, { label: 'Siobhán Ó Briain' }]} />
  ),
};
