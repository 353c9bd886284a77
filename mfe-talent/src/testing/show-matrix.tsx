import type { ReactNode } from 'react';
import type { MatrixPerson, TalentCalibration, TalentMatrix, TalentSchedule } from '@cadence/shared-contract';
import { fakeSession, on, renderWithShell } from '@cadence/shared-auth/testing';
import type { ApiServer, RenderedInShell } from '@cadence/shared-auth/testing';
import { useParams } from '@cadence/shared-ui/router';
import MatrixPage from '../pages/matrix-page.tsx';
import { CALIBRATION, matrixOf, PEOPLE, SCHEDULE } from './matrix.fixtures.ts';

export interface ShownMatrix {
  readonly route?: string;
  readonly schedule?: TalentSchedule;
  /** Read at each answer, so that a test may change them. */
  readonly people?: () => readonly MatrixPerson[];
  readonly matrix?: (isCompared: boolean) => TalentMatrix;
  readonly calibration?: TalentCalibration;
}

/** What was asked for, in short: 'matrix 903/0/0 OrgUnit=Finance'. */
function note(asked: string[], kind: string, ...[params, query]: readonly [object, object]): void {
  const narrowed = Object.entries(query).map(([name, value]) => ` ${name}=${value}`);
  asked.push(`${kind} ${Object.values(params).join('/')}${narrowed.join('')}`);
}

/** Answers as the server would for these people; the list of what was asked for grows. */
function answer(
  server: ApiServer,
  { schedule, people, matrix, calibration }: Required<ShownMatrix>,
): string[] {
  const asked: string[] = [];
  server.use(
    on('talent.schedule', () => schedule),
    on('talent.user', () => ({
      user: { ...fakeSession().Profile },
      evaluations: [],
      isShare: false,
      Periods: [],
      CreatedOn: '2026-01-01',
      First: null,
    })),
    on('talent.matrix', ({ params, query }) => {
      note(asked, 'matrix', params, query);
      return matrix(query?.ComparePeriodId !== undefined);
    }),
    // Query values are text until the server has parsed them.
    on('talent.matrixPeople', ({ params, query }) => {
      const { PageSize = 100, Page = 1, SortOrder, ...narrowed } = query ?? {};
      note(asked, 'people', params, { ...narrowed, ...(SortOrder !== undefined && { SortOrder }), Page });
      const { Primary, Secondary, ComparePeriodId } = narrowed;
      const found = people()
        .filter((one) => Primary === undefined || one.Primary === Number(Primary))
        .filter((one) => Secondary === undefined || one.Secondary === Number(Secondary))
        .map((one) => (ComparePeriodId === undefined ? { ...one, Before: null } : one));
      const sorted = SortOrder === 'desc' ? found.toReversed() : found;
      const start = (Number(Page) - 1) * Number(PageSize);
      return { data: sorted.slice(start, start + Number(PageSize)), count: found.length };
    }),
    on('talent.calibration', ({ params }) => {
      note(asked, 'calibration', params, {});
      return calibration;
    }),
  );
  return asked;
}

function RoutedPage(): ReactNode {
  return <MatrixPage params={useParams()} />;
}

/** The matrix of the organisation in Q3 2026 as an HR Admin sees it. */
export function showMatrix(
  server: ApiServer,
  shown: ShownMatrix = {},
): RenderedInShell & { readonly asked: readonly string[] } {
  const { people = () => PEOPLE, schedule = SCHEDULE, calibration = CALIBRATION } = shown;
  const { matrix = (compared: boolean) => matrixOf({ people: people(), compared }) } = shown;
  const { route = '/v3/talent/matrix/903/0' } = shown;
  const asked = answer(server, { route, schedule, people, matrix, calibration });
  const rendered = renderWithShell(<RoutedPage />, {
    route,
    path: route.startsWith('/v3/talent/matrix/') ? '/v3/talent/matrix/:id/:uid' : '/v3/talent/matrix',
  });
  return { ...rendered, asked };
}
