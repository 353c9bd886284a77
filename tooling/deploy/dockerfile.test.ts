import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { askServer, isPinned, readText, ROOT } from './deploy-files.ts';
import { environmentOf, instructionsOf, readStages, type Stage } from './dockerfile.ts';

const stages = readStages(readText('deploy/Dockerfile'));
const find = (name: string): Stage => {
  const stage = stages.find((one) => one.name === name);
  if (!stage) throw new Error(`There is no stage ${name}.`);
  return stage;
};
const IMAGES = ['server', 'release'];

test('it builds on the Node that the repository pins, and on nothing that changes by itself', () => {
  const { devDependencies } = JSON.parse(readText('package.json')) as { devDependencies: { node: string } };
  const outside = stages.map(({ base }) => base).filter((base) => !stages.some(({ name }) => name === base));
  expect(outside.length).toBeGreaterThan(0);
  for (const image of outside) {
    expect(image).toMatch(new RegExp(`^node:${devDependencies.node}-`));
    expect(isPinned(image)).toBe(true);
  }
});

test.each(IMAGES)('%s runs as a numbered user who is not root, without a shell before it', (name) => {
  const stage = find(name);
  expect(instructionsOf(stage, 'USER').at(-1)).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  const [entrypoint = ''] = instructionsOf(stage, 'ENTRYPOINT');
  expect((JSON.parse(entrypoint) as string[])[0]).toBe('node');
  expect(environmentOf(stage)).toMatchObject({ NODE_ENV: 'production', HOME: '/tmp' });
  expect(instructionsOf(stage, 'LABEL').join(' ')).toContain('org.opencontainers.image.title=');
});

test('the server is what an image without a target is, and starts from a file that is there', () => {
  expect(stages.at(-1)?.name).toBe('server');
  const [command = ''] = instructionsOf(find('server'), 'CMD');
  const [file = ''] = JSON.parse(command) as string[];
  expect(existsSync(join(ROOT, file))).toBe(true);
});

test('the health check asks the port that the server listens on and that is exposed', () => {
  const server = find('server');
  const { PORT = '', HOST = '' } = environmentOf(server);
  expect(askServer({ PORT, HOST }).config).toMatchObject({ port: 8080, host: '0.0.0.0' });
  expect(instructionsOf(server, 'EXPOSE')).toEqual([PORT]);
  expect(instructionsOf(server, 'HEALTHCHECK').join(' ')).toMatch(
    new RegExp(String.raw`127\.0\.0\.1:.*${PORT}.*/health/live`),
  );
});

test('what is copied from here is here, and what is copied from a stage comes from an earlier one', () => {
  for (const [index, stage] of stages.entries())
    for (const copy of instructionsOf(stage, 'COPY')) {
      const from = /^--from=(\S+) /.exec(copy)?.[1];
      const sources = copy
        .replace(/^--from=\S+ /, '')
        .split(' ')
        .slice(0, -1);
      expect(sources.length).toBeGreaterThan(0);
      if (from !== undefined) expect(stages.slice(0, index).map(({ name }) => name)).toContain(from);
      else expect(sources.filter((source) => !existsSync(join(ROOT, source)))).toEqual([]);
    }
});

test('the server’s packages are installed from the lockfile, and are those of the packages that are copied', () => {
  const { packageManager } = JSON.parse(readText('package.json')) as { packageManager: string };
  expect(packageManager).toMatch(/^pnpm@\d+\.\d+\.\d+$/);
  const install = instructionsOf(find('server-packages'), 'RUN').join(' ');
  expect(install).toContain('--frozen-lockfile --prod');
  const { dependencies } = JSON.parse(readText('server/package.json')) as {
    dependencies: Record<string, string>;
  };
  const ours = Object.keys(dependencies).filter((name) => dependencies[name] === 'workspace:*');
  const folders = ['server', ...ours.map((name) => name.replace('@cadence/', ''))].toSorted();
  const copied = (stage: string, end: string): readonly string[] =>
    instructionsOf(find(stage), 'COPY')
      .flatMap((copy) => copy.split(' '))
      .filter(
        (path) => path.endsWith(end) && path.includes('/') && !path.startsWith('-') && !path.startsWith('/'),
      )
      .map((path) => path.split('/')[0] ?? '');
  expect([...new Set(copied('server-packages', '/package.json'))].toSorted()).toEqual(folders);
  expect([...new Set(copied('server', '/src/'))].toSorted()).toEqual(folders);
});

test('nothing secret or built here gets into an image', () => {
  const ignored = readText('.dockerignore').split('\n');
  for (const path of ['.git', '.cache', '.data', '**/node_modules', '**/dist', '**/*.env', '**/*.pem'])
    expect(ignored).toContain(path);
});
