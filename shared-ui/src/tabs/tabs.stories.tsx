import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState, type ReactNode } from 'react';
import { Tabs } from './tabs.tsx';

const meta: Meta = { title: 'Navigation/Tabs' };
export default meta;

function Demo(): ReactNode {
  const [value, setValue] = useState('details');
  return (
    <Tabs
      label="Goal"
      value={value}
      onChange={setValue}
      items={[
        { id: 'overview', label: 'Overview', content: <p>Overview</p> },
        { id: 'details', label: 'Details', content: <p>Details</p> },
        { id: 'history', label: 'History and Comments', count: 12, content: <p>History</p> },
        { id: 'hierarchy', label: 'Hierarchy', disabled: true },
      ]}
    />
  );
}
export const Controlled: StoryObj = { render: () => <Demo /> };
