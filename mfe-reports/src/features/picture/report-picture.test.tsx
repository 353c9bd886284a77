import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { findViolations } from '@cadence/shared-auth/testing';
import type { Picture } from '@cadence/shared-contract/charts';
import { ReportPicture, ReportPictures } from './index.ts';

const DEPARTMENTS: Picture = {
  Title: 'Updated by department, week 7',
  Kind: 'bars',
  Unit: 'people',
  Series: [
    { Name: 'updated', Look: 'solid' },
    { Name: 'not updated', Look: 'hatch' },
  ],
  Rows: [
    { Label: 'Field Service', Values: [14, 7], Note: '7 of 21 missing' },
    { Label: 'Customer Success', Values: [15, null], Note: null },
  ],
  Sentence: 'Field Service has half of those who have not updated.',
};
const WEEKS: Picture = {
  Title: 'Updated by week',
  Kind: 'lines',
  Unit: 'percent',
  Series: [
    { Name: 'This quarter', Look: 'accent' },
    { Name: 'Last quarter', Look: 'pale' },
  ],
  Rows: [
    { Label: 'Week 1', Values: [50, 40], Note: null },
    { Label: 'Week 2', Values: [62.5, 41], Note: null },
  ],
  Sentence: 'Updates rose from 50% to 62.5%.',
};
const NOTHING: Picture = {
  ...WEEKS,
  Title: 'Nothing yet',
  Rows: [{ Label: 'Week 1', Values: [null], Note: null }],
};

const cells = (): string[][] =>
  screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
const legend = (): string[] =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

/** Gives every element this width; the returned function changes it. */
function giveRoom(width: number): (next: number) => void {
  let resized = (): void => undefined;
  const room = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    const observer = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
    resized = () => callback([], observer);
    return observer;
  });
  return (next) => {
    room.mockReturnValue(next);
    act(() => resized());
  };
}

test('a picture is an image that says what it shows, under its title, beside its legend', () => {
  render(<ReportPicture picture={DEPARTMENTS} />);
  expect(screen.getByRole('figure', { name: 'Updated by department, week 7' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Updated by department, week 7' })).toBeVisible();
  expect(
    screen.getByRole('img', { name: 'Field Service has half of those who have not updated.' }),
  ).toBeVisible();
  expect(legend()).toEqual(['updated', 'not updated']);
});

test('the pointer finds every value by name', () => {
  render(<ReportPicture picture={DEPARTMENTS} />);
  const titles = [...document.querySelectorAll('rect > title')].map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'Field Service, updated: 14',
    'Field Service, not updated: 7',
    'Customer Success, updated: 15',
  ]);
});

test('missing values have a hatch defined in the same picture', () => {
  render(
    <>
      <ReportPicture picture={DEPARTMENTS} />
      <ReportPicture picture={DEPARTMENTS} />
    </>,
  );
  const hatched = [...document.querySelectorAll('[role="img"] rect[fill]')].map((rect) =>
    rect.getAttribute('fill'),
  );
  expect(new Set(hatched).size).toBe(2);
  for (const fill of hatched) expect(document.querySelector(fill?.slice(4, -1) ?? '')).not.toBeNull();
});

test('by keyboard the same data is a table, and a picture once more', async () => {
  render(<ReportPicture picture={DEPARTMENTS} />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Show as table' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const table = screen.getByRole('table', { name: /^Updated by department, week 7/ });
  expect(table).toHaveAccessibleName(expect.stringContaining('Field Service has half'));
  expect(cells()).toEqual([
    ['Row', 'updated', 'not updated', 'Note'],
    ['Field Service', '14', '7', '7 of 21 missing'],
    ['Customer Success', '15', '–none', ''],
  ]);
  expect(within(table).getByRole('rowheader', { name: 'Field Service' })).toHaveAttribute('scope', 'row');
  expect(within(table).getByRole('columnheader', { name: 'updated' })).toHaveAttribute('scope', 'col');
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('button', { name: 'Show as picture' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('img')).toBeVisible();
});

test('a table without notes has no column for them', async () => {
  render(<ReportPicture picture={WEEKS} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(cells()).toEqual([
    ['Row', 'This quarter', 'Last quarter'],
    ['Week 1', '50%', '40%'],
    ['Week 2', '62.5%', '41%'],
  ]);
});

test('it is as wide as its place, and lines that lose the room for their names get a legend', () => {
  const change = giveRoom(900);
  render(<ReportPicture picture={WEEKS} />);
  expect(screen.getByRole('img')).toHaveAttribute('width', '900');
  expect(screen.queryByRole('list')).toBeNull();
  change(300);
  expect(screen.getByRole('img')).toHaveAttribute('width', '300');
  expect(legend()).toEqual(['This quarter', 'Last quarter']);
});

test('a picture of many lines begins with five of them, and is whole on request', async () => {
  const Rows = Array.from({ length: 9 }, (_, at) => ({ Label: `Team ${at}`, Values: [1, 0], Note: null }));
  render(<ReportPicture picture={{ ...DEPARTMENTS, Rows }} />);
  const svg = screen.getByRole('img');
  const place = svg.parentElement;
  expect(place).toHaveStyle({ height: `${(Number(svg.getAttribute('height')) / 9) * 5}px` });
  const more = screen.getByRole('button', { name: 'Show all 9', expanded: false });
  await userEvent.click(more);
  expect(place?.style.height).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }));
  expect(more).toHaveFocus();
  expect(place?.style.height).not.toBe('');
});

test('a picture without anything is not there', () => {
  const { container } = render(
    <>
      <ReportPicture picture={NOTHING} />
      <ReportPictures pictures={[NOTHING]} />
      <ReportPictures pictures={[]} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});

test('of several pictures that show something one is chosen by its title', async () => {
  render(<ReportPictures pictures={[DEPARTMENTS, NOTHING, WEEKS]} />);
  const choice = within(screen.getByRole('group', { name: 'Picture' }));
  expect(choice.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    DEPARTMENTS.Title,
    WEEKS.Title,
  ]);
  expect(choice.getByRole('button', { pressed: true })).toHaveTextContent(DEPARTMENTS.Title);
  await userEvent.click(choice.getByRole('button', { name: WEEKS.Title }));
  expect(screen.getByRole('img', { name: WEEKS.Sentence })).toBeVisible();
  expect(screen.queryByRole('img', { name: DEPARTMENTS.Sentence })).toBeNull();
  expect(choice.getByRole('button', { pressed: true })).toHaveFocus();
});

test('a single picture is not chosen', () => {
  render(<ReportPictures pictures={[NOTHING, WEEKS]} />);
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByRole('figure', { name: WEEKS.Title })).toBeVisible();
});

test('axe finds nothing in a picture, its table and a choice of several', async () => {
  render(
    <main>
      <h1>Goal Compliance List</h1>
      <ReportPictures pictures={[DEPARTMENTS, WEEKS]} />
    </main>,
  );
  expect(await findViolations()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(await findViolations()).toEqual([]);
});
