import { readdirSync, readFileSync } from 'node:fs';
import { at, packages } from '../workspace.mjs';

/** `npm run requirements`: which ids of docs/requirements.md a test title names, per area, and which none does. */
export function run(args) {
  const ledger = readFileSync(at('docs/requirements.md'), 'utf8');
  const ids = [...ledger.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, id]) => id);
  const named = namedInTests();
  const open = ids.filter((id) => !named.has(id));
  for (const [area, inArea] of Map.groupBy(ids, (id) => id.split('-')[0])) {
    const proved = inArea.filter((id) => named.has(id)).length;
    console.log(`${area.padEnd(8)} ${String(proved).padStart(3)} of ${inArea.length}`);
  }
  const unknown = [...named].filter((id) => !id.startsWith('D-') && !ids.includes(id));
  if (args.includes('--open')) console.log(`\nNamed by no test: ${open.join(' ')}`);
  if (unknown.length > 0) console.error(`\nNamed by a test, but in no ledger: ${unknown.join(' ')}`);
  console.log(`\n${ids.length - open.length} of ${ids.length} requirements are named by a test.`);
  return unknown.length > 0 ? 1 : 0;
}

/** @returns {Set<string>} ids in square brackets, of requirements and decisions, `[GOAL-041]` or `[GOAL-041, GOAL-042]`, in test files */
function namedInTests() {
  const ids = new Set();
  const tests = packages().flatMap((name) =>
    readdirSync(at(name), { recursive: true })
      .filter((path) => /\.(test|spec)\.[a-z]+$/.test(path) && !/(^|\/)(node_modules|dist)\//.test(path))
      .map((path) => at(name, path)),
  );
  for (const file of tests)
    for (const [list] of readFileSync(file, 'utf8').matchAll(/\[[A-Z]+-\d+(, *[A-Z]+-\d+)*\]/g))
      for (const id of list.match(/[A-Z]+-\d+/g)) ids.add(id);
  return ids;
}
