import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  SIGNED_HEAD,
  SIGNED_RELEASE,
  type RegistryEntry,
  type ReleaseTrack,
  type StoredRegistry,
} from '@cadence/shared-contract/remote';
import type { Compilation, Compiler, Configuration, WebpackPluginInstance } from 'webpack';
import { loadSigner, type Signer } from '../release/signer.ts';
import { readBuildMode } from './base-config.ts';
import { listScripts, nameExposeChunks, type ExposeChunks } from './expose-chunks.ts';
import { loadRemoteDescriptor, type LoadedDescriptor } from './load-descriptor.ts';
import { listRemotes, WORKSPACE_ROOT } from './package-info.ts';
import { shellBase } from './shell-config.ts';

export interface SingleOptions {
  /** Where the build goes: `shell.json`, `assets/` and a registry that lists the built-in remotes. */
  readonly outputPath: string;
}

/**
 * The shell and every remote of the workspace as one webpack build without federation: what composing at runtime is
 * measured against. The sources are the same; only the module that makes the shell's runtime is another one, whose
 * remotes are lazy chunks of the same compilation.
 */
export async function defineSingle({ outputPath }: SingleOptions): Promise<Configuration> {
  const shellDir = join(WORKSPACE_ROOT, 'shell');
  const remotes = await Promise.all(
    listRemotes().map((name) => loadRemoteDescriptor({ name, dir: join(WORKSPACE_ROOT, `mfe-${name}`) })),
  );
  const config = shellBase(shellDir, outputPath, readBuildMode());
  const runtime = join(shellDir, 'src/remotes/shell-runtime.ts');
  return {
    ...config,
    resolve: { ...config.resolve, alias: { [runtime]: writeRuntime(remotes) } },
    plugins: [...(config.plugins ?? []), new SingleRegistryPlugin(remotes, await loadSigner(undefined))],
  };
}

/** Where each module of a remote is, in the same chunks as in the remote's own build. */
function chunkNames({ descriptor, exposed }: LoadedDescriptor): ExposeChunks {
  const names = Object.entries(nameExposeChunks(descriptor, exposed));
  return Object.fromEntries(names.map(([expose, name]) => [expose, `${descriptor.name}-${name}`]));
}

function writeRuntime(remotes: readonly LoadedDescriptor[]): string {
  const modules = remotes.flatMap((remote) => {
    const chunks = chunkNames(remote);
    return Object.entries(remote.exposed).map(
      ([expose, file]) =>
        `  ${JSON.stringify(`${remote.descriptor.name}/${expose}`)}: () => import(/* webpackChunkName: "${chunks[expose]}" */ ${JSON.stringify(file)}),`,
    );
  });
  const folder = join(WORKSPACE_ROOT, '.cache/single');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'shell-runtime.mjs');
  writeFileSync(
    file,
    [
      'const modules = {',
      ...modules,
      '};',
      'export const createShellRuntime = () => ({',
      '  isLinked: () => true,',
      '  link() {},',
      '  loadModule: async (remote, expose) => modules[`${remote}/${expose}`](),',
      '});',
      '',
    ].join('\n'),
  );
  return file;
}

/** Writes the registry of the built-in remotes, with the chunks of each page, so that the gateway preloads them alike. */
class SingleRegistryPlugin implements WebpackPluginInstance {
  readonly #remotes: readonly LoadedDescriptor[];
  readonly #signer: Signer;

  constructor(remotes: readonly LoadedDescriptor[], signer: Signer) {
    this.#remotes = remotes;
    this.#signer = signer;
  }

  apply(compiler: Compiler): void {
    const { Compilation: Stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(SingleRegistryPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap(
        // After the real content hashes: what is signed must not change any more.
        {
          name: SingleRegistryPlugin.name,
          stage: Stages.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 2,
        },
        () => {
          const registry = this.#sign(this.#remotes.map((remote) => describe(compilation, remote)));
          const text = JSON.stringify(registry, null, 2);
          compilation.emitAsset('registries/production.json', new sources.RawSource(text));
        },
      );
    });
  }

  #sign(entries: readonly RegistryEntry[]): StoredRegistry {
    const tracks = entries.map(({ descriptor }) => [descriptor.name, TRACK]);
    return {
      head: this.#signer.sign(SIGNED_HEAD, {
        environment: 'production',
        revision: Math.floor(Date.now() / 1_000),
        issuedAt: new Date().toISOString(),
        remotes: Object.fromEntries(tracks),
      }),
      entries: Object.fromEntries(
        entries.map((entry) => [
          entry.descriptor.name,
          { [TRACK.current]: this.#signer.sign(SIGNED_RELEASE, entry) },
        ]),
      ),
    };
  }
}

const TRACK: ReleaseTrack = {
  current: 'single',
  previous: null,
  rollout: null,
  since: 0,
  budget: { percentage: 100, people: 1 },
};

function describe(compilation: Compilation, remote: LoadedDescriptor): RegistryEntry {
  const preload = Object.entries(chunkNames(remote)).map(([expose, chunk]) => [
    expose,
    listScripts(compilation, chunk).map((file) => `/${file}`),
  ]);
  return {
    version: TRACK.current,
    manifest: '',
    entry: '',
    integrity: '',
    requires: {},
    descriptor: { ...remote.descriptor, requires: {} },
    preload: Object.fromEntries(preload),
    integrities: {},
  };
}
