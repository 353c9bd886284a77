import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { loadFloating } from '../floating/load-floating.ts';
import { UiProvider } from '../theme/ui-provider.tsx';
import { findViolations as findInPage } from './find-violations.ts';

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

/** What axe finds in a component, which has no page with landmarks around it. */
export function findViolations(root?: Element): Promise<readonly string[]> {
  return findInPage(root, { region: { enabled: false } });
}
