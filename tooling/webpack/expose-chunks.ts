import type { RemoteDescriptor, SlotName } from '@cadence/shared-contract/remote';
import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';
import type { ExposedFiles } from './descriptor-source.ts';

/** Slots whose contributions are shown at once: a remote's are one chunk, in which nothing is twice. */
const SHOWN_TOGETHER: readonly SlotName[] = ['dashboard.widget'];

/** What chunk each exposed module is in, by the module's name. */
export type ExposeChunks = Readonly<Record<string, string>>;

export function nameExposeChunks({ slots }: RemoteDescriptor, exposed: ExposedFiles): ExposeChunks {
  const groupOf = (expose: string): string =>
    SHOWN_TOGETHER.find((slot) => slots[slot]?.some(({ component }) => component.expose === expose)) ??
    expose.slice('./'.length);
  return Object.fromEntries(
    Object.keys(exposed).map((expose) => [expose, groupOf(expose).replaceAll('.', '-')]),
  );
}

interface Manifest {
  readonly exposes: readonly {
    readonly path: string;
    readonly assets: { readonly js: { sync: string[] } };
  }[];
}

const MANIFEST = 'mf-manifest.json';

/** The federation's manifest knows one module a chunk; this one adds the scripts of the others. */
export class ExposeChunksPlugin implements WebpackPluginInstance {
  readonly #chunks: ExposeChunks;

  constructor(chunks: ExposeChunks) {
    this.#chunks = chunks;
  }

  apply(compiler: Compiler): void {
    const { Compilation: Stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(ExposeChunksPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: ExposeChunksPlugin.name, stage: Stages.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          const text = assets[MANIFEST]?.source().toString();
          if (text !== undefined)
            compilation.updateAsset(MANIFEST, new sources.RawSource(this.#complete(compilation, text)));
        },
      );
    });
  }

  #complete(compilation: Compilation, text: string): string {
    const manifest = JSON.parse(text) as Manifest;
    for (const { path, assets } of manifest.exposes)
      assets.js.sync = listScripts(compilation, this.#chunks[path] ?? '');
    return JSON.stringify(manifest, null, 2);
  }
}

/** Scripts of a named chunk, including scripts shared with others. */
export function listScripts(compilation: Compilation, chunk: string): string[] {
  const files = compilation.namedChunkGroups.get(chunk)?.getFiles() ?? [];
  return files.filter((file) => file.endsWith('.js'));
}
