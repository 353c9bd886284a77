import { expect, originOf, test } from '../src/fixtures.ts';
import { Frame } from '../src/frame.ts';
import { goInApp } from '../src/in-app.ts';
import { reloadLive } from '../src/live.ts';
import { hireNewcomer } from '../src/newcomer.ts';
import { Fingers, OrgChartPage } from '../src/org-chart-page.ts';
import { SIZES } from '../src/screens.ts';

const OBSERVER = 'Margaret Ashworth-Delacroix';

for (const account of ['manager', 'observer'] as const) {
  test(`[ORG-001] [ORG-002] [ORG-004] ${account} finds the organisation under both tabs, without observers in the chart`, async ({
    visit,
    api,
  }) => {
    const { me } = await api(account);
    const { page } = await visit(account, '/v3/home');
    await new Frame(page).goTo('Organization');
    const { chart, card, search } = chartOf(page);
    await expect(page.getByRole('tab', { name: 'Org Structure' })).toHaveAttribute('aria-selected', 'true');
    await expect(card('Ingrid Søndergaard')).toBeVisible();
    await expect(card(`${me.Profile.Name} `)).toHaveCount(account === 'observer' ? 0 : 1);
    await expect(chart.getByText(OBSERVER)).toHaveCount(0);
    await search.fill(OBSERVER);
    await expect(page.getByText('Nobody in the chart has this name').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Employee Directory' }).click();
    await expect(page.getByRole('table', { name: 'Employees' })).toBeVisible();
    await expect(page).toHaveURL(/\/v3\/organization\?tab=directory$/);
    await page.goBack();
    await expect(chart).toBeVisible();
  });
}

/** The parts of the chart as functions, which tests can take apart. */
function chartOf(page: ConstructorParameters<typeof OrgChartPage>[0]) {
  const view = new OrgChartPage(page);
  return {
    view,
    chart: view.chart,
    search: view.search,
    info: view.info,
    zoom: view.zoom,
    outline: view.outline,
    card: (name: string) => view.card(name),
    reports: (name: string) => view.reports(name),
  };
}

type Area = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

const overlap = (a: Area, b: Area): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test('[ORG-002] [ORG-003] search opens the way, moves there and marks; Back returns to whom was seen before', async ({
  visit,
}) => {
  const { page } = await visit('ceo', '/v3/organization');
  const { view, card, info, reports } = chartOf(page);
  await expect(card('Ana Ruiz')).toBeVisible();
  await expect(card('José Ángel Muñoz')).toHaveCount(0);
  await view.find('José Ángel');
  await expect(card('José Ángel Muñoz')).toHaveAttribute('aria-pressed', 'true');
  await expect(card('José Ángel Muñoz')).toBeInViewport();
  await expect(page).toHaveURL(/\/v3\/organization\/\d+$/);
  await expect(info.getByText('Support Engineer')).toBeVisible();
  await info.getByRole('button', { name: 'Zoë Lefèvre' }).click();
  await expect(info.getByText('Head of Customer Success')).toBeVisible();
  await expect(reports('Zoë Lefèvre')).toHaveAttribute('aria-expanded', 'true');
  await page.goBack();
  await expect(card('José Ángel Muñoz')).toHaveAttribute('aria-pressed', 'true');

  await test.step('the info box shows more on demand and links to the profile', async () => {
    await expect(info.getByRole('link', { name: /@acme\.example$/ })).toHaveCount(0);
    await info.getByRole('button', { name: 'Expand info' }).click();
    await expect(info.getByRole('link', { name: 'jose.munoz@acme.example' })).toBeVisible();
    await info.getByRole('link', { name: 'View Profile' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'José Ángel Muñoz' })).toBeVisible();
  });
});

test('[PROF-012] [PROF-017] the links of a profile lead to the person in the chart', async ({
  visit,
  api,
}) => {
  const { me } = await api('manager');
  const { page } = await visit('ceo', `/v3/profile/${me.Profile.Id}`);
  const { card, reports } = chartOf(page);
  await page.getByRole('link', { name: 'View Org Chart' }).click();
  await expect(page).toHaveURL(new RegExp(`/v3/organization/${me.Profile.Id}$`));
  await expect(card('Zoë Lefèvre')).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await page.getByRole('tab', { name: /^Direct Reports/ }).click();
  await page.getByRole('link', { name: 'View Org Structure' }).click();
  await expect(reports('Zoë Lefèvre')).toHaveAttribute('aria-expanded', 'true');
  await expect(card('Kateřina Dvořáková')).toBeVisible();
});

test('a branch that opens is shown as a whole, and whose it is stays where they were when it closes', async ({
  visit,
}) => {
  const { page } = await visit('ceo', '/v3/organization', { reducedMotion: 'reduce' });
  const { view, card, reports } = chartOf(page);
  await reports('Håkon Bjørnstad').click();
  for (const name of ['Chiara Bianchi', 'Håkon Bjørnstad', 'Ingrid Søndergaard'])
    await expect(card(name)).toBeInViewport({ ratio: 1 });
  await reports('Ana Ruiz').click();
  for (const name of ['Zoë Lefèvre', 'Renée Grünwald', 'Ana Ruiz', 'Ingrid Søndergaard'])
    await expect(card(name)).toBeInViewport({ ratio: 1 });
  const before = await view.middle(card('Ana Ruiz'));
  await reports('Ana Ruiz').click();
  await expect(card('Zoë Lefèvre')).toHaveCount(0);
  const after = await view.middle(card('Ana Ruiz'));
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(1.5);
});

test('the chart opens on the branch of the viewer, and leads back to it', async ({ visit }) => {
  const { page } = await visit('manager', '/v3/organization', { reducedMotion: 'reduce' });
  const { view, card, chart, reports } = chartOf(page);
  const line = ['Ingrid Søndergaard', 'Ana Ruiz', 'Zoë Lefèvre'];
  const middles = async (): Promise<readonly number[]> =>
    Promise.all(line.map(async (name) => (await view.middle(card(name))).x));
  await expect(card('Zoë Lefèvre')).toBeInViewport({ ratio: 1 });
  const { x } = await view.middle(chart);
  for (const middle of await middles()) expect(Math.abs(middle - x)).toBeLessThan(3);
  await expect(card('Kateřina Dvořáková')).toBeInViewport({ ratio: 1 });
  const start = await view.middle(card('Zoë Lefèvre'));

  await view.find('Chiara Bianchi');
  await expect(card('Chiara Bianchi')).toBeInViewport();
  await page.getByRole('button', { name: 'My branch' }).click();
  await expect(page).toHaveURL(/\/v3\/organization$/);
  await expect(reports('Håkon Bjørnstad')).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => view.middle(card('Zoë Lefèvre'))).toEqual(start);
});

test('the box of a person is beside the card and covers nobody, nor the minimap', async ({ visit }) => {
  const { page } = await visit('manager', '/v3/organization', { reducedMotion: 'reduce' });
  const { view, card, chart, info } = chartOf(page);
  const minimap = page.getByRole('img', { name: 'Minimap' });
  for (const name of [
    'Mateusz Wójcik',
    'José Ángel Muñoz',
    'Zoë Lefèvre',
    'Ana Ruiz',
    'Ingrid Søndergaard',
  ]) {
    await card(name).click();
    await expect(info).toContainText(name);
    await expect(info.getByRole('button', { name: 'Expand info' })).toBeVisible();
    // The cards move over at once, the box is measured in the frame after.
    await expect
      .poll(async () => {
        const box = await info.boundingBox();
        const others = await chart.locator('.oc-card').all();
        const boxes = await Promise.all([...others, minimap].map((other) => other.boundingBox()));
        return boxes.filter((other) => box && other && overlap(box, other)).length;
      })
      .toBe(0);
    const [own, box] = [await view.middle(card(name)), await info.boundingBox()];
    expect(own.y).toBeGreaterThan(box?.y ?? Infinity);
    expect(own.y).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0));
  }
});

test('the chart follows the hand, zooms around the pointer, and fits the screen again', async ({ visit }) => {
  const { page } = await visit('ceo', '/v3/organization', { reducedMotion: 'reduce' });
  const { view, card, zoom } = chartOf(page);
  const ingrid = card('Ingrid Søndergaard');
  await expect(ingrid).toBeVisible();
  const start = await view.middle(ingrid);
  await page.mouse.move(start.x + 200, start.y + 20);
  await page.mouse.down();
  await page.mouse.move(start.x + 260, start.y + 60, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => view.middle(ingrid)).toEqual({ x: start.x + 60, y: start.y + 40 });

  const pointed = await view.middle(ingrid);
  await page.mouse.move(pointed.x, pointed.y);
  await page.mouse.wheel(0, -240);
  await expect(zoom).not.toHaveText('100%');
  const after = await view.middle(ingrid);
  expect(Math.hypot(after.x - pointed.x, after.y - pointed.y)).toBeLessThan(3);
  // The drag pressed nobody.
  await expect(page).toHaveURL(/\/v3\/organization$/);

  await zoom.getByRole('button', { name: 'Fit to screen' }).click();
  await expect(zoom).toContainText('100%');
  await expect.poll(() => view.middle(ingrid)).toEqual(start);
});

test('from far away people are a picture in which each can be pressed; the minimap leads everywhere', async ({
  visit,
}) => {
  const { page } = await visit('ceo', '/v3/organization', { reducedMotion: 'reduce' });
  const { view, chart, card, zoom, info } = chartOf(page);
  await expect(card('Ana Ruiz')).toBeVisible();
  const [centre, near] = [await view.middle(chart), await view.middle(card('Ana Ruiz'))];
  const presses = 4;
  for (let press = 0; press < presses; press += 1)
    await zoom.getByRole('button', { name: 'Zoom out' }).click();
  await expect(card('Ana Ruiz')).toHaveCount(0);
  // The buttons zoom around the middle, each press by a quarter.
  const far = (from: number, to: number): number => from + (to - from) / 1.25 ** presses;
  await page.mouse.click(far(centre.x, near.x), far(centre.y, near.y));
  await expect(info.getByText('Ana Ruiz')).toBeVisible();
  await expect(card('Ana Ruiz')).toBeInViewport();

  await page.getByRole('button', { name: 'Expand all' }).click();
  const minimap = page.getByRole('img', { name: 'Minimap' });
  const corner = await minimap.boundingBox();
  await page.mouse.click((corner?.x ?? 0) + 20, (corner?.y ?? 0) + 60);
  await expect(card('Ana Ruiz')).not.toBeInViewport();
});

test('the outline is used from the keyboard alone', async ({ visit }) => {
  const { page } = await visit('manager', '/v3/organization');
  const { chart, outline, info } = chartOf(page);
  await expect(chart).toBeVisible();
  await page.getByRole('button', { name: 'Outline' }).press('Enter');
  await expect(page).toHaveURL(/\?view=outline$/);
  await outline.focus();
  await page.keyboard.press('Home');
  const active = async (): Promise<string | undefined> =>
    outline.evaluate(
      (tree) =>
        document.getElementById(tree.getAttribute('aria-activedescendant') ?? '')?.querySelector('b')
          ?.textContent,
    );
  await expect.poll(active).toMatch(/^Ingrid Søndergaard/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('t');
  await expect.poll(active).toMatch(/^Tomáš Čapek/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(active).toMatch(/^\S+ .*/);
  await page.keyboard.press('Enter');
  await expect(info.getByRole('button', { name: 'Tomáš Čapek' })).toBeVisible();
  await page.reload();
  await expect(outline.getByRole('treeitem', { selected: true })).toBeVisible();
});

test('an address names whom it may: a stranger, an observer and nonsense break nothing', async ({
  visit,
  api,
}) => {
  const { me: observer } = await api('observer');
  const { me: foreign } = await api('manager', 'globex');
  const { page } = await visit('contributor', `/v3/organization/${observer.Profile.Id}`);
  const notice = page.getByRole('status', { name: 'Selected employee' });
  await expect(notice).toContainText(`${OBSERVER} is not in the chart`);
  const { me } = await api('ceo');
  const isKnown = (await (await api('ceo')).call('people.org', {})).data.some(
    ({ id }) => id === foreign.Profile.Id,
  );
  for (const id of [2_000_000_000, ...(isKnown ? [] : [foreign.Profile.Id])]) {
    await goInApp(page, `/v3/organization/${id}`);
    await expect(notice).toContainText('This person does not exist');
  }
  await goInApp(page, '/v3/organization/words');
  await expect(chartOf(page).card(me.Profile.Name)).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('[ORG-005] a deactivated person leaves the chart at once, and comes back', async ({
  visit,
  api,
  baseURL,
}) => {
  const name = 'Radka Vesela';
  const [ceo, admin, manager] = await Promise.all([
    api('ceo', 'globex'),
    api('orgadmin', 'globex'),
    api('manager', 'globex'),
  ]);
  const { Id: managerId } = manager.me.Profile;
  const { id } = await hireNewcomer(admin, name, { managerId: managerId });
  const params = { id };
  const { page } = await visit('manager', `/v3/organization/${managerId}`, { tenant: 'globex' });
  expect(page.url()).toContain(originOf('globex', baseURL));
  await reloadLive(page);
  const { card } = chartOf(page);
  await expect(card(name)).toBeVisible();
  await ceo.call('people.deactivate', { params });
  await expect(card(name)).toHaveCount(0);
  await ceo.call('people.activate', { params });
  await expect(card(name)).toBeVisible();
});

test('on a phone the chart is dragged and pinched, and a person is pressed', async ({ visit }) => {
  const { page } = await visit('manager', '/v3/organization', { ...SIZES.phone, reducedMotion: 'reduce' });
  const { view, card, info, zoom, outline } = chartOf(page);
  await test.step('the outline comes first, opened to the viewer', async () => {
    await expect(outline.getByRole('treeitem', { name: /^Zoë Lefèvre \(You\)/ })).toBeInViewport();
    const kate = outline.getByRole('treeitem', { name: /^Kateřina/ });
    await kate.getByRole('link').tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Kateřina Dvořáková' })).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Chart' }).tap();
    await expect(page).toHaveURL(/\?view=chart$/);
  });
  const zoe = card('Zoë Lefèvre');
  await expect(zoe).toBeInViewport();
  const fingers = await Fingers.on(page);
  const start = await view.middle(zoe);
  await fingers.move([{ from: start, to: { x: start.x + 40, y: start.y - 90 } }]);
  await expect.poll(() => view.middle(zoe)).toEqual({ x: start.x + 40, y: start.y - 90 });
  await expect(info).toHaveCount(0);

  const width = async (): Promise<number> => (await zoe.boundingBox())?.width ?? 0;
  const before = await width();
  const centre = await view.middle(zoe);
  await fingers.move([
    { from: { x: centre.x - 40, y: centre.y }, to: { x: centre.x - 70, y: centre.y } },
    { from: { x: centre.x + 40, y: centre.y }, to: { x: centre.x + 70, y: centre.y } },
  ]);
  await expect.poll(width).toBeGreaterThan(before * 1.5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await zoom.getByRole('button', { name: 'Fit to screen' }).tap();
  await view.find('Ana Ruiz');
  await card('Ana Ruiz').tap();
  await expect(info.getByRole('link', { name: 'View Profile' })).toBeVisible();
});
