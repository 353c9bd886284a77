import { readDependency } from './package-info.ts';

/**
 * The one table of what the shell and its remotes have in common. Each is an identity package: two copies on a page
 * break contexts, stores or caches. Shared modules are never tree-shaken, so heavy libraries (Chakra, the router, the
 * query client) are shared through the narrow faces of our own packages and not by their own names. A key with a
 * trailing slash covers every subpath, and `lends` names the subpaths of the shell; a late one is a separate chunk,
 * fetched by the first remote that shows it.
 */
const SHARED_MODULES: readonly SharedModule[] = [
  { key: 'react' },
  { key: 'react/', lends: ['react/jsx-runtime', 'react/jsx-dev-runtime'] },
  { key: 'react-dom' },
  { key: 'react-dom/', lends: ['react-dom/client'] },
  { key: '@cadence/shared-contract' },
  { key: '@cadence/shared-ui' },
  { key: '@cadence/shared-ui/chakra', isLate: true },
  { key: '@cadence/shared-ui/rich-text', isLate: true },
  { key: '@cadence/shared-ui/router' },
  { key: '@cadence/shared-auth' },
  { key: '@cadence/shared-auth/query' },
];

interface SharedModule {
  readonly key: string;
  readonly lends?: readonly string[];
  readonly isLate?: true;
}

interface SharedConfig {
  readonly singleton: true;
  readonly requiredVersion: string;
  readonly packageName: string;
  readonly import: false;
  readonly strictVersion: true;
}
export type SharedTable = Readonly<Record<string, SharedConfig>>;

const PACKAGES = [...new Set(SHARED_MODULES.map(({ key }) => packageOf(key)))];

/** `@cadence/shared-ui/router` → `@cadence/shared-ui`. */
function packageOf(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The runtime that links remotes; the shell shares its own, so a remote has to fit it as it has to fit React. */
const FEDERATION = '@module-federation/enhanced';

/** Exact versions of the shared packages that `folder` has, and of the federation: what the shell provides. */
export function readProvided(folder: string): Readonly<Record<string, string>> {
  const packages = PACKAGES.map((name) => [name, readDependency(folder, name).version]);
  const federation = [FEDERATION, readDependency(import.meta.dirname, FEDERATION).version];
  return Object.fromEntries([...packages, federation]);
}

/** One module that the shell shares with remotes. */
export interface LentModule {
  readonly request: string;
  readonly version: string;
  readonly isLate: boolean;
}

/** The shell's side: it alone brings the code. */
export function listLentModules(folder: string): readonly LentModule[] {
  const versions = readProvided(folder);
  return SHARED_MODULES.flatMap(({ key, lends = [key], isLate = false }) =>
    lends.map((request) => ({ request, version: versions[packageOf(key)] ?? '', isLate })),
  );
}

/**
 * A remote's side: no copy of its own, and a version outside `requires` is an error. Ranges come from the descriptor;
 * a shared package that it does not mention is required compatible with what the remote was built against.
 */
export function consumeShared(requires: Readonly<Record<string, string>>): SharedTable {
  return Object.fromEntries(
    SHARED_MODULES.flatMap(({ key }) => {
      const packageName = packageOf(key);
      const requiredVersion = requires[packageName];
      if (requiredVersion === undefined) return [];
      return [[key, { singleton: true, packageName, requiredVersion, import: false, strictVersion: true }]];
    }),
  );
}

/** The descriptor's ranges, completed with `^` ranges of every shared package that the remote is built against. */
export function completeRequires(
  declared: Readonly<Record<string, string>>,
  provided: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const built = Object.entries(provided).map(([name, version]) => [name, `^${version}`]);
  return { ...Object.fromEntries(built), ...declared };
}
