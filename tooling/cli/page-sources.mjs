import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where pages are drawn. */
const PACKAGES = ['shared-ui', 'shared-auth', 'shell', 'mfe-'];

export const isSheet = ({ path }) => path.endsWith('.css');

/** @returns {{ path: string, text: string }[]} sheets and code of all packages that draw pages, without tests */
export function sourcesOfPages(cwd) {
  return readdirSync(cwd)
    .filter((name) => PACKAGES.some((start) => name.startsWith(start)))
    .flatMap((name) =>
      readdirSync(join(cwd, name), { recursive: true })
        .map((path) => join(name, path).replaceAll('\\', '/'))
        .filter((path) => path.startsWith(`${name}/src/`)),
    )
    .filter(
      (path) => /\.(tsx?|css)$/.test(path) && !/\.(test|stories|fixtures)\.tsx?$|\/testing\//.test(path),
    )
    .map((path) => ({ path, text: readFileSync(join(cwd, path), 'utf8') }));
}
