import { screen, waitFor, within } from '@testing-library/react';
import { findViolations, on, onOffline, renderWithShell, setupApiServer } from '@cadence/shared-auth/testing';
import { fakePerson } from '../testing/dashboard.fixtures.ts';
import CommentsOnOwnGoals from './comments.tsx';

const server = setupApiServer();
const show = () => renderWithShell(<CommentsOnOwnGoals />, { route: '/v3/home' });

test('who wrote what about which goal, with the way to the conversation', async () => {
  const comment = {
    ...{ Id: 5, Comment: 'Kraków has a free trainer.', User: fakePerson(9, 'Zoë Lefèvre') },
    ...{ At: new Date(Date.now() - 3_600_000).toISOString(), GoalId: 12, Title: 'Cut onboarding time' },
  };
  server.use(on('dashboard.comments', () => ({ data: [comment] })));
  show();
  const region = within(await screen.findByRole('region', { name: 'Comments on your goals' }));
  expect(region.getByRole('listitem')).toHaveTextContent(/Zoë Lefèvre1 hour ago/);
  expect(region.getByText('Kraków has a free trainer.')).toBeVisible();
  expect(region.getByRole('link', { name: 'Cut onboarding time' })).toHaveAttribute(
    'href',
    '/v3/goals/12?tab=history',
  );
  expect(await findViolations()).toEqual([]);
});

test('where nobody wrote, or it cannot be said, there is nothing', async () => {
  server.use(on('dashboard.comments', () => ({ data: [] })));
  const { container, unmount } = show();
  await waitFor(() => expect(container.querySelector('main')).toBeEmptyDOMElement());
  unmount();
  server.use(onOffline('dashboard.comments'));
  const again = show();
  await waitFor(() => expect(again.container.querySelector('main')).toBeEmptyDOMElement());
});
