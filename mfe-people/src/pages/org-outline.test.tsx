import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { findViolations, setupApiServer } from '@cadence/shared-auth/testing';
import { largeOrganisation } from '../features/org-chart/org-chart.fixtures.ts';
import { beOnPhone, giveRoom, preferLessMotion, showOrganization } from '../testing/show-organization.tsx';

const server = setupApiServer();

beforeEach(() => {
  giveRoom();
  preferLessMotion(true);
});

test('the outline is an equal of the chart: a tree with the same branches and the same selection', async () => {
  const { location } = showOrganization(server, { at: '/7' });
  await userEvent.click(await screen.findByRole('button', { name: 'Outline' }));
  expect(location()).toBe('/v3/organization/7?view=outline');
  const tree = screen.getByRole('tree', { name: 'Org chart outline' });
  const zoe = within(tree).getByRole('treeitem', { selected: true });
  expect(zoe).toHaveAccessibleName('Zoë Lefèvre Head of Customer Success 9 direct');
  expect(zoe).toHaveAttribute('aria-level', '3');
  expect(zoe).toHaveAttribute('aria-expanded', 'true');
  expect(zoe).toHaveAttribute('aria-setsize', '2');
  tree.focus();
  expect(tree).toHaveAttribute('aria-activedescendant', zoe.id);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(location()).toBe('/v3/organization/71?view=outline');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(within(tree).queryByRole('treeitem', { name: /^Abel/ })).toBeNull();
  await userEvent.keyboard('h');
  expect(tree.getAttribute('aria-activedescendant')).toBe(
    within(tree).getByRole('treeitem', { name: /^Håkon/ }).id,
  );
  await userEvent.click(within(tree).getByRole('treeitem', { name: /^Tomáš/ }));
  expect(location()).toBe('/v3/organization/4?view=outline');
  expect(await findViolations()).toEqual([]);
});

test('on a phone the outline comes first, opened to the viewer; its rows lead to the profiles', async () => {
  beOnPhone();
  const { location } = showOrganization(server);
  const tree = await screen.findByRole('tree', { name: 'Org chart outline' });
  const viewer = within(tree).getByRole('treeitem', { name: /^Ana Ruiz \(You\)/ });
  expect(viewer).toHaveAttribute('aria-expanded', 'true');
  expect(tree).toHaveAttribute('aria-activedescendant', viewer.id);
  const zoe = within(tree).getByRole('treeitem', { name: /^Zoë/ });
  expect(within(zoe).getByRole('link')).toHaveAttribute('href', '/v3/profile/7');
  expect(await findViolations()).toEqual([]);
  expect(
    screen.getAllByRole('button', { name: /^(Outline|Chart)$/ }).map((view) => view.textContent),
  ).toEqual(['Outline', 'Chart']);
  await userEvent.click(screen.getByRole('button', { name: 'Chart' }));
  expect(location()).toBe('/v3/organization?view=chart');
  await userEvent.click(screen.getByRole('button', { name: 'Outline' }));
  expect(location()).toBe('/v3/organization');
  screen.getByRole('tree').focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(location()).toBe('/v3/profile/8');
});

test('ten thousand rows of the outline are drawn as far as they are seen', async () => {
  showOrganization(server, { people: largeOrganisation(10_000), at: '?view=outline' });
  const tree = await screen.findByRole('tree');
  await waitFor(() => expect(tree.childElementCount).toBeGreaterThan(5));
  tree.focus();
  await userEvent.keyboard('{End}');
  const active = document.getElementById(tree.getAttribute('aria-activedescendant')!);
  expect(active).toHaveAttribute('aria-level', '2');
  expect(tree.childElementCount).toBeLessThan(60);
});
