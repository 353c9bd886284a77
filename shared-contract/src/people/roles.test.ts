import { ROLE_LABELS } from './roles.ts';

test('[SHELL-033] a contributor reads Individual Contributor, the others as they are called', () => {
  expect(ROLE_LABELS).toEqual({
    ceo: 'CEO',
    manager: 'Manager',
    contributor: 'Individual Contributor',
    observer: 'Observer',
  });
});
