import type { ReactNode } from 'react';
import type { OrgPerson } from '@cadence/shared-contract';
import { fakeSession, on, renderWithShell } from '@cadence/shared-auth/testing';
import type { ApiServer, RenderedInShell } from '@cadence/shared-auth/testing';
import { useParams } from '@cadence/shared-ui/router';
import { ORGANISATION } from '../features/org-chart/org-chart.fixtures.ts';
import OrganizationPage from '../pages/organization-page.tsx';

const SURFACE = { width: 1200, height: 700 };

/** Gives elements a size, as jsdom does no layout; what a canvas shows is left to the browser tests. */
export function giveRoom(): void {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(SURFACE.width);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(SURFACE.height);
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
}

function answerMedia(isTrue: (media: string) => boolean): void {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: isTrue(media), media }) as MediaQueryList,
    );
}

/** What the system says about motion. */
export function preferLessMotion(isPreferred: boolean): void {
  answerMedia((media) => isPreferred && media === '(prefers-reduced-motion: reduce)');
}

/** A narrow screen, without motion. */
export function beOnPhone(): void {
  answerMedia((media) => ['(max-width: 767px)', '(prefers-reduced-motion: reduce)'].includes(media));
}

export interface ShownOrganization {
  /** The people the server returns; when null the test adds its own handler. */
  readonly people?: readonly OrgPerson[] | null;
  /** What follows `/v3/organization` in the address. */
  readonly at?: string;
}

function RoutedPage(): ReactNode {
  const { personId } = useParams();
  return <OrganizationPage params={personId === undefined ? {} : { personId }} />;
}

/** The Organization page as Ana (2) sees it, its routes around it. */
export function showOrganization(server: ApiServer, shown: ShownOrganization = {}): RenderedInShell {
  const { people = ORGANISATION, at = '' } = shown;
  if (people) server.use(on('people.org', () => ({ data: [...people] })));
  return renderWithShell(<RoutedPage />, {
    session: fakeSession({ profile: { Id: 2 } }),
    route: `/v3/organization${at}`,
    path: '/v3/organization/:personId?',
  });
}
