import { registerStyles } from './register-styles.ts';

test('a sheet is added once however often it is asked for', () => {
  const before = document.querySelectorAll('style').length;
  registerStyles('goals', '.goals-x{color:red}');
  registerStyles('goals', '.goals-y{color:blue}');
  const added = [...document.querySelectorAll('style')].slice(before);
  expect(added.map((style) => style.textContent)).toEqual(['.goals-x{color:red}']);
});
