import './writable-focus.ts';
import type { Preview } from '@storybook/react-webpack5';
import { DocsContainer } from './docs-container.tsx';
import { DocsPage } from './docs-page.tsx';
import { Frame } from './frame.tsx';
import { PAGE_RULES } from './page-rules.ts';
import { plainUnions } from './plain-unions.ts';
import { START, toolbar, viewports } from './toolbar.ts';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: {
      test: 'error',
      config: { rules: PAGE_RULES.map((id) => ({ id, enabled: false })) },
    },
    layout: 'padded',
    controls: { expanded: true },
    viewport: { options: viewports },
    docs: { page: DocsPage, container: DocsContainer },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          'Overview',
          'Controls',
          'Forms',
          'Data',
          'People',
          'Scales',
          'Navigation',
          'Layout',
          'Messages',
          'Floating',
          'Chakra',
        ],
      },
    },
  },
  globalTypes: toolbar,
  initialGlobals: START,
  argTypesEnhancers: [plainUnions],
  decorators: [
    (Story, { globals }) => (
      <Frame globals={globals}>
        <Story />
      </Frame>
    ),
  ],
};

export default preview;
