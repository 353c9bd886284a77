import { useState, type ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { translateTexts } from '../testing/translate-texts.ts';
import { keepTexts } from './keep-texts.ts';

let end: () => void;
beforeEach(() => {
  end = keepTexts();
});
afterEach(() => end());

/** Everything that React does with texts: alone, beside others, with and without a text before, in a list, in a choice. */
function Changing(): ReactNode {
  const [week, setWeek] = useState(8);
  const names = ['Ana', 'Ben', 'Cy'].slice(week % 3);
  return (
    <section aria-label="Figures">
      <h2>Week {week} of 13</h2>
      <p>{week}</p>
      <p>
        {week > 8 && 'Later. '}
        {week % 2 === 0 ? 'Likely' : <em>Not sure</em>}
        {week < 8 && ' Earlier.'} {names.length} people
      </p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            {name}, {week}
          </li>
        ))}
      </ul>
      {week === 7 ? null : <>Not the seventh</>}
      <button type="button" onClick={() => setWeek((before) => before - 1)}>
        Previous
      </button>
      <button type="button" onClick={() => setWeek((before) => before + 2)}>
        Forward
      </button>
    </section>
  );
}

/** What is on the page after each press, translated before each or not. */
async function walk(isTranslated: boolean): Promise<readonly (string | null)[]> {
  const { unmount } = render(<Changing />);
  const seen: (string | null)[] = [];
  for (const name of ['Previous', 'Previous', 'Forward', 'Forward', 'Previous', 'Forward']) {
    if (isTranslated) translateTexts();
    await userEvent.click(screen.getByRole('button', { name }));
    seen.push(screen.getByRole('region', { name: 'Figures' }).textContent);
  }
  if (isTranslated) translateTexts();
  unmount();
  return seen;
}

test('a translated page shows every figure and word that one without a translator shows', async () => {
  expect(await walk(true)).toEqual(await walk(false));
  expect(document.querySelectorAll('font')).toHaveLength(0);
});

test('a text that is translated twice, or put back, still changes', async () => {
  render(<Changing />);
  translateTexts();
  translateTexts();
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByRole('heading')).toHaveTextContent('Week 7 of 13');
  for (const font of document.querySelectorAll('h2 > font')) font.replaceWith(font.textContent ?? '');
  await userEvent.click(screen.getByRole('button', { name: 'Forward' }));
  expect(screen.getByRole('heading')).toHaveTextContent('Week 9 of 13');
});

test('without it, what is not there is still refused', () => {
  const [parent, other] = [document.createElement('p'), document.createElement('b')];
  expect(() => parent.removeChild(other)).toThrow();
  expect(() => parent.insertBefore(document.createElement('i'), other)).toThrow();
});
