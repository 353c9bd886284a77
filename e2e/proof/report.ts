import { isProven, type Cell, type Proof } from './proof.ts';

const WORDS: Readonly<Record<Cell['state'], string>> = {
  works: '✓ works',
  refused: '○ waits for a newer shell',
  fails: '✗ fails',
};

/** The table as a person reads it: a row for each version of a remote, a column for each shell; below it, what is wrong. */
export function describeProof(proof: Proof): string {
  const { shells, cells, environment, at } = proof;
  const rows = new Map(cells.map(({ remote, version }) => [`${remote} ${version}`, { remote, version }]));
  const find = (row: { remote: string; version: string }, shell: string): Cell | undefined =>
    cells.find((one) => one.remote === row.remote && one.version === row.version && one.shell === shell);
  const heads = shells.map(({ version, publishedAt }) =>
    publishedAt === null ? `${version} (new)` : `${version} (${publishedAt.slice(0, 10)})`,
  );
  const line = (parts: readonly string[]): string => `| ${parts.join(' | ')} |`;
  const remarks = cells.flatMap(({ shell, remote, version, faults }) =>
    faults.map((fault) => `- ${remote} ${version} in shell ${shell}: ${fault}`),
  );
  return [
    `# Shells and remotes of ${environment}`,
    '',
    `${isProven(proof) ? 'Proven' : '**Not proven**'}, ${at}: each shell was started with each remote, and each page of it looked at in a browser.`,
    '',
    line(['remote', ...heads.map((head) => `shell ${head}`)]),
    line(['---', ...heads.map(() => '---')]),
    ...[...rows].map(([name, row]) =>
      line([
        name,
        ...shells.map(({ version }) => {
          const cell = find(row, version);
          return cell ? WORDS[cell.state] : '–';
        }),
      ]),
    ),
    ...(remarks.length > 0 ? ['', ...remarks] : []),
    '',
  ].join('\n');
}
