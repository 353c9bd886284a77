import { bundlerRuntimeFile, runtimeCoreFile } from './federation-runtime.ts';
import { listLentModules } from './sharing.ts';

/** React is CommonJS, and goes out as it is: a namespace made of it costs a getter on every access. */
const COMMON_JS = /^react(-dom)?(\/|$)/;

/** The functions by which a remote's bundle takes shared modules; see borrowed-federation.mjs. */
const BUNDLER_RUNTIME = {
  consumes: 'consumes',
  I: 'initializeSharing',
  installInitialConsumes: 'installInitialConsumes',
  initContainerEntry: 'initContainerEntry',
};

/** What a plain federation build with `externalRuntime`, which brings those functions itself, takes of the core. */
const CORE = [
  'assert',
  'CurrentGlobal',
  'getGlobalFederationConstructor',
  'Global',
  'helpers',
  'ModuleFederation',
  'satisfy',
  'setGlobalFederationConstructor',
  'setGlobalFederationInstance',
];

/**
 * Source of the module with all that the shell shares with remotes: the shared modules and the federation's runtime.
 */
export function describeLentModules(shellDir: string): string {
  return [...describeShared(shellDir), ...describeRuntime(), ''].join('\n');
}

const quote = (text: string): string => JSON.stringify(text);

function describeShared(shellDir: string): readonly string[] {
  const modules = listLentModules(shellDir).map((module, index) => ({ ...module, local: `module${index}` }));
  const imports = modules.flatMap(({ request, local, isLate }) => {
    if (isLate) return [];
    return [`import ${COMMON_JS.test(request) ? local : `* as ${local}`} from ${quote(request)};`];
  });
  const entries = modules.map(({ request, version, local, isLate }) => {
    const loaded = isLate
      ? `get: async () => { const face = await import(${quote(request)}); return () => face; }`
      : `lib: () => ${local}`;
    const shareConfig = `{ singleton: true, requiredVersion: ${quote(version)} }`;
    return `  ${quote(request)}: { version: ${quote(version)}, shareConfig: ${shareConfig}, ${loaded} },`;
  });
  return [...imports, 'export const SHARED = {', ...entries, '};'];
}

function describeRuntime(): readonly string[] {
  const functions = Object.entries(BUNDLER_RUNTIME);
  return [
    `import { ${CORE.join(', ')} } from ${quote(runtimeCoreFile())};`,
    ...[...Object.values(BUNDLER_RUNTIME), 'attachShareScopeMap'].map(
      (name) => `import { ${name} } from ${quote(bundlerRuntimeFile(name))};`,
    ),
    'export const RUNTIME_GLOBALS = {',
    `  CADENCE_FEDERATION: { ModuleFederation, attachShareScopeMap, bundlerRuntime: { S: {}, ${functions.map(([name, local]) => `${name}: ${local}`).join(', ')} } },`,
    `  _FEDERATION_RUNTIME_CORE: { ${CORE.join(', ')} },`,
    '};',
  ];
}
