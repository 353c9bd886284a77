import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { API, SymbolFlags, type Project, type Symbol } from 'typescript/unstable/sync';

/** The compiler as a process, and a folder for modules that are written for it. */
export interface Compiler {
  readonly work: string;
  /** Opens modules under the options that all code has; their configuration is written beside the last. */
  open(files: readonly string[]): Project;
  end(): void;
}

const BASE = join(import.meta.dirname, '../tsconfig/base.json');
const OPTIONS = {
  lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  noUnusedLocals: false,
  // Of what a report passes on it does not say which are types.
  verbatimModuleSyntax: false,
  isolatedModules: false,
};

/** Starts the compiler in a package, whose dependencies it sees. */
export function startCompiler(folder: string): Compiler {
  const cache = join(folder, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, 'contract-'));
  const api = new API({ cwd: folder });
  return {
    work,
    open(files) {
      const config = `${files.at(-1)}.json`;
      writeFileSync(config, JSON.stringify({ extends: BASE, compilerOptions: OPTIONS, files }));
      const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
      if (!project) throw new Error(`The compiler does not open ${config}.`);
      return project;
    },
    end() {
      endQuietly(api);
      rmSync(work, { recursive: true, force: true });
    },
  };
}

/** Runs a task with a compiler of its own. */
export function withCompiler<Result>(folder: string, task: (compiler: Compiler) => Result): Result {
  const compiler = startCompiler(folder);
  try {
    return task(compiler);
  } finally {
    compiler.end();
  }
}

/** What a module exports, by the name under which it does. */
export function readExports({ checker, program }: Project, path: string): ReadonlyMap<string, Symbol> {
  const file = program.getSourceFile(path);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${path} exports nothing.`);
  return new Map(
    checker
      .getExportsOfModule(module)
      .map((symbol) => [
        symbol.name,
        symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
      ]),
  );
}

interface Stream {
  destroy(): void;
}

/** `close` sends a signal, of which the compiler may complain on the terminal; when its input ends, it ends by itself. */
function endQuietly(api: API): void {
  const { stdin, stdout } = (api['client'] as { channel: { child: { stdin: Stream; stdout: Stream } } })
    .channel.child;
  stdin.destroy();
  stdout.destroy();
}
