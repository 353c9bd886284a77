import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiProblem, findViolations, on, onOffline, setupApiServer } from '@cadence/shared-auth/testing';
import { changesParts, editorParts, noDialog, showStrategy } from '../testing/show-strategy.tsx';
import {
  ANA,
  fakeStrategy,
  serveStrategy,
  UNWRITTEN,
  WRITTEN,
  YOUTUBE,
} from '../testing/strategy.fixtures.ts';

const server = setupApiServer();
beforeEach(() => localStorage.clear());

const STATEMENTS = '?edit=statements';
const titlesOf = (toasts: readonly { readonly title: string }[]) => toasts.map(({ title }) => title);

describe('writing', () => {
  test('[STRA-009] [STRA-019] Edit opens a drawer of 720 px, and the focus is in the field beside the button', async () => {
    serveStrategy(server, fakeStrategy(WRITTEN));
    const { location } = showStrategy();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit: Vision Statement' }));
    const { field } = await editorParts();
    expect(location()).toBe('/v3/strategy?edit=statements&field=Vision');
    const vision = await field('Vision Statement');
    await waitFor(() => expect(vision).toHaveFocus());
    const dialog = screen.getByRole('dialog', { name: 'Edit strategy' });
    expect(dialog.style.getPropertyValue('--cd-drawer-w')).toBe('720px');
    expect(await findViolations()).toEqual([]);
  });

  test('[STRA-017] [STRA-024] a draft carries the whole document, and readers do not get it', async () => {
    const held = serveStrategy(server, fakeStrategy(WRITTEN));
    const { toasts } = showStrategy(STATEMENTS);
    const { write, turnTo, field, saveDraft } = await editorParts();
    await write('Mission Statement', 'And more. ');
    await turnTo('Objectives');
    await write('Product', 'One plan.');
    await turnTo('Video');
    const address = await field('Address of the video');
    await userEvent.clear(address);
    await userEvent.type(address, ' https://vimeo.com/76979871 ');
    await saveDraft();
    await noDialog();
    const [{ StrategyBasic, StrategyObjective, ...rest } = {}] = held.saved;
    expect(StrategyBasic?.Mission).toMatch(/And more\./);
    expect(StrategyBasic?.Vision).toBe(WRITTEN.StrategyBasic?.Vision);
    expect(StrategyObjective).toMatchObject({ Product: '<p>One plan.</p>', Sales: '<p>Sell to groups.</p>' });
    expect(rest).toEqual({
      StrategyVideo: { VideoUrl: 'https://vimeo.com/76979871' },
      IsPublish: false,
      UpdatedAt: '2026-11-03T15:00:00.000Z',
    });
    expect(titlesOf(toasts)).toEqual(['Draft saved']);
    expect(await screen.findByText('This is a draft')).toBeVisible();
    expect(held.published.StrategyBasic.Mission).toBe(WRITTEN.StrategyBasic?.Mission);
  });

  test('[STRA-012] the objectives have a field for each area, and the focus is in the first that is empty', async () => {
    serveStrategy(server, fakeStrategy(WRITTEN));
    showStrategy();
    await userEvent.click(await screen.findByRole('button', { name: 'Add/Edit Your Objectives' }));
    const { drawer, field } = await editorParts();
    const employees = await field('Employees');
    await waitFor(() => expect(employees).toHaveFocus());
    const names = ['Customers', 'Employees', 'Shareholders', 'Sales', 'Marketing', 'Product'];
    for (const name of names) expect(await field(name)).toBeVisible();
    expect(drawer.getAllByRole('textbox')).toHaveLength(6);
  });

  test('[STRA-020] a malformed address is reported at its field, whichever part is shown, and nothing is sent', async () => {
    const held = serveStrategy(server, fakeStrategy(WRITTEN));
    const { location } = showStrategy('?edit=video');
    const { drawer, field, turnTo, saveDraft, write } = await editorParts();
    await userEvent.clear(await field('Address of the video'));
    await userEvent.type(await field('Address of the video'), 'acme');
    await turnTo('Statements');
    await write('Mission Statement', 'x');
    await saveDraft();
    expect(await drawer.findByText('Enter valid URL!')).toBeVisible();
    const address = await field('Address of the video');
    expect(address).toHaveAccessibleDescription(/Enter valid URL!/);
    await waitFor(() => expect(address).toHaveFocus());
    expect(location()).toBe('/v3/strategy?edit=video&field=VideoUrl');
    expect(await findViolations()).toEqual([]);
    expect(held.saved).toEqual([]);
    await userEvent.clear(address);
    await userEvent.type(address, YOUTUBE);
    expect(drawer.queryByText('Enter valid URL!')).not.toBeInTheDocument();
    expect(drawer.getByText('YouTube video')).toBeVisible();
    expect(drawer.getByRole('button', { name: /^Play/ })).toBeVisible();
  });

  test('[STRA-005] without an address there is no video, which is no fault', async () => {
    const held = serveStrategy(server, fakeStrategy(WRITTEN));
    showStrategy('?edit=video');
    const { field, saveDraft } = await editorParts();
    await userEvent.clear(await field('Address of the video'));
    await saveDraft();
    await noDialog();
    expect(held.saved[0]?.StrategyVideo).toEqual({ VideoUrl: '' });
  });

  test('the server’s message on a field appears at the field, and its part is shown', async () => {
    serveStrategy(server, fakeStrategy(WRITTEN));
    const tooLong = 'Sales is too long: with its formatting it may have at most 30,000 characters.';
    server.use(
      on('strategy.save', () => {
        throw new ApiProblem('invalid', tooLong, [{ path: 'StrategyObjective.Sales', message: tooLong }]);
      }),
    );
    showStrategy(STATEMENTS);
    const { drawer, write, field, saveDraft } = await editorParts();
    await write('Mission Statement', 'x');
    await saveDraft();
    expect(await drawer.findByText(tooLong)).toBeVisible();
    const sales = await field('Sales');
    expect(sales).toHaveAccessibleDescription(new RegExp(tooLong));
    await waitFor(() => expect(sales).toHaveFocus());
  });

  test('[D-122] an answer that was lost, and a word added: the draft goes on under its key', async () => {
    serveStrategy(server, fakeStrategy(WRITTEN));
    const sent: { readonly key: string | null; readonly mission: string; readonly version?: unknown }[] = [];
    server.use(
      on('strategy.save', ({ body: { StrategyBasic, UpdatedAt }, headers }) => {
        const key = headers.get('idempotency-key');
        sent.push({ key, mission: StrategyBasic.Mission, version: UpdatedAt });
        if (sent.length === 1) throw new ApiProblem('unavailable', 'The database did not answer in time.');
        return fakeStrategy({ ...WRITTEN, IsDraft: true, UpdatedAt: '2026-11-19T10:00:00.000Z' });
      }),
    );
    showStrategy(STATEMENTS);
    const { drawer, write, saveDraft } = await editorParts();
    await write('Mission Statement', 'One. ');
    await saveDraft();
    await drawer.findByText('The database did not answer in time.');
    await write('Mission Statement', 'Two. ');
    await saveDraft();
    await noDialog();
    const [first, second] = sent;
    expect(first?.key).toMatch(/^[\da-f]{32}$/);
    expect(second).toEqual({ ...first, mission: expect.stringContaining('Two.') as unknown });
    expect(sent).toHaveLength(2);
  });

  test('a save that fails keeps the texts and says why', async () => {
    serveStrategy(server, fakeStrategy(WRITTEN));
    server.use(onOffline('strategy.save'));
    showStrategy(STATEMENTS);
    const { drawer, write, field, saveDraft } = await editorParts();
    await write('Vision Statement', 'Kept. ');
    await saveDraft();
    expect(await drawer.findByText(/trying again is safe/)).toBeVisible();
    expect(await field('Vision Statement')).toHaveTextContent(/Kept\./);
  });
});

describe('publishing', () => {
  test('[STRA-018] the changes are shown before, and only then published', async () => {
    const held = serveStrategy(server, fakeStrategy(WRITTEN));
    const { toasts } = showStrategy(STATEMENTS);
    const { write, publish } = await editorParts();
    await write('Differentiating Values', 'Always. ');
    await publish();
    const changes = await changesParts();
    expect(await changes.sections()).toEqual(['Differentiating Values1 word added']);
    expect(changes.drawer.getByText('Against the version of Nov 3')).toBeVisible();
    expect(changes.drawer.getByText('added:').closest('ins')).toHaveTextContent(/Always\./);
    expect(await findViolations()).toEqual([]);
    expect(held.saved).toEqual([]);
    await changes.publish();
    await noDialog();
    expect(held.saved).toMatchObject([{ IsPublish: true }]);
    expect(titlesOf(toasts)).toEqual(['Strategy published']);
    expect(screen.queryByText('This is a draft')).not.toBeInTheDocument();
  });

  test('[STRA-007] [STRA-018] the saved draft is compared and published from the page', async () => {
    const published = fakeStrategy(WRITTEN);
    const draft = fakeStrategy({
      StrategyBasic: {
        Mission: '<p>Keep all equipment working.</p>',
        Vision: '<p><strong>No day</strong> of treatment is lost.</p>',
        Values: '',
      },
      Objectives: { ...WRITTEN.Objectives, Product: '<p>One plan.</p>' },
      Video: { VideoUrl: YOUTUBE },
      IsDraft: true,
      UpdatedAt: '2026-11-18T10:00:00.000Z',
    });
    const held = serveStrategy(server, draft, { published });
    const { location, toasts } = showStrategy();
    await userEvent.click(await screen.findByRole('button', { name: 'See changes' }));
    const changes = await changesParts();
    expect(location()).toBe('/v3/strategy?show=changes');
    expect(await changes.sections()).toEqual([
      'Mission Statement1 word added, 1 removed',
      'Vision StatementOnly formatting or links',
      'Differentiating ValuesRemoved, 4 words',
      'ProductNew, 2 words',
    ]);
    expect(await findViolations()).toEqual([]);
    await changes.publish();
    await noDialog();
    expect(held.saved).toMatchObject([{ IsPublish: true, UpdatedAt: '2026-11-18T10:00:00.000Z' }]);
    expect(titlesOf(toasts)).toEqual(['Strategy published']);
    expect(location()).toBe('/v3/strategy');
  });

  test('with nothing changed it says so, and there is nothing to press', async () => {
    serveStrategy(server, fakeStrategy(WRITTEN));
    showStrategy(STATEMENTS);
    const { publish } = await editorParts();
    await publish();
    const { drawer } = await changesParts();
    expect(await drawer.findByText('There is nothing to publish')).toBeVisible();
    expect(drawer.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  });

  test('a draft that somebody else has changed is not published; its current text is shown', async () => {
    const draft = fakeStrategy({ ...WRITTEN, IsDraft: true, UpdatedAt: '2026-11-18T10:00:00.000Z' });
    const held = serveStrategy(server, draft, { published: UNWRITTEN });
    showStrategy('?show=changes');
    const changes = await changesParts();
    await changes.sections();
    held.strategy = {
      ...draft,
      StrategyBasic: { Mission: 'Anew', Vision: '', Values: '' },
      UpdatedAt: '2026-11-19T08:00:00.000Z',
      UpdatedBy: ANA,
    };
    await changes.publish();
    expect(await changes.drawer.findByText('Ana Ruiz changed the strategy meanwhile.')).toBeVisible();
    await waitFor(async () => expect(await changes.sections()).toContain('Mission StatementNew, 1 word'));
    expect(held.saved).toHaveLength(1);
    await changes.publish();
    await noDialog();
    expect(held.saved[1]).toMatchObject({
      UpdatedAt: '2026-11-19T08:00:00.000Z',
      StrategyBasic: { Mission: 'Anew' },
    });
  });
});

describe('text that is not saved', () => {
  test('closing asks, leaving the page is blocked until then, and the text is offered again', async () => {
    serveStrategy(server, fakeStrategy(WRITTEN));
    const { guards, location } = showStrategy(STATEMENTS);
    const first = await editorParts();
    await first.write('Mission Statement', 'Half a thought. ');
    await waitFor(() => expect([...guards]).toEqual(['The strategy is not saved.']));
    await first.cancel();
    const question = within(await screen.findByRole('alertdialog', { name: 'You have unsaved changes' }));
    await userEvent.click(question.getByRole('button', { name: 'Continue' }));
    expect(await first.field('Mission Statement')).toHaveTextContent(/Half a thought\./);
    await first.cancel();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await noDialog();
    expect([...guards]).toEqual([]);
    expect(location()).toBe('/v3/strategy');
    await userEvent.click(screen.getByRole('button', { name: 'Edit: Mission Statement' }));
    const second = await editorParts();
    expect(await second.field('Mission Statement')).not.toHaveTextContent(/Half a thought/);
    await userEvent.click(second.drawer.getByRole('button', { name: 'Restore' }));
    await waitFor(async () =>
      expect(await second.field('Mission Statement')).toHaveTextContent(/Half a thought\./),
    );
  });

  test('an editor in which nothing was written closes without a question', async () => {
    serveStrategy(server, fakeStrategy(WRITTEN));
    showStrategy(STATEMENTS);
    const { drawer, cancel } = await editorParts();
    expect(drawer.getByRole('button', { name: 'Save Draft' })).toHaveAccessibleDescription(
      'Nothing has changed yet.',
    );
    await cancel();
    await noDialog();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
