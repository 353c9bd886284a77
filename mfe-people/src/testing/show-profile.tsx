import type { ReactNode } from 'react';
import type { ProfileBundle } from '@cadence/shared-contract';
import { fakeSession, on, renderWithShell } from '@cadence/shared-auth/testing';
import type { ApiServer, RenderedInShell, SessionOverrides } from '@cadence/shared-auth/testing';
import { useParams } from '@cadence/shared-ui/router';
import ProfilePage from '../pages/profile-page.tsx';

export interface ShownProfile {
  /** What the server answers; without it the test adds its own handlers. */
  readonly bundle?: ProfileBundle;
  readonly params?: Readonly<Record<string, string>>;
  readonly viewer?: SessionOverrides;
}

const GOALS_TAB = {
  id: 'goals:profile-goals',
  remote: 'goals',
  meta: { path: 'goals', label: 'Goals', order: 10 },
  component: ({ personId }: { personId: number }) => <p>Goals of person {personId}</p>,
};

/** The profile page of person 20 beside a Goals tab of another remote. */
export function showProfile(server: ApiServer, shown: ShownProfile = {}): RenderedInShell {
  const { bundle, params = { personId: '20' }, viewer = {} } = shown;
  if (bundle) server.use(on('people.read', () => bundle));
  return renderWithShell(<ProfilePage params={params} />, {
    session: fakeSession(viewer),
    route: '/v3/profile/20',
    slots: { 'profile.tab': [GOALS_TAB] },
  });
}

function RoutedPage(): ReactNode {
  return <ProfilePage params={useParams()} />;
}

/** The profile page as its route shows it: links to other profiles lead there. */
export function showRoutedProfile(viewer: SessionOverrides = {}): RenderedInShell {
  const path = '/v3/profile/:personId';
  return renderWithShell(<RoutedPage />, { session: fakeSession(viewer), route: '/v3/profile/20', path });
}

/** The names behind the ids of the fixtures. */
export const NAMES: Readonly<Record<number, string>> = { 7: 'Zoë Lefèvre', 20: 'Siobhán Ó Briain' };
