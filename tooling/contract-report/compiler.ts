import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { API, SymbolFlags, type Project, type Symbol } from 'typescript/unstable/sync';

/** The compiler, and a folder for modules that are written for it. */
export interface Compiler {
  readonly work: string;
  /**
   * Opens modules under the options that all code has.
   * @param name for the configuration; once per compiler
   */
  open(name: string, files: readonly string[]): Project;
}

const BASE = join(import.meta.dirname, '../tsconfig/base.json');

/** Runs the compiler in a package, whose dependencies it sees. */
export function withCompiler<Result>(folder: string, task: (compiler: Compiler) => Result): Result {
  const cache = join(folder, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, 'contract-'));
  const api = new API({ cwd: folder });
  const open = (name: string, files: readonly string[]): Project => {
    const config = join(work, `${name}.json`);
    const compilerOptions = {
      lib: ['ES2024', 'DOM', 'DOM.Iterable'],
      jsx: 'react-jsx',
      noUnusedLocals: false,
    };
    writeFileSync(config, JSON.stringify({ extends: BASE, compilerOptions, files }));
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`The compiler does not open ${config}.`);
    return project;
  };
  try {
    return task({ work, open });
  } finally {
    end(api);
    rmSync(work, { recursive: true, force: true });
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
function end(api: API): void {
  const { stdin, stdout } = (api['client'] as { channel: { child: { stdin: Stream; stdout: Stream } } })
    .channel.child;
  stdin.destroy();
  stdout.destroy();
}
