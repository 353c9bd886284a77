import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LIMITS } from '@cadence/shared-contract';
import { ApiProblem, findViolations, on, setupApiServer } from '@cadence/shared-auth/testing';
import {
  COMPLETE,
  ENTERED,
  fullReport,
  ownManual,
  OWNER,
  PROGRESS,
  QUESTIONS,
  serveManual,
  showManual,
} from '../../../testing/user-manual.fixtures.ts';

const server = setupApiServer();
const opened: string[] = [];
let isLetOpen = true;

beforeEach(() => {
  localStorage.clear();
  opened.splice(0);
  isLetOpen = true;
  jest.spyOn(window, 'open').mockImplementation((url) => {
    opened.push(String(url));
    return isLetOpen ? ({ opener: window } as unknown as Window) : null;
  });
});

/** Registers with the server; the flags that came with it. */
function serveRegister(): number[] {
  const flags: number[] = [];
  server.use(
    on('userManual.register', ({ params }) => {
      flags.push(Number(params.flag));
      return { PublicKey: 'key-1', Url: '/v3/user-manual/key-1' };
    }),
  );
  return flags;
}

const hrefOf = (path: string): string => new URL(path, window.location.href).href;
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('[UMAN-002] an owner without a manual has two ways, and learns first who reads what', async () => {
  serveManual(server, ownManual());
  showManual(server, OWNER);
  expect(
    await screen.findByRole('heading', { name: 'Tell your colleagues how to work with you' }),
  ).toBeVisible();
  expect(screen.getByText('Not connected')).toBeVisible();
  expect(screen.getByText('No DISC type yet')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Four traits, none known yet' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start' })).toHaveClass('cd-btn-primary');
  expect(screen.getByRole('button', { name: 'Add DISC Manually' })).not.toHaveClass('cd-btn-primary');
  expect(screen.getByText('An assessment result replaces a manual entry for good.')).toBeVisible();
  expect(screen.getByText('Everyone at Acme')).toBeVisible();
  expect(screen.getByText('Zoë Lefèvre, Ingrid Søndergaard')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove user manual' })).not.toBeInTheDocument();
  expect(await findViolations()).toEqual([]);
});

test('[UMAN-010] the assessment opens 500 ms after it was asked for, and the button shows it', async () => {
  const flags = serveRegister();
  serveManual(server, ownManual({ ...ENTERED, Status: 3 }, { Progress: PROGRESS }));
  showManual(server, OWNER);
  const again = await button('Take up again, 12 of 28');
  const timers = jest.spyOn(window, 'setTimeout');
  // Time passes by itself: the library that waits for the page takes timers that are spied on for fake ones.
  Object.defineProperty(timers, '_isMockFunction', { value: false });
  await userEvent.click(again);
  expect(again).toHaveAttribute('aria-busy', 'true');
  expect(again).toHaveTextContent('Opening');
  expect(opened).toEqual([]);
  await waitFor(() => expect(opened).toEqual([hrefOf('/v3/user-manual/key-1')]));
  expect(timers.mock.calls.map(([, delay]) => delay)).toContain(LIMITS.assessmentDelay);
  await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
  expect(flags).toEqual([1]);
});

test('[UMAN-010] what begins an assessment registers, and opens where the server says', async () => {
  const flags = serveRegister();
  serveManual(server, ownManual());
  showManual(server, OWNER);
  await userEvent.click(await button('Start'));
  await waitFor(() => expect(opened).toEqual([hrefOf('/v3/user-manual/key-1')]));
  expect(flags).toEqual([0]);
});

test('a page that the browser holds back is a link', async () => {
  isLetOpen = false;
  serveRegister();
  serveManual(server, ownManual());
  showManual(server, OWNER);
  await userEvent.click(await button('Start'));
  const link = await screen.findByRole('link', { name: 'Open the assessment' });
  expect(link).toHaveAttribute('href', hrefOf('/v3/user-manual/key-1'));
  expect(link).toHaveAttribute('target', '_blank');
});

test('an address that is no page is not opened', async () => {
  serveManual(server, ownManual());
  server.use(on('userManual.register', () => ({ PublicKey: 'key-1', Url: 'javascript:alert(1)' })));
  const { toasts } = showManual(server, OWNER);
  await userEvent.click(await button('Start'));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Something went wrong!!'));
  expect(opened).toEqual([]);
});

test('a refusal to begin is said, and nothing opens', async () => {
  serveManual(server, ownManual());
  server.use(
    on('userManual.register', () => {
      throw new ApiProblem('conflict', 'Your manual entry would be replaced.');
    }),
  );
  const { toasts } = showManual(server, OWNER);
  await userEvent.click(await button('Start'));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Your manual entry would be replaced.'));
  expect(opened).toEqual([]);
});

const REPLACED = [
  {
    what: 'an own entry',
    fields: ENTERED,
    press: 'Start',
    title: 'Replace your manual entry?',
    sentence: /An assessment result replaces a manual entry for good\./,
  },
  {
    what: 'an earlier result',
    fields: COMPLETE,
    press: 'Take it again',
    title: 'Take the assessment again?',
    sentence: /replaces the one you have for good/,
  },
];

test.each(REPLACED)(
  '[UMAN-004] replacing $what permanently is confirmed first',
  async ({ fields, press, title, sentence }) => {
    const flags = serveRegister();
    serveManual(server, ownManual(fields), fullReport());
    showManual(server, OWNER);
    await userEvent.click(await button(press));
    const question = within(await screen.findByRole('alertdialog', { name: title }));
    expect(question.getByText(sentence)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(flags).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: press }));
    const again = within(await screen.findByRole('alertdialog', { name: title }));
    await userEvent.click(again.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(flags).toEqual([1]);
  },
);

test('[UMAN-004] an assessment in progress shows where it stopped, and what it will replace', async () => {
  serveManual(server, ownManual({ ...ENTERED, Status: 3 }, { Progress: PROGRESS }));
  showManual(server, OWNER);
  expect(await screen.findByRole('heading', { name: 'You stopped at group 12' })).toBeVisible();
  expect(screen.getByText('begun Nov 18, on your phone')).toBeVisible();
  expect(screen.getByText('about 4 minutes left')).toBeVisible();
  expect(screen.getByRole('img', { name: '11 of 28 groups saved, next is 12' }).children).toHaveLength(28);
  expect(screen.getByText('The result replaces your manual entry below for good.')).toBeVisible();
  expect(screen.getByRole('img', { name: /^You: Influence first, Dominance second/ })).toBeVisible();
  expect(screen.getByText('I think aloud and decide early.')).toBeVisible();
  expect(screen.getByText('read by everyone at Acme until then')).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

test('all groups answered: only the end is left', async () => {
  serveManual(server, ownManual({ Status: 3 }, { Progress: { ...PROGRESS, Answered: 28 } }));
  showManual(server, OWNER);
  expect(await screen.findByRole('heading', { name: 'All 28 groups are answered' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Finish the assessment' })).toBeVisible();
  expect(screen.queryByText(/left$/)).not.toBeInTheDocument();
});

test('[UMAN-001] a complete manual is shown as its readers see it, with what its owner can do', async () => {
  serveManual(server, ownManual(COMPLETE, { Questions: QUESTIONS }), fullReport());
  showManual(server, OWNER);
  expect(await screen.findByRole('heading', { name: /^Ask early/ })).toBeVisible();
  expect(screen.getByRole('img', { name: /^You: Dominance 12%/ })).toBeVisible();
  for (const name of ['Take it again', 'Edit answers', 'Remove user manual'])
    expect(screen.getByRole('button', { name })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Who can read it' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /DISC Manually/ })).not.toBeInTheDocument();
  expect(await findViolations()).toEqual([]);
});

test('the whole manual is removed after asking', async () => {
  const held = serveManual(server, ownManual(COMPLETE), fullReport());
  server.use(
    on('userManual.remove', () => {
      held.manual = ownManual();
      return { Success: true };
    }),
  );
  const { toasts } = showManual(server, OWNER);
  await userEvent.click(await button('Remove user manual'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove your user manual?' }));
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Not connected')).toBeVisible();
  expect(toasts.at(-1)?.title).toBe('User manual removed');
});

describe('answers to the open questions', () => {
  async function openAnswers() {
    serveManual(server, ownManual(COMPLETE, { Questions: QUESTIONS }), fullReport());
    const view = showManual(server, OWNER);
    await userEvent.click(await button('Edit answers'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit answers' }));
    return { ...view, drawer, save: drawer.getByRole('button', { name: 'Save' }) };
  }

  test('a choice is tapped, or own words are written; only what changed is sent', async () => {
    const sent: unknown[] = [];
    server.use(
      on('userManual.saveAnswers', ({ body }) => {
        sent.push(body.Answers);
        return { data: ownManual(COMPLETE, { Questions: QUESTIONS }) };
      }),
    );
    const { drawer, save } = await openAnswers();
    const time = drawer.getByRole('textbox', { name: 'When do you work best?' });
    const news = drawer.getByRole('textbox', { name: 'How should bad news reach you?' });
    expect(time).toHaveValue('Before ten');
    expect(drawer.getByRole('button', { name: 'Before ten' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(drawer.getByRole('button', { name: 'In person' }));
    expect(news).toHaveValue('In person');
    await userEvent.type(news, ', the same day');
    expect(drawer.getByRole('button', { name: 'In person' })).toHaveAttribute('aria-pressed', 'false');
    expect(await findViolations()).toEqual([]);
    await userEvent.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([[{ Question: 'bad-news', AnswerChoice: 'In person, the same day' }]]);
  });

  test('an answer that is too long is not sent', async () => {
    const { drawer, save } = await openAnswers();
    const news = drawer.getByRole('textbox', { name: 'How should bad news reach you?' });
    await userEvent.click(news);
    await userEvent.paste('x'.repeat(LIMITS.answerChoice + 1));
    await userEvent.click(save);
    expect(await drawer.findByText('An answer must have at most 255 characters.')).toBeVisible();
    await waitFor(() => expect(news).toHaveFocus());
  });
});

test('[UMAN-017] from somebody else’s site the result is fetched, and a refusal is said', async () => {
  const Progress = { ...PROGRESS, Answered: 0, Url: 'https://disc.example/key-1' };
  serveManual(server, ownManual({ Status: 3, PublicKey: 'key-1' }, { Progress }));
  showManual(server, OWNER);
  const get = await button('Get my result');
  expect(screen.queryByText(/You stopped at group/)).toBeNull();
  server.use(
    on('userManual.connect', () => {
      throw new ApiProblem('conflict', 'The assessment is not finished yet.');
    }),
  );
  await userEvent.click(get);
  expect(await screen.findByText('The assessment is not finished yet.')).toBeVisible();
  server.use(on('userManual.connect', () => ({ data: ownManual(COMPLETE) })));
  await userEvent.click(get);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Get my result' })).toBeNull());
});

test('[P5] what is below the report is not drawn before it, where it would move', async () => {
  const report = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  serveManual(server, ownManual(COMPLETE));
  server.use(
    on('userManual.report', async () => {
      asked.resolve();
      await report.promise;
      return fullReport();
    }),
  );
  showManual(server, OWNER);
  await asked.promise;
  expect(screen.queryByRole('heading', { name: 'Your assessment' })).toBeNull();
  report.resolve();
  expect(await screen.findByRole('heading', { name: 'Your assessment' })).toBeVisible();
});
