import { redirectTarget, translateLegacyLink } from './legacy-links.ts';

function place(url: string) {
  const { pathname, search, hash } = new URL(url, 'http://acme.localhost');
  return { pathname, search, hash };
}

test.each([
  ['/#performance', '/v3/predictions'],
  ['/#/user', '/v3/profile'],
  ['/#!/users', '/v3/organization'],
  ['/v3/home#strategy', '/v3/strategy'],
  ['/old/page#/evaluations', '/v3/talent'],
  ['/#support', '/v3/help'],
  ['/v2#notifications', '/v3/notifications'],
  ['/#Performance', '/v3/predictions'],
])('[SHELL-019] %s leads to %s', (url, target) => {
  expect(translateLegacyLink(place(url))).toBe(target);
});

test.each([
  ['/#performance?selectedGoalId=12', '/v3/predictions/12'],
  ['/?selectedGoalId=12#/performance', '/v3/predictions/12'],
  ['/v3/predictions?selectedGoalId=12', '/v3/predictions/12'],
  ['/v3/goals?selectedGoalId=12', '/v3/goals/12'],
  ['/v2?selectedGoalId=12', '/v3/goals/12'],
  ['/#/user/15', '/v3/profile/15'],
])('[SHELL-020] %s leads to %s', (url, target) => {
  expect(translateLegacyLink(place(url))).toBe(target);
});

test.each([
  '/v3/goals/12',
  '/v3/goals?filter=1#history',
  '/v3/home#constructor',
  '/?selectedGoalId=javascript:alert(1)',
  '/?selectedGoalId=1/../../evil',
  '/?selectedGoalId=',
])('%s is no old link', (url) => {
  expect(translateLegacyLink(place(url))).toBeNull();
});

test.each([
  ['/', '/v3/home'],
  ['/v3', '/v3/home'],
  ['/v2', '/v3/notifications'],
  ['/v2/anything', '/v3/notifications'],
  ['/v22', '/v3/home'],
  ['/elsewhere', '/v3/home'],
  ['/v2#/users', '/v3/organization'],
])('[SHELL-015] [SHELL-016] [SHELL-017] %s goes to %s', (url, target) => {
  expect(redirectTarget(place(url))).toBe(target);
});
