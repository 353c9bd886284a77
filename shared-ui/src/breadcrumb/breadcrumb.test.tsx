import { screen } from '@testing-library/react';
import { findViolations, renderUi } from '../testing/render.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

test('the last part is the page itself', async () => {
  const { container } = renderUi(
    <Breadcrumb items={[{ label: 'Organization', to: '/organization' }, { label: 'Ana Ruiz' }]} />,
  );
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Organization' })).toHaveAttribute('href', '/organization');
  expect(screen.getByText('Ana Ruiz')).toHaveAttribute('aria-current', 'page');
  expect(await findViolations(container)).toEqual([]);
});
