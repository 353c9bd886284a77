import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  findViolations,
  on,
  onOffline,
  onPending,
  ApiProblem,
  renderWithShell,
  setupApiServer,
} from '@cadence/shared-auth/testing';
import {
  ANA,
  asReader,
  EDITOR,
  fakeStrategy,
  READER,
  serveStrategy,
  UNWRITTEN,
  WRITTEN,
  YOUTUBE,
} from '../testing/strategy.fixtures.ts';
import StrategyPage from './strategy-page.tsx';

const server = setupApiServer();
beforeEach(() => localStorage.clear());

const show = (session = EDITOR, route = '/v3/strategy') =>
  renderWithShell(<StrategyPage />, { session, route });
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
/** The shell's, not that of a section. */
const header = () => within(screen.getAllByRole('banner')[0]!);
const buttons = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('button')
    .map((one) => one.getAttribute('aria-label') ?? one.textContent);

describe('who may edit', () => {
  test('[SHELL-006] [STRA-001] sees statements, objectives, video, progress and versions, and when it was published', async () => {
    serveStrategy(
      server,
      fakeStrategy({ ...WRITTEN, StrategyBasic: { ...WRITTEN.StrategyBasic, Field1: 'Old' } }),
    );
    show();
    expect(await screen.findByText('Keep the equipment working.')).toBeVisible();
    expect(headings()).toEqual([
      'Mission Statement',
      'Vision Statement',
      'Differentiating Values',
      'Strategic Objectives',
      'CEO video message',
      'Progress',
      'Versions',
      'Legacy questions',
    ]);
    expect(header().getByText('Published Nov 3')).toBeVisible();
    expect(screen.queryByText('This is a draft')).not.toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
  });

  test('[STRA-003] [STRA-014] sees a welcome with the horizon of 2 to 3 years, until it is dismissed', async () => {
    serveStrategy(server, fakeStrategy(WRITTEN));
    const first = show();
    expect(await screen.findByText('Welcome, Ingrid.')).toBeVisible();
    expect(screen.getByText(/Write it for the next 2 to 3 years\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Welcome, Ingrid.')).not.toBeInTheDocument();
    first.unmount();
    show();
    await screen.findByText('Keep the equipment working.');
    expect(screen.queryByText('Welcome, Ingrid.')).not.toBeInTheDocument();
  });

  test('[STRA-008] [STRA-009] an empty statement asks questions and offers to answer them', async () => {
    serveStrategy(server, fakeStrategy({ StrategyBasic: { Mission: '<p>Written.</p>' } }));
    show();
    expect(await screen.findByText(/^Where will you stand in 2 to 3 years\?/)).toBeVisible();
    expect(screen.getByText(/^What do you do differently from others\?/)).toBeVisible();
    expect(screen.queryByText(/^Why does the company exist\?/)).not.toBeInTheDocument();
    const offered = buttons().filter((text) => /Edit:|Add Your Strategies/.test(text));
    expect(offered).toEqual([
      'Edit: Mission Statement',
      'Add Your Strategies: Vision Statement',
      'Add Your Strategies: Differentiating Values',
    ]);
  });

  test('[STRA-010] [STRA-011] [STRA-012] the six areas are in their order, and say which are written', async () => {
    serveStrategy(server, fakeStrategy(WRITTEN));
    show();
    await screen.findByText('Sell to groups.');
    const areas = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(areas).toEqual([
      '1, writtenCustomersTwo departments live.',
      '2, not written yetEmployeesNot written yet',
      '3, not written yetShareholdersNot written yet',
      '4, writtenSalesSell to groups.',
      '5, not written yetMarketingNot written yet',
      '6, not written yetProductNot written yet',
    ]);
    const lit = screen.getAllByRole('listitem').filter((area) => area.querySelector('.st-number-on'));
    expect(lit).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Add/Edit Your Objectives' })).toBeVisible();
  });

  test('[STRA-005] a missing video can be added, and an existing one updated', async () => {
    const held = serveStrategy(server, UNWRITTEN);
    const { hub } = show();
    expect(await screen.findByRole('button', { name: 'Add Your Video' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Update Video' })).not.toBeInTheDocument();
    held.strategy = fakeStrategy(WRITTEN);
    act(() => hub.emit('TenantUpdate', { type: 'strategy_published', id: 1, actorId: ANA.Id }));
    expect(await screen.findByRole('button', { name: 'Update Video' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add Your Video' })).not.toBeInTheDocument();
  });

  test('[STRA-015] progress is shown by bars and numbers', async () => {
    serveStrategy(server, fakeStrategy({ ...WRITTEN, StrategyBasic: { Mission: 'x', Vision: 'y' } }));
    show();
    await screen.findByText('Progress');
    const bars = screen.getAllByRole('progressbar').map((bar) => [bar.getAttribute('aria-valuetext'), bar]);
    expect(bars.map(([text]) => text)).toEqual(['100%', '67%', '2 of 6']);
    expect(screen.getByRole('progressbar', { name: 'Strategic objectives' })).toBeVisible();
  });

  test('[STRA-007] a draft says so, since when and by whom, and what readers see until then', async () => {
    serveStrategy(
      server,
      fakeStrategy({ ...WRITTEN, IsDraft: true, UpdatedAt: '2026-11-18T20:05:00.000Z', UpdatedBy: ANA }),
    );
    show();
    expect(await screen.findByText('This is a draft')).toBeVisible();
    expect(
      screen.getByText(/^Saved Nov 18, .* by Ana Ruiz\. Readers see the version of Nov 3\.$/),
    ).toBeVisible();
    expect(header().getByText('Draft')).toBeVisible();
    expect(screen.queryByText(/^Published Nov 3$/)).not.toBeInTheDocument();
  });

  test('[STRA-006] founder guidance is a video and a few words', async () => {
    serveStrategy(server, fakeStrategy(WRITTEN));
    const { location } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Founder guidance' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Founder guidance' }));
    expect(drawer.getByRole('button', { name: /^Play .* Plays from YouTube$/ })).toBeVisible();
    expect(drawer.getByText(/next 2 to 3 years/)).toBeVisible();
    expect(location()).toBe('/v3/strategy?show=guidance');
    expect(await findViolations()).toEqual([]);
  });

  test('[STRA-002] legacy answers open in a drawer, each under its number', async () => {
    serveStrategy(
      server,
      fakeStrategy({ StrategyBasic: { Field2: 'Hospitals.', Field7: '<p>Contracts.</p>', Field8: '' } }),
    );
    show();
    expect(await screen.findByText(/^2 answers from before/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'View answers' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Legacy questions' }));
    const questions = drawer.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(questions).toEqual(['Question 2', 'Question 7']);
    expect(drawer.getByText('Contracts.')).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });
});

describe('who may not edit', () => {
  test('[STRA-013] [STRA-002] reads what is written, under its own number, and nothing asks to be written', async () => {
    serveStrategy(
      server,
      asReader(fakeStrategy({ ...WRITTEN, StrategyBasic: { Vision: '<p>No day lost.</p>' } })),
    );
    show(READER);
    expect(await screen.findByText('No day lost.')).toBeVisible();
    expect(headings()).toEqual(['Vision Statement', 'Strategic Objectives', 'CEO video message']);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1, writtenCustomersTwo departments live.',
      '4, writtenSalesSell to groups.',
    ]);
    expect(buttons()).toEqual(['Play CEO video message. Plays from YouTube']);
    expect(screen.queryByText(/Welcome/)).not.toBeInTheDocument();
    expect(header().getByText('Published Nov 3')).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  test('[STRA-013] without objectives or a video there is no place for them', async () => {
    serveStrategy(server, asReader(fakeStrategy({ StrategyBasic: { Mission: '<p>Only this.</p>' } })));
    show(READER);
    await screen.findByText('Only this.');
    expect(headings()).toEqual(['Mission Statement']);
  });

  test('[STRA-013] with nothing published it is said kindly', async () => {
    serveStrategy(server, asReader(UNWRITTEN));
    show(READER);
    expect(await screen.findByText('There is no strategy yet')).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  test.each(['edit=statements', 'show=history', 'show=changes', 'show=legacy'])(
    '[STRA-016] an address with ?%s opens nothing',
    async (query) => {
      serveStrategy(server, asReader(fakeStrategy(WRITTEN)));
      show(READER, `/v3/strategy?${query}`);
      await screen.findByText('Keep the equipment working.');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  test('what is published appears by itself, in place', async () => {
    const held = serveStrategy(server, asReader(fakeStrategy(WRITTEN)));
    const { hub } = show(READER);
    const section = (await screen.findByText('Keep the equipment working.')).closest('section');
    held.strategy = asReader(fakeStrategy({ ...WRITTEN, StrategyBasic: { Mission: '<p>Anew.</p>' } }));
    act(() => hub.emit('TenantUpdate', { type: 'strategy_published', id: 2, actorId: ANA.Id }));
    expect(await screen.findByText('Anew.')).toBeVisible();
    expect(section).toBeInTheDocument();
  });
});

describe('the video message', () => {
  const showVideo = (VideoUrl: string) => {
    serveStrategy(server, asReader(fakeStrategy({ Video: { VideoUrl } })));
    return show(READER);
  };
  const press = async () => userEvent.click(await screen.findByRole('button', { name: /^Play/ }));

  test('[STRA-004] nothing of others is there before play; then their frame, which gets the focus', async () => {
    const { container } = showVideo(YOUTUBE);
    expect(await screen.findByText('Plays from YouTube')).toBeVisible();
    expect(container.querySelector('iframe, video, img, link')).toBeNull();
    await press();
    const frame = screen.getByTitle('CEO video message');
    expect(frame).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
    );
    expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    expect(frame).toHaveAttribute('sandbox', expect.stringContaining('allow-scripts'));
    expect(frame).toHaveFocus();
  });

  test('[STRA-004] a file plays in the browser, or is to be opened in a new tab', async () => {
    const { container } = showVideo('https://cdn.example.com/message.mp4');
    expect(await screen.findByText('Plays from cdn.example.com')).toBeVisible();
    await press();
    const video = container.querySelector('video');
    expect(video).toHaveAttribute('src', 'https://cdn.example.com/message.mp4');
    expect(video).toHaveAttribute('controls');
    act(() => void video?.dispatchEvent(new Event('error')));
    expect(screen.getByRole('alert')).toHaveTextContent('The video cannot be played here.');
    const link = screen.getByRole('link', { name: 'Open it in a new tab' });
    expect(link).toHaveAttribute('href', 'https://cdn.example.com/message.mp4');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test.each([
    ['http://intranet.example.com/message', true],
    ['see the intranet', false],
  ])('[STRA-004] a raw address %s is shown unchanged (a link: %s)', async (address, isLink) => {
    showVideo(address);
    const text = await screen.findByText(address);
    expect(text.closest('a') !== null).toBe(isLink);
    expect(screen.queryByRole('button', { name: /^Play/ })).not.toBeInTheDocument();
  });
});

test('loading, failing and trying again', async () => {
  server.use(onPending('strategy.read'));
  const pending = show(READER);
  expect(screen.getByText('Loading the strategy')).toBeInTheDocument();
  pending.unmount();
  server.use(onOffline('strategy.read'));
  const offline = show(READER);
  expect(await screen.findByText('The strategy could not be loaded')).toBeVisible();
  expect(screen.getByText(/could not be reached/)).toBeVisible();
  serveStrategy(server, asReader(fakeStrategy(WRITTEN)));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Keep the equipment working.')).toBeVisible();
  offline.unmount();
  server.use(
    on('strategy.read', () => {
      throw new ApiProblem('denied', 'The strategy page is not enabled for your organization.');
    }),
  );
  show(READER);
  await waitFor(() => expect(screen.getByText(/is not enabled for your organization/)).toBeVisible());
});

test('on a phone the badge is above the text, not in the header, which has no room for it', async () => {
  const plain = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(plain(query), { matches: query === '(max-width: 767px)' }));
  serveStrategy(server, asReader(fakeStrategy(WRITTEN)));
  show(READER);
  const badge = await screen.findByText('Published Nov 3');
  expect(screen.getByRole('main')).toContainElement(badge);
  expect(await findViolations()).toEqual([]);
});
