import type { Preview } from '@storybook/react-webpack5';
import { useEffect, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { applyTenantColor, applyTheme, THEME_MODES, UiProvider } from '../src/index.ts';

interface FrameProps {
  readonly theme: string;
  readonly tenant: string;
  readonly children: ReactNode;
}

function Frame({ theme, tenant, children }: FrameProps): ReactNode {
  useEffect(() => {
    applyTheme(THEME_MODES.find((mode) => mode === theme) ?? 'system');
    applyTenantColor(tenant);
  }, [theme, tenant]);
  return <UiProvider>{children}</UiProvider>;
}

const preview: Preview = {
  parameters: { a11y: { test: 'error' }, layout: 'padded', controls: { expanded: true } },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: [...THEME_MODES], dynamicTitle: true },
    },
    tenant: {
      description: 'Tenant colour',
      toolbar: {
        icon: 'paintbrush',
        items: ['E3AB24', '3781C2', '7A3E9D', '1F7A4D', 'C0392B'],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', tenant: 'E3AB24' },
  decorators: [
    (Story, { globals }) => (
      <MemoryRouter>
        <Frame theme={String(globals['theme'])} tenant={String(globals['tenant'])}>
          <Story />
        </Frame>
      </MemoryRouter>
    ),
  ],
};

export default preview;
