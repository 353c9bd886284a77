import type { Compiler, WebpackPluginInstance } from 'webpack';

/**
 * Names the module of a remote's container. It would be numbered after absolute paths, so that the same sources, built in
 * another folder, were another release.
 */
export class ContainerIdPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(ContainerIdPlugin.name, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(ContainerIdPlugin.name, (modules) => {
        for (const module of modules)
          if (module.identifier().startsWith('container entry '))
            compilation.chunkGraph.setModuleId(module, 'container');
      });
    });
  }
}
