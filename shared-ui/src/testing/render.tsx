import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { loadFloating } from '../floating/load-floating.ts';
import { UiProvider } from '../theme/ui-provider.tsx';

await loadFloating();

function Wrapper({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <UiProvider>
      <MemoryRouter>{children}</MemoryRouter>
    </UiProvider>
  );
}

/** Draws with everything that components need around them; `delay` is between two keys, in milliseconds. */
export function renderUi(
  ui: ReactElement,
  options: { readonly delay?: number } = {},
): RenderResult & { readonly user: UserEvent } {
  const result = render(ui, { wrapper: Wrapper });
  return { user: userEvent.setup(options), ...result };
}

/** WCAG 2.2 AA by axe; what needs pixels is left to the browser tests; contrast is proved from the tokens. */
export async function findViolations(root: Element = document.body): Promise<readonly string[]> {
  const { violations } = await axe.run(root, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: {
      'color-contrast': { enabled: false },
      'label-content-name-mismatch': { enabled: false }, // measures glyphs on a canvas
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
    },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}
