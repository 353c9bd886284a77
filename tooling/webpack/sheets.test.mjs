import minifyCssLoader from './minify-css-loader.mjs';

test('a sheet is made small', async () => {
  expect(await minifyCssLoader('/* why */\n.sh-page {\n  color: var(--ink);\n}\n')).toBe(
    '.sh-page{color:var(--ink)}',
  );
});

test('what a browser would skip in silence fails the build', async () => {
  await expect(minifyCssLoader('.sh-page {\n  colr: red;\n}\n')).rejects.toThrow('2: "colr"');
});
