import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/**
 * Asks for a chunk that failed once more, at once and by itself, under a new URL (`?r=1`, `?r=2`, …), so that no cache
 * between the page and the gateway can hand out the broken answer again. A preload that failed is such a cache: it
 * answers the first script without a request. A caller that needs several chunks would otherwise give up at the first
 * of them that fails, and find the next failed preload with every further attempt.
 */
class RetryChunkRuntime extends RuntimeModule {
  constructor() {
    super('retry chunk', RuntimeModule.STAGE_ATTACH + 1);
  }

  override generate(): string {
    const chunkFile = RuntimeGlobals.getChunkScriptFilename;
    const ensure = RuntimeGlobals.ensureChunk;
    return Template.asString([
      'var failures = {};',
      `var fileOf = ${chunkFile};`,
      `var ensure = ${ensure};`,
      `${chunkFile} = (id) => fileOf(id) + (failures[id] ? "?r=" + failures[id] : "");`,
      'var attempt = (id, priority) => ensure(id, priority).catch((error) => {',
      Template.indent(['failures[id] = (failures[id] || 0) + 1;', 'throw error;']),
      '});',
      `${ensure} = (id, priority) => attempt(id, priority).catch(() => attempt(id, priority));`,
    ]);
  }
}

/** Adds the retry runtime to every chunk loader. */
export class RetryChunkPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(RetryChunkPlugin.name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap(RetryChunkPlugin.name, (chunk, requirements) => {
          requirements.add(RuntimeGlobals.getChunkScriptFilename);
          requirements.add(RuntimeGlobals.ensureChunk);
          compilation.addRuntimeModule(chunk, new RetryChunkRuntime());
        });
    });
  }
}
