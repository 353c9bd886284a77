import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { ApiProblem, on, renderWithShell, setupApiServer } from '../testing/index.ts';
import { useDownload } from './use-download.ts';

const server = setupApiServer();

interface Saved {
  readonly name: string;
  readonly content: Blob | undefined;
}

/** What the browser was given to save. */
function watchSaving(): readonly Saved[] {
  const saved: Saved[] = [];
  let content: Blob | undefined;
  URL.createObjectURL = (blob) => {
    content = blob as Blob;
    return 'blob:http://acme.localhost/1';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, content });
  });
  return saved;
}

function Page(): ReactNode {
  const { start, isBusy } = useDownload('talent.excel');
  const params = { periodId: 30, managerId: 7, scope: 0 };
  return (
    <button type="button" onClick={() => start({ params })}>
      {isBusy ? 'Writing' : 'Save'}
    </button>
  );
}

const press = () => userEvent.click(screen.getByRole('button'));

test('a file is fetched in the name of the session and saved under the name of its answer', async () => {
  const saved = watchSaving();
  const asked: unknown[] = [];
  server.use(
    on('talent.excel', ({ params, headers }) => {
      asked.push(params, headers.get('authorization'));
      return new File(['rows'], 'Appraisal Compliance - Q3 2026 - Müller & Söhne.xlsx');
    }),
  );
  renderWithShell(<Page />);
  await press();
  await screen.findByText('Save');
  expect(asked).toEqual([{ periodId: 30, managerId: 7, scope: 0 }, 'Bearer test-token']);
  expect(saved.map(({ name }) => name)).toEqual(['Appraisal Compliance - Q3 2026 - Müller & Söhne.xlsx']);
  expect(await saved[0]?.content?.text()).toBe('rows');
});

test.each([
  ['attachment; filename="Team \\"A\\".xlsx"', 'Team "A".xlsx'],
  ['attachment; filename=team.xlsx', 'team.xlsx'],
  ['attachment; filename="plain.xlsx"; filename*=UTF-8\'\'r%C3%A9sum%C3%A9.xlsx', 'résumé.xlsx'],
  ["attachment; filename*=UTF-8''%E0%A4%A", 'download'],
  ['attachment', 'download'],
])('%s is saved as %s', async (disposition, name) => {
  const saved = watchSaving();
  const headers = { 'content-disposition': disposition };
  server.use(http.get('*/api/talent/excel/30/7/0', () => new HttpResponse('rows', { headers })));
  renderWithShell(<Page />);
  await press();
  await screen.findByText('Save');
  expect(saved[0]?.name).toBe(name);
});

test('while a file is on its way it is busy, and a second press asks for no second one', async () => {
  const saved = watchSaving();
  const file = Promise.withResolvers<File>();
  let asked = 0;
  server.use(
    on('talent.excel', () => {
      asked += 1;
      return file.promise;
    }),
  );
  renderWithShell(<Page />);
  await press();
  await screen.findByText('Writing');
  await press();
  await act(async () => file.resolve(new File(['rows'], 'team.xlsx')));
  await screen.findByText('Save');
  expect(asked).toBe(1);
  expect(saved).toHaveLength(1);
});

test('a refusal is said, and nothing is saved', async () => {
  const saved = watchSaving();
  server.use(
    on('talent.excel', () => {
      throw new ApiProblem('denied', 'You are not authorized!');
    }),
  );
  const { toasts } = renderWithShell(<Page />);
  await press();
  await screen.findByText('Save');
  expect(toasts).toEqual([{ title: 'You are not authorized!', tone: 'alarm' }]);
  expect(saved).toEqual([]);
});
