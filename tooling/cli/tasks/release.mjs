/** `npm run release -- <command>`: publish, roll out, promote, roll back, verify or prune remotes. */
export async function run(args) {
  const { runReleaseCli } = await import('../../release/cli.ts');
  return runReleaseCli(args);
}
