import { join } from 'node:path';
import { readDependency, WORKSPACE_ROOT } from './package-info.ts';

/**
 * The one table of what the shell and its remotes have in common. Each is an identity package: two copies on a page
 * break contexts, stores or caches. Shared modules are never tree-shaken, so heavy libraries (Chakra, the router, the
 * query client) are shared through the narrow faces of our own packages and not by their own names. A key with a
 * trailing slash covers every subpath.
 */
export const SHARED_MODULES = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  '@cadence/shared-contract',
  '@cadence/shared-ui',
  '@cadence/shared-ui/rich-text',
  '@cadence/shared-ui/router',
  '@cadence/shared-auth',
  '@cadence/shared-auth/query',
] as const;

/**
 * Faces that only remotes show. A build provides what its own code imports, and these by their file; each is a chunk of
 * its own that the first remote fetches.
 */
const LATE_FACES: Readonly<Record<string, string>> = {
  '@cadence/shared-ui/rich-text': 'shared-ui/src/rich-text.ts',
};

interface SharedConfig {
  readonly singleton: true;
  readonly requiredVersion: string;
  readonly version?: string;
  readonly packageName: string;
  readonly import?: string | false;
  readonly strictVersion?: true;
}
export type SharedTable = Readonly<Record<string, SharedConfig>>;

const PACKAGES = [...new Set(SHARED_MODULES.map(packageOf))];

/** `@cadence/shared-ui/router` → `@cadence/shared-ui`. */
export function packageOf(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Exact versions of the shared packages that `folder` has: what the shell provides. */
export function readProvided(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(PACKAGES.map((name) => [name, readDependency(folder, name).version]));
}

/** The shell's side: it alone brings the code. */
export function provideShared(provided: Readonly<Record<string, string>>): SharedTable {
  return table(({ request, packageName, version }) => {
    const file = LATE_FACES[request];
    return {
      singleton: true,
      packageName,
      version,
      requiredVersion: version,
      ...(file !== undefined && { import: join(WORKSPACE_ROOT, file) }),
    };
  }, provided);
}

/**
 * A remote's side: no copy of its own, and a version outside `requires` is an error. Ranges come from the descriptor;
 * a shared package that it does not mention is required compatible with what the remote was built against.
 */
export function consumeShared(requires: Readonly<Record<string, string>>): SharedTable {
  return table(
    ({ packageName, version }) => ({
      singleton: true,
      packageName,
      requiredVersion: version,
      import: false,
      strictVersion: true,
    }),
    requires,
  );
}

interface SharedModule {
  readonly request: string;
  readonly packageName: string;
  readonly version: string;
}

function table(
  configure: (module: SharedModule) => SharedConfig,
  versions: Readonly<Record<string, string>>,
): SharedTable {
  return Object.fromEntries(
    SHARED_MODULES.flatMap((request) => {
      const packageName = packageOf(request);
      const version = versions[packageName];
      return version === undefined ? [] : [[request, configure({ request, packageName, version })]];
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
