import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LIMITS } from '@cadence/shared-contract';
import { ApiProblem, on, setupApiServer } from '@cadence/shared-auth/testing';
import {
  ENTERED,
  manualEntry,
  ownManual,
  OWNER,
  serveManual,
  showManual,
} from '../../../testing/user-manual.fixtures.ts';
import {
  closed,
  fillIn,
  openEntry,
  pdf,
  serveSave,
  serveSuggestions,
  serveUpload,
} from './entry-screen.fixtures.ts';

const server = setupApiServer();
beforeEach(() => {
  localStorage.clear();
  serveSuggestions(server);
});

const page = new File(['<html>'], 'report.html', { type: 'text/html' });

test('[UMAN-007] another kind of file is refused at once', async () => {
  const names = serveUpload(server);
  const { drawer, upload } = await openEntry(server);
  expect(drawer.getByText(/^One PDF, at most 10 MB\./)).toBeVisible();
  await upload(page);
  expect(await drawer.findByText('Only PDF formats are allowed to upload.')).toBeVisible();
  const big = pdf();
  Object.defineProperty(big, 'size', { value: LIMITS.manualFileBytes + 1 });
  await upload(big);
  expect(await drawer.findByText('The PDF must have at most 10 MB.')).toBeVisible();
  expect(names).toEqual([]);
});

test('[UMAN-007] what only the server sees is said in its words', async () => {
  server.use(
    on('userManual.upload', () => {
      const message = 'Only PDF formats are allowed to upload.';
      throw new ApiProblem('invalid', 'Something is not right.', [{ path: 'file', message }]);
    }),
  );
  const { drawer, upload } = await openEntry(server);
  await upload(pdf('page.pdf'));
  expect(await drawer.findByText('Only PDF formats are allowed to upload.')).toBeVisible();
  expect(drawer.getByRole('button', { name: 'Choose a PDF' })).toBeVisible();
});

test('[UMAN-008] an entry takes one file, uploaded at once, to be replaced and taken away', async () => {
  const names = serveUpload(server);
  const sent = serveSave(server);
  const { drawer, type, description, upload, save } = await openEntry(server);
  await fillIn({ type, description });
  await upload(pdf('first.pdf'));
  expect(await drawer.findByText('first.pdf')).toBeVisible();
  await upload(pdf('second.pdf'));
  expect(await drawer.findByText('second.pdf')).toBeVisible();
  expect(drawer.queryByText('first.pdf')).not.toBeInTheDocument();
  expect(names).toEqual(['first.pdf', 'second.pdf']);
  await userEvent.click(save);
  await closed();
  expect(sent).toEqual([{ Disc: 'ID', Description: 'I think aloud.', FilePath: 'file-3', UpdatedAt: null }]);
});

test('[UMAN-008] of several files none is taken', async () => {
  const names = serveUpload(server);
  const { drawer } = await openEntry(server);
  const place = drawer.getByRole('button', { name: 'Choose a PDF' }).parentElement as HTMLElement;
  fireEvent.drop(place, { dataTransfer: { files: [pdf('1.pdf'), pdf('2.pdf')] } });
  expect(await drawer.findByText('Please choose one file.')).toBeVisible();
  fireEvent.drop(place, { dataTransfer: { files: [pdf('1.pdf')] } });
  expect(await drawer.findByText('1.pdf')).toBeVisible();
  expect(names).toEqual(['1.pdf']);
});

test('an edit keeps the PDF, or takes it away when asked', async () => {
  const sent = serveSave(server);
  const first = await openEntry(server, ownManual(ENTERED));
  expect(first.drawer.getByText('DISC-report.pdf')).toBeVisible();
  await userEvent.type(first.description, ' More.');
  await userEvent.click(first.save);
  await closed();
  first.unmount();
  const second = await openEntry(server, ownManual(ENTERED));
  await userEvent.click(second.drawer.getByRole('button', { name: 'Remove DISC-report.pdf' }));
  await userEvent.click(second.save);
  await closed();
  const { UpdatedAt } = manualEntry();
  const text = 'I think aloud and decide early.';
  expect(sent).toEqual([
    { Disc: 'ID', Description: `${text} More.`, UpdatedAt },
    { Disc: 'ID', Description: text, FilePath: null, UpdatedAt },
  ]);
});

test('[UMAN-008] an entry without a PDF takes one without the form', async () => {
  serveUpload(server);
  const without = manualEntry({ FilePath: null, File: null });
  serveManual(server, ownManual({ ...ENTERED, ManualUserManual: without }));
  const held: string[] = [];
  const { toasts } = showManual(server, OWNER);
  expect(await screen.findByRole('button', { name: 'Add Attachment' })).toBeVisible();
  await userEvent.upload(screen.getByLabelText('PDF'), page, { applyAccept: false });
  expect(await screen.findByText('Only PDF formats are allowed to upload.')).toBeVisible();
  server.use(
    on('userManual.attach', ({ body }) => {
      held.push(body.FilePath);
      return { data: ownManual(ENTERED) };
    }),
  );
  await userEvent.upload(screen.getByLabelText('PDF'), pdf());
  expect(await screen.findByRole('button', { name: 'DISC-report.pdf' })).toBeVisible();
  expect([held, toasts.at(-1)?.title]).toEqual([['file-2'], 'Attachment added']);
});
