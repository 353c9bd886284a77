/** Makes a remote that passes every gate at once: a page, a contribution to the dashboard, a command, an API call, tests. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { CliError } from '../cli/cli-error.mjs';
import { workflowOf, workflowPath } from './workflow.mjs';

const TEMPLATE = join(import.meta.dirname, 'template');
const ENDING = '.template';
/** Of a path, a folder and a global: short, and nothing that has to be escaped anywhere. */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST = 24;

/** What the template's placeholders stand for: `skill-map`, `SkillMap`, `Skill map`. */
export function wordsOf(name) {
  const parts = name.split('-');
  const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
  return { name, Name: parts.map(capital).join(''), title: capital(parts.join(' ')) };
}

/**
 * Writes the package of a new remote.
 * @param {string} name as in its address, `/v3/<name>`
 * @param {string} root the workspace's folder
 * @returns {string[]} the files, relative to the workspace
 * @throws {CliError} when the name cannot be one, or is taken
 */
export function writeRemote(name, root) {
  if (!NAME.test(name) || name.length > LONGEST)
    throw new CliError(
      `A remote is named by small letters, digits and hyphens, at most ${LONGEST}, not '${name}'.`,
    );
  if (name === 'shell' || name in {}) throw new CliError(`A remote cannot be named ${name}: that is taken.`);
  const folder = join(root, `mfe-${name}`);
  if (existsSync(folder)) throw new CliError(`There is a remote ${name} already.`);
  const words = wordsOf(name);
  const workflow = join(root, workflowPath(name));
  mkdirSync(dirname(workflow), { recursive: true });
  writeFileSync(workflow, workflowOf(name));
  const files = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => {
      const source = join(item.parentPath, item.name);
      const path = fill(relative(TEMPLATE, source).slice(0, -ENDING.length), words);
      const target = join(folder, path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, fill(readFileSync(source, 'utf8'), words));
      return relative(root, target).split(sep).join('/');
    })
    .sort();
  return [...files, workflowPath(name)];
}

const fill = (text, words) => text.replaceAll(/\{\{(\w+)\}\}/g, (_, word) => words[word]);
