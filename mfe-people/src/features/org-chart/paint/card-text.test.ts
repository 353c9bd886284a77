import { orgPerson } from '../../directory/directory.fixtures.ts';
import { cardLine, cutText } from './card-text.ts';

test('a card shows the job title, a status other than active before it, and the department when there is none', () => {
  expect(cardLine(orgPerson({ JobTitle: 'Engineer' }))).toBe('Engineer');
  expect(cardLine(orgPerson({ JobTitle: ' ', OrgUnit: 'Support' }))).toBe('Support');
  expect(cardLine(orgPerson({ JobTitle: null, OrgUnit: null }))).toBe('Corporate');
  expect(cardLine(orgPerson({ InvitationAcceptedAt: null }))).toBe('Invited');
  expect(cardLine(orgPerson({ DeactivatedAt: '2026-02-01T00:00:00Z' }))).toBe('Deactivated');
});

test('a text that is too long ends in an ellipsis and fits', () => {
  const measure = (text: string): number => text.length;
  expect(cutText('Ana Ruiz', 8, measure)).toBe('Ana Ruiz');
  expect(cutText('Maximilian von Hohenstaufen', 12, measure)).toBe('Maximilian…');
  expect(cutText('Maximilian', 1, measure)).toBe('…');
});
