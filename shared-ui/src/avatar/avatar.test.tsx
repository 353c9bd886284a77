import { fireEvent, screen } from '@testing-library/react';
import { findViolations, renderUi } from '../testing/render.tsx';
import { Avatar, AvatarStack, initialsOf, Person, tintOf } from './avatar.tsx';

test.each([
  ['Zoë Lefèvre', 'ZL'],
  ['Siobhán Ó Briain', 'SÓ'],
  ['Maximilian von Hohenstaufen-Weißenfels', 'MH'],
  ['Ștefan Ionescu', 'ȘI'],
  ['Cher', 'C'],
  ['  (Ana)  Ruiz ', 'AR'],
  ['', '?'],
])('the initials of %p are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a tint is one of six and always the same for one id', () => {
  for (const id of [0, 1, 7, 123_456, -3, 'a1b2', '']) {
    expect(tintOf(id)).toBe(tintOf(id));
    expect([1, 2, 3, 4, 5, 6]).toContain(tintOf(id));
  }
});

test('initials replace a portrait that fails to load', () => {
  const { container } = renderUi(<Avatar id={1} name="Ana Ruiz" src="/ana.png" />);
  const image = container.querySelector('img');
  expect(image).not.toBeNull();
  if (image !== null) fireEvent.error(image);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('AR')).toBeVisible();
});

test('names are said once', async () => {
  const { container } = renderUi(
    <>
      <Person id={1} name="Ana Ruiz" meta="Engineer" />
      <Avatar id={2} name="Zoë Lefèvre" labelled />
      <AvatarStack people={[1, 2, 3, 4, 5, 6].map((id) => ({ id, name: `Person ${id}` }))} />
    </>,
  );
  expect(screen.getByRole('img', { name: 'Zoë Lefèvre' })).toBeVisible();
  expect(screen.getByText('+2')).toBeVisible();
  expect(await findViolations(container)).toEqual([]);
});
