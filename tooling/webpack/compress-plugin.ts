import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compiler, WebpackPluginInstance } from 'webpack';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const TEXT = /\.(js|css|json|svg|html)$/;
const MIN_BYTES = 1_000;

/**
 * Writes a `.br` (quality 11) and a `.gz` beside every text asset worth it, so that the gateway never compresses a
 * released file. zlib's thread pool works on the files concurrently.
 */
export class CompressPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(CompressPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: CompressPlugin.name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        async (assets) => {
          const compress = async (name: string): Promise<void> => {
            const plain = assets[name]?.buffer();
            if (!plain || plain.length < MIN_BYTES) return;
            const params = {
              [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
              [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
            };
            const [br, gz] = await Promise.all([brotli(plain, { params }), deflate(plain, { level: 9 })]);
            if (br.length < plain.length) compilation.emitAsset(`${name}.br`, new sources.RawSource(br));
            if (gz.length < plain.length) compilation.emitAsset(`${name}.gz`, new sources.RawSource(gz));
          };
          await Promise.all(
            Object.keys(assets)
              .filter((name) => TEXT.test(name))
              .map(compress),
          );
        },
      );
    });
  }
}
