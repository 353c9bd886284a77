import { useState, type ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { translateTexts, TRANSLATORS, type Translator } from '../testing/translate-texts.ts';
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
        Since {week - 1} <em>until {week}</em>, {names.length} of {week} people
      </p>
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
async function walk(translator?: Translator): Promise<readonly (string | null)[]> {
  const { unmount } = render(<Changing />);
  const seen: (string | null)[] = [];
  for (const name of ['Previous', 'Previous', 'Forward', 'Forward', 'Previous', 'Forward']) {
    if (translator) translateTexts(document.body, translator);
    await userEvent.click(screen.getByRole('button', { name }));
    seen.push(screen.getByRole('region', { name: 'Figures' }).textContent);
  }
  if (translator) translateTexts(document.body, translator);
  unmount();
  return seen;
}

test.each(TRANSLATORS)(
  'behind the translator of %s the page shows every figure and word that one without it shows',
  async (translator) => {
    expect(await walk(translator)).toEqual(await walk());
    expect(document.querySelectorAll('font')).toHaveLength(0);
  },
);

test('a text that is translated twice, or put back, still changes', async () => {
  render(<Changing />);
  translateTexts();
  translateTexts();
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByRole('heading')).toHaveTextContent('Week 7 of 13');
  translateTexts();
  for (const font of document.querySelectorAll('h2 > font')) font.replaceWith(font.textContent ?? '');
  await userEvent.click(screen.getByRole('button', { name: 'Forward' }));
  expect(screen.getByRole('heading')).toHaveTextContent('Week 9 of 13');
});

test('a translator that uses the methods of the page is followed, too', async () => {
  render(<Changing />);
  const week = screen.getByRole('heading').childNodes[1];
  const font = document.createElement('font');
  font.append('8');
  if (week) screen.getByRole('heading').insertBefore(font, week);
  if (week) screen.getByRole('heading').removeChild(week);
  expect(screen.getByRole('heading')).toHaveTextContent('Week 8 of 13');
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByRole('heading')).toHaveTextContent('Week 7 of 13');
});

test.each(TRANSLATORS)('what the translator of %s does not change keeps the focus', async (translator) => {
  render(<Changing />);
  translateTexts(document.body, translator);
  const forward = screen.getByRole('button', { name: 'Forward' });
  forward.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading')).toHaveTextContent('Week 10 of 13');
  expect(forward).toHaveFocus();
});

test('what a person types into a text with formats stays when the page changes something in it', () => {
  const editor = document.createElement('div');
  editor.setAttribute('contenteditable', 'true');
  const text = document.createTextNode('As it was');
  document.body.append(editor);
  editor.append(text);
  text.data = 'As it is written';
  editor.appendChild(document.createElement('br'));
  expect(editor.innerHTML).toBe('As it is written<br>');
  editor.remove();
});

test('without it, what is not there is still refused', () => {
  const [parent, other] = [document.createElement('p'), document.createElement('b')];
  expect(() => parent.removeChild(other)).toThrow();
  expect(() => parent.insertBefore(document.createElement('i'), other)).toThrow();
});
