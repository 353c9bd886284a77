import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  expectFailuresSaid,
  on,
  setupApiServer,
  type ChangeOf,
  type ChangeOnScreen,
} from '@cadence/shared-auth/testing';
import { fakeSaved, fakeSummary, fakeYear, HAND_OVER, Q3 } from '../testing/summary.fixtures.ts';
import { serveChoices, serveSummary } from '../testing/serve-summary.ts';
import { addWords, chooseAction, part, press, showSummary } from './summary-page.fixtures.tsx';

const server = setupApiServer();
beforeEach(() => localStorage.clear());

/** The documented messages of both failures (AI-019, AI-020). */
const SAYS = { cutOff: 'Something went wrong!', broken: 'Something went wrong!' };

/** The button, or the retry in the dialog of a failure. */
async function generate(name = 'Generate'): Promise<void> {
  const again = screen.queryByRole('button', { name: 'Try again' });
  await (again === null ? press(name) : userEvent.click(again));
}

async function regenerate(title: string): Promise<void> {
  const known = screen.queryByRole('button', { name: 'OK' });
  if (known !== null) await userEvent.click(known);
  await userEvent.click((await part(title)).getByRole('button', { name: 'Regenerate', hidden: true }));
}

const showYear = () => showSummary({ query: '?id=6', slug: 'ai-executive-summary' });

const WALKS: Readonly<Record<ChangeOf<'summaries'>, () => Promise<ChangeOnScreen>>> = {
  'summaries.quarter': async () => {
    serveChoices(server);
    const { toasts } = showSummary({ query: '' });
    return { toasts, press: () => generate(), says: SAYS };
  },
  'summaries.year': async () => {
    serveChoices(server);
    const { toasts } = showSummary({ query: '', slug: 'ai-executive-summary' });
    return { toasts, press: () => generate(), says: SAYS };
  },
  'summaries.quarterAgain': async () => {
    serveChoices(server, { saved: [fakeSaved()] });
    const { toasts } = showSummary({ query: `?period=${Q3.Id}&audience=me&new=1` });
    return { toasts, press: () => generate('Generate again'), says: SAYS };
  },
  'summaries.yearAgain': async () => {
    serveChoices(server, { saved: [fakeYear().Saved] });
    const query = '?year=2026&audience=me&new=1';
    const { toasts } = showSummary({ query, slug: 'ai-executive-summary' });
    return { toasts, press: () => generate('Generate again'), says: SAYS };
  },
  'summaries.goal': async () => {
    serveSummary(server, fakeSummary());
    const { toasts } = showSummary();
    return { toasts, press: () => regenerate(HAND_OVER.Title), says: SAYS };
  },
  'summaries.quarterText': async () => {
    serveSummary(server, fakeSummary());
    const { toasts } = showSummary();
    return { toasts, press: () => regenerate('The quarter'), says: SAYS };
  },
  'summaries.yearText': async () => {
    serveSummary(server, fakeYear());
    const { toasts } = showYear();
    return { toasts, press: () => regenerate('The year'), says: SAYS };
  },
  'summaries.stop': async () => {
    serveChoices(server);
    server.use(on('summaries.progress', () => ({ Done: 1, Total: 3, Now: null })));
    const { toasts } = showSummary({ query: '' });
    return { toasts, press: () => press('Stop') };
  },
  'summaries.save': async () => {
    serveSummary(server, fakeSummary());
    const { toasts } = showSummary();
    await addWords('The quarter', ' Mine.');
    const save = async (): Promise<void> => {
      const again = screen.queryByRole('button', { name: 'Retry' });
      await (again === null ? userEvent.tab() : userEvent.click(again));
    };
    // Shown as a toast once; while it lasts the bar shows it.
    return { toasts, press: save, says: { broken: 'Not saved, kept on this device' } };
  },
  'summaries.restoreVersion': async () => {
    serveSummary(server, fakeSummary());
    const version = {
      Version: 1,
      How: 'generated' as const,
      At: '2026-11-18T15:00:00.000Z',
      Label: '',
      Edited: 0,
    };
    server.use(
      on('summaries.versions', () => ({ Versions: [version] })),
      on('summaries.version', () => fakeSummary()),
    );
    const { toasts } = showSummary();
    await press('3 versions');
    await press('Version 1');
    return { toasts, press: () => press('Restore') };
  },
  'summaries.delete': async () => {
    serveSummary(server, fakeSummary());
    const { toasts } = showSummary();
    return { toasts, press: () => chooseAction('Delete') };
  },
  'summaries.restore': async () => {
    serveSummary(server, fakeSummary());
    server.use(on('summaries.delete', () => ({ Success: true })));
    const { toasts } = showSummary();
    await chooseAction('Delete');
    await screen.findByRole('button', { name: /^Generate/ });
    const undo = async (): Promise<void> => {
      const toast = toasts.find(({ action }) => action?.label === 'Undo');
      toast?.action?.onClick();
    };
    server.use(on('summaries.list', () => ({ Summaries: [fakeSaved({ Id: 8 })] })));
    return { toasts, press: undo };
  },
};

test.each(Object.keys(WALKS) as ChangeOf<'summaries'>[])(
  '[ERR-003] [D-124] %s that fails says so',
  async (id) => {
    await expectFailuresSaid(server, id, await WALKS[id]());
  },
);
