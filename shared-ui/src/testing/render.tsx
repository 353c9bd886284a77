import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { UiProvider } from '../theme/ui-provider.tsx';

/** Draws with everything that components need around them. */
export function renderUi(ui: ReactElement): RenderResult & { readonly user: UserEvent } {
  const user = userEvent.setup();
  return { user, ...render(ui, { wrapper: ({ children }) => <UiProvider><MemoryRouter>{children}</MemoryRouter></UiProvider> }) };
}

/** WCAG 2.2 AA by axe; contrast is proved from the tokens instead, since jsdom paints nothing. */
export async function findViolations(root: Element = document.body): Promise<readonly string[]> {
  const { violations } = await axe.run(root, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}
