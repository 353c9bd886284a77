import { registerStyles } from './register-styles.ts';

test('a sheet is added once however often it is registered', () => {
  const replace = jest.spyOn(CSSStyleSheet.prototype, 'replaceSync');
  const before = document.adoptedStyleSheets.length;
  registerStyles('sheet-of-a-test', '.goals-x{color:red}');
  registerStyles('sheet-of-a-test', '.goals-y{color:blue}');
  expect(document.adoptedStyleSheets).toHaveLength(before + 1);
  expect(replace.mock.calls).toEqual([['.goals-x{color:red}']]);
});
