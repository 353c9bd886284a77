import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type {
  BodyOf,
  ReportChoices,
  ReportJob,
  ReportSchedule,
  ReportView,
  Session,
} from '@cadence/shared-contract';
import { fakeSession, on, renderWithShell, type ApiServer } from '@cadence/shared-auth/testing';
import ReportsPage from '../pages/reports-page.tsx';
import { fakeJob } from './job.fixtures.ts';
import { ANDREI, ASTRID, CHOICES, COMPLIANCE, MAXIMILIAN, orgPerson } from './report.fixtures.ts';

export interface ServedReports {
  readonly choices?: Partial<ReportChoices>;
  /** Read at each answer, so that a test may change them. */
  readonly jobs?: () => readonly ReportJob[];
  readonly schedules?: () => readonly ReportSchedule[];
  /** The answer to starting a report. */
  readonly started?: (body: BodyOf<'reports.start'>) => ReportJob;
  /** What is listed for the parameters of a report. */
  readonly view?: (query: Readonly<Record<string, string>>) => ReportView | Promise<ReportView>;
}

/** Answers as the server would; the list of what was started grows. */
export function serveReports(server: ApiServer, served: ServedReports = {}): BodyOf<'reports.start'>[] {
  const { choices = {}, jobs = () => [], schedules = () => [], started = doneAtOnce } = served;
  const { view = () => COMPLIANCE } = served;
  const asked: BodyOf<'reports.start'>[] = [];
  server.use(
    on('reports.choices', () => ({ ...CHOICES, ...choices })),
    on('reports.jobs', () => ({ Jobs: [...jobs()] })),
    on('reports.schedules', () => ({ Schedules: [...schedules()] })),
    on('reports.start', ({ body }) => {
      asked.push(body);
      return started(body);
    }),
    on('reports.view', ({ query }) => view(query)),
    on('reports.download', ({ params }) => new File(['file'], `Report ${params.id}.xlsx`)),
    on('people.org', () => ({ data: [ANDREI, ASTRID, MAXIMILIAN].map((one) => orgPerson(one)) })),
    on('people.hierarchy', () => ({ Descendants: [ANDREI, ASTRID], Peers: [MAXIMILIAN] })),
    on('reports.appraisalUsers', () => ({ users: [ANDREI, ASTRID], managers: [MAXIMILIAN] })),
  );
  return asked;
}

const doneAtOnce = ({ Report, Format, Params }: BodyOf<'reports.start'>): ReportJob =>
  fakeJob({ Id: 77, Report, Format, Params });

export function showReports(query = '', session: Session = fakeSession()) {
  return renderWithShell(<ReportsPage />, { route: `/v3/reports${query}`, path: '/v3/reports', session });
}

/** Keeps the names under which the browser saves files. Put at the top of a test. */
export function keepSaved(): readonly string[] {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:report', revokeObjectURL: () => undefined });
  return saved;
}

/** The dialog of a report, opened by its button. */
export async function openDialog(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Generate ${name}` }));
  return inDialog(name);
}

/** The open dialog of a report: its fields and buttons. */
export async function inDialog(name: string) {
  const dialog = within(await screen.findByRole('dialog', { name }));
  const field = (label: string): HTMLSelectElement => dialog.getByRole('combobox', { name: label });
  return {
    ...dialog,
    field,
    /** The options of a list, from the top. */
    offers: (label: string): readonly string[] => [...field(label).options].map(({ text }) => text),
    /** What is chosen in a list. */
    chosen: (label: string): string => field(label).selectedOptions[0]?.text ?? '',
    choose: (label: string, option: string) => userEvent.selectOptions(field(label), option),
    pick: async (label: string, person: string): Promise<void> => {
      await userEvent.type(field(label), person.slice(0, 5));
      await userEvent.click(await screen.findByRole('option', { name: new RegExp(person, 'u') }));
    },
    press: (button: string) => userEvent.click(dialog.getByRole('button', { name: button })),
  };
}

/** Opens a menu and chooses from it by the keyboard, from the last entry up: jsdom has no pointer to hover with. */
export async function chooseFromMenu(button: string | RegExp, name: string): Promise<void> {
  (await screen.findByRole('button', { name: button })).focus();
  await userEvent.keyboard('{Enter}');
  const menu = await screen.findByRole('menu');
  const items = within(menu).getAllByRole('menuitem');
  const wanted = items.findIndex(({ textContent }) => textContent.startsWith(name));
  await waitFor(() => expect(menu).toHaveFocus());
  await userEvent.keyboard('{End}');
  for (let index = items.length - 1; index >= wanted; index -= 1) {
    await waitFor(() => expect(items[index]).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard(index === wanted ? '{Enter}' : '{ArrowUp}');
  }
}
