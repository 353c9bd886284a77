import { inRem } from './in-rem.mjs';
import minifyCssLoader from './minify-css-loader.mjs';

test('a sheet is made small', async () => {
  expect(await minifyCssLoader('/* why */\n.sh-page {\n  color: var(--ink);\n}\n')).toBe(
    '.sh-page{color:var(--ink)}',
  );
});

test('what a browser would skip in silence fails the build', async () => {
  await expect(minifyCssLoader('.sh-page {\n  colr: red;\n}\n')).rejects.toThrow('2: "colr"');
});

test('lengths follow the browser’s font size, and hairlines do not', () => {
  expect(inRem('.sh-a{height:36px;border:1px solid;margin:-4px auto;gap:2px;width:calc(100% - 24px)}')).toBe(
    '.sh-a{height:2.25rem;border:1px solid;margin:-0.25rem auto;gap:2px;width:calc(100% - 1.5rem)}',
  );
  expect(inRem('.sh-a{--sh-w:0.5px;inset:12px}@media (max-width:767.98px){.sh-a{height:32px}}')).toBe(
    '.sh-a{--sh-w:0.5px;inset:0.75rem}@media (max-width:47.99875em){.sh-a{height:2rem}}',
  );
  expect(inRem('@container (max-width:640px){.sh-a{height:8px}}')).toBe(
    '@container (max-width:40rem){.sh-a{height:0.5rem}}',
  );
});

test('a sheet with computed geometry stays in pixels', () => {
  const sheet = '/* In pixels: the canvas is drawn by code. */\n.oc-a{width:208px}';
  expect(inRem(sheet)).toBe(sheet);
});
