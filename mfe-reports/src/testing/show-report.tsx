import type { ReactNode } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { BodyOf, ReportChoices, ReportJob, ReportView, Session } from '@cadence/shared-contract';
import {
  fakeSession,
  on,
  renderWithShell,
  type ApiServer,
  type RenderedInShell,
} from '@cadence/shared-auth/testing';
import { Route, Routes, useParams } from '@cadence/shared-ui/router';
import GoalUpdatesPage from '../pages/goal-updates-page.tsx';
import ReportPage from '../pages/report-page.tsx';
import { ANDREI, ASTRID, CHOICES, COMPLIANCE, MAXIMILIAN, orgPerson } from './report.fixtures.ts';

type Query = Readonly<Record<string, string>>;
type Answer = (query: Query, report: number) => ReportView | Promise<ReportView>;

export interface ServedReports {
  /** What was asked of `reports.view`, oldest first. */
  readonly asked: readonly Query[];
  /** What was asked to be made. */
  readonly made: readonly BodyOf<'reports.start'>[];
}

export const MADE: ReportJob = {
  Id: 71,
  Report: 2,
  Format: 'xlsx',
  Params: {},
  Title: 'Q4 2026, my organization',
  State: 'done',
  RowsDone: 3,
  RowsTotal: 3,
  Content: '3 people',
  FileName: 'Goal Compliance List - Q4 2026 - Acme.xlsx',
  Size: 4096,
  Problem: null,
  CreatedAt: '2026-11-20T16:42:00Z',
  StartedAt: '2026-11-20T16:42:00Z',
  FinishedAt: '2026-11-20T16:42:01Z',
  KeptUntil: '2026-11-27T16:42:01Z',
  IsScheduled: false,
};

/** Answers the requests of the opened report and the print view. */
export function serveReports(
  server: ApiServer,
  { choices = CHOICES, answer = () => COMPLIANCE }: { choices?: ReportChoices; answer?: Answer } = {},
): ServedReports {
  const asked: Query[] = [];
  const made: BodyOf<'reports.start'>[] = [];
  server.use(
    on('reports.choices', () => choices),
    on('reports.view', ({ params, query }) => {
      asked.push(query);
      return answer(query, params.report);
    }),
    on('reports.start', ({ body }) => {
      made.push(body);
      return { ...MADE, ...body };
    }),
    on('reports.download', () => new File(['file'], 'report', { type: 'application/octet-stream' })),
    on('reports.jobs', () => ({ Jobs: [] })),
    on('people.hierarchy', () => ({ Descendants: [ANDREI, ASTRID, MAXIMILIAN], Peers: [] })),
    on('people.org', () => ({ data: [MAXIMILIAN, ASTRID, ANDREI].map(orgPerson) })),
  );
  return { asked, made };
}

const At = ({ page: Page }: { page: (props: { params: Query }) => ReactNode }): ReactNode => (
  <Page params={useParams() as Query} />
);

/** The pages of reports as their routes show them; other routes are empty. */
export function showReport(route: string, session: Session = fakeSession()): RenderedInShell {
  return renderWithShell(
    <Routes>
      <Route path="/v3/reports/team-goal-updates/:userId/:periodId" element={<At page={GoalUpdatesPage} />} />
      <Route path="/v3/reports/:slug" element={<At page={ReportPage} />} />
      <Route path="*" element={null} />
    </Routes>,
    { session, route },
  );
}

/** Opens a menu of the bar and chooses an entry of it by keyboard. */
export async function choose(
  button: RegExp,
  entry: string,
  role: 'menuitemradio' | 'menuitem' = 'menuitemradio',
): Promise<void> {
  (await screen.findByRole('button', { name: button })).focus();
  await userEvent.keyboard('{Enter}');
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toHaveFocus());
  const items = within(menu).getAllByRole(role);
  const place = items.findIndex(({ textContent }) => textContent === entry);
  expect(items[place]).toBeDefined();
  for (let index = 0; index <= place; index += 1) {
    await waitFor(() => expect(items[index]).toHaveAttribute('data-highlighted'));
    if (index < place) await userEvent.keyboard('{ArrowDown}');
  }
  await userEvent.keyboard('{Enter}');
}

/** Keeps the names of the files that the browser saves. */
export function keepDownloads(): readonly string[] {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:http://acme.localhost/1';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  return saved;
}

/** Lets media queries of a phone match. */
export function onPhone(): void {
  const plain = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(plain(query), { matches: query === '(max-width: 767px)' }));
}
