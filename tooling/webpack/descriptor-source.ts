import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { parseSync } from '@swc/core';
import { evaluateDefault } from './evaluate-default.ts';

/** A descriptor that cannot be built; `sentences` say what to change, one violation each. */
export class DescriptorError extends Error {
  readonly sentences: readonly string[];

  constructor(file: string, sentences: readonly string[]) {
    super(`${file} is not a valid descriptor:\n${sentences.map((sentence) => `  - ${sentence}`).join('\n')}`);
    this.name = 'DescriptorError';
    this.sentences = sentences;
  }
}

/** What the shell exposes under a name: the source file, as an absolute path. */
export type ExposedFiles = Readonly<Record<string, string>>;
interface SyntaxNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

/**
 * Reads `ref('./name', () => import('./file.tsx'))` calls out of a descriptor's source, so that each module is named
 * once and its types are checked where it is named.
 */
export function readExposedFiles(file: string): ExposedFiles {
  const tree = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', target: 'es2022' });
  const exposed: Record<string, string> = {};
  const sentences: string[] = [];
  for (const call of findCalls(tree, 'ref')) {
    const [expose, specifier] = readRef(call);
    if (expose === null || specifier === null) {
      sentences.push(
        "ref() takes a literal name and a literal import: ref('./page', () => import('./page.tsx')).",
      );
      continue;
    }
    const source = resolve(dirname(file), specifier);
    const known = exposed[expose];
    if (known !== undefined && known !== source)
      sentences.push(`${expose} names two modules: ${shorten(file, known)} and ${shorten(file, source)}.`);
    if (!existsSync(source)) sentences.push(`${expose} imports ${specifier}, and there is no such file.`);
    exposed[expose] = source;
  }
  if (sentences.length > 0) throw new DescriptorError(file, sentences);
  return exposed;
}

const shorten = (from: string, file: string): string => relative(dirname(from), file);

function* findCalls(node: unknown, name: string): Generator<SyntaxNode> {
  if (Array.isArray(node)) {
    for (const child of node) yield* findCalls(child, name);
    return;
  }
  if (!isNode(node)) return;
  const callee = node['callee'];
  if (node.type === 'CallExpression' && isNode(callee) && callee['value'] === name) yield node;
  for (const child of Object.values(node)) yield* findCalls(child, name);
}

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null;

function readRef(call: SyntaxNode): [string | null, string | null] {
  const [expose, load] = argumentsOf(call);
  const body = isNode(load) && load.type === 'ArrowFunctionExpression' ? load['body'] : null;
  const isImport = isNode(body) && isNode(body['callee']) && body['callee'].type === 'Import';
  return [literal(expose), isImport && isNode(body) ? literal(argumentsOf(body)[0]) : null];
}

function argumentsOf(call: SyntaxNode): readonly unknown[] {
  const list = call['arguments'];
  return Array.isArray(list) ? list.map((item: { expression: unknown }) => item.expression) : [];
}

function literal(node: unknown): string | null {
  return isNode(node) && node.type === 'StringLiteral' && typeof node['value'] === 'string'
    ? node['value']
    : null;
}

/** The value that `src/remote.ts` exports. */
export async function evaluateDescriptor(file: string): Promise<unknown> {
  try {
    return await evaluateDefault(file);
  } catch (error) {
    throw new DescriptorError(file, [`It cannot be evaluated: ${(error as Error).message}`]);
  }
}
