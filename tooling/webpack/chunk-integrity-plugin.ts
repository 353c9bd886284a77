import webpack, { type Chunk, type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';
import { integrityOf } from '../integrity.ts';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;
const { LoadScriptRuntimeModule } = webpack.runtime;

/** Where a runtime keeps the integrity of its chunks, by chunk id. */
const TABLE = `${RuntimeGlobals.require}.integrity`;

/** The integrity of no file: a script that the build does not know is refused (a missing one would let it run). */
const UNKNOWN = integrityOf('a chunk that this build does not know');

/** As long as the integrity that takes its place, so that source maps stay right. */
const placeholderOf = (compilation: Compilation, { id }: Chunk): string =>
  integrityOf(`${compilation.outputOptions.uniqueName ?? ''} chunk ${id}`);

/** The integrity of every chunk that this runtime may load. */
class IntegrityTable extends RuntimeModule {
  constructor() {
    super('chunk integrity', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const chunks = this.compilation && this.chunk ? [...this.chunk.getAllAsyncChunks()] : [];
    const rows = chunks.map((chunk) => [chunk.id, placeholderOf(this.compilation as Compilation, chunk)]);
    return `${TABLE} = ${JSON.stringify(Object.fromEntries(rows))};`;
  }
}

/**
 * Gives every chunk's script the integrity of its file. The table is in the runtime, so the integrity of the entry,
 * which the signed registry names, covers all of a build's code: a changed byte anywhere is refused by the browser.
 */
export class ChunkIntegrityPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { Compilation: Stages } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(ChunkIntegrityPlugin.name, (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        ChunkIntegrityPlugin.name,
        (source) => Template.asString([source, `script.integrity = ${TABLE}[chunkId] || "${UNKNOWN}";`]),
      );
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap(ChunkIntegrityPlugin.name, (chunk) => {
          compilation.addRuntimeModule(chunk, new IntegrityTable());
        });
      compilation.hooks.processAssets.tap(
        // After the real content hashes, whose files are the ones served; before the compressed copies.
        { name: ChunkIntegrityPlugin.name, stage: Stages.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => fillIn(compilation),
      );
    });
  }
}

function fillIn(compilation: Compilation): void {
  const integrities = new Map<string, string>();
  for (const chunk of compilation.chunks)
    for (const file of chunk.files) {
      const content = file.endsWith('.js') && compilation.getAsset(file)?.source.buffer();
      if (content && !chunk.hasRuntime())
        integrities.set(placeholderOf(compilation, chunk), integrityOf(content));
    }
  const runtimes = [...compilation.chunks].filter((chunk) => chunk.hasRuntime());
  for (const file of runtimes.flatMap((chunk) => [...chunk.files]))
    compilation.updateAsset(file, (source) => replaceAll(compilation, source, integrities));
}

type Source = Parameters<
  Extract<Parameters<Compilation['updateAsset']>[1], (...args: never[]) => unknown>
>[0];

function replaceAll(
  compilation: Compilation,
  source: Source,
  integrities: ReadonlyMap<string, string>,
): Source {
  const { ReplaceSource } = compilation.compiler.webpack.sources;
  const text = source.source().toString();
  const result = new ReplaceSource(source);
  for (const [placeholder, integrity] of integrities) {
    const start = text.indexOf(placeholder);
    if (start >= 0) result.replace(start, start + placeholder.length - 1, integrity);
  }
  return result;
}
