import { forgetCohort, nameCohort } from './cohort.ts';

test('[API-003] the person is named to the gateway while the session lasts, and not afterwards', () => {
  document.cookie = 'theme=dark; path=/';
  expect(nameCohort(document, 19)).toBe(true);
  expect(document.cookie.split('; ')).toContain('cadence_cohort=19');
  expect(nameCohort(document, 19)).toBe(false);
  expect(nameCohort(document, 9)).toBe(true);
  forgetCohort(document);
  expect(document.cookie).toBe('theme=dark');
});
