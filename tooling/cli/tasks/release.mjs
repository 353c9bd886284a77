/** `npm run release -- <command>`: publish, promote, roll back, list or verify remotes. */
export async function run(args) {
  const { runReleaseCli } = await import('../../release/cli.ts');
  return runReleaseCli(args);
}
