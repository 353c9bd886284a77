import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { askServer, isPinned, readEnvironment, readText, readYaml, ROOT } from './deploy-files.ts';
import { readStages } from './dockerfile.ts';

interface Service {
  readonly image: string;
  readonly user: string;
  readonly read_only: boolean;
  readonly cap_drop: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt: readonly string[];
  readonly mem_limit: string;
  readonly pids_limit: number;
  readonly restart: string;
  readonly build?: { readonly dockerfile: string; readonly target: string };
  readonly command?: readonly string[];
  readonly ports?: readonly string[];
  readonly tmpfs: readonly string[];
  readonly volumes?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly networks: readonly string[];
  readonly secrets?: readonly string[];
  readonly stop_grace_period?: string;
  readonly healthcheck?: { readonly disable?: boolean };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<
    Record<string, { readonly ipam?: { readonly config: readonly { readonly subnet: string }[] } }>
  >;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly secrets: Readonly<Record<string, unknown>>;
}

const text = readText('deploy/compose.yml');
const compose = readYaml<Compose>('deploy/compose.yml');
const services = Object.entries(compose.services);
const example = readEnvironment(readText('deploy/compose.env.example'));
/** As an operator fills it in. */
const filled = {
  ...example,
  POSTGRES_PASSWORD: 'x1',
  CADENCE_DATABASE_PASSWORD: 'x2',
  RELEASES_SECRET_KEY: 'x3',
  RELEASE_PUBLIC_KEYS: `${'A'.repeat(43)}=`,
};
const fill = (value: string): string =>
  value.replace(
    /\$\{(\w+)(?::[?-][^}]*)?\}/g,
    (_, name: string) => filled[name as keyof typeof filled] ?? '',
  );
const environmentOf = (name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(compose.services[name]?.environment ?? {}).map(([key, value]) => [key, fill(value)]),
  );

test.each(services)('%s may do as little as possible', (_name, service) => {
  expect(service.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(service.read_only).toBe(true);
  expect(service.cap_drop).toEqual(['ALL']);
  expect(service.security_opt).toContain('no-new-privileges:true');
  expect(service.mem_limit).toMatch(/^\d+[mg]$/);
  expect(service.pids_limit).toBeGreaterThan(0);
  expect(isPinned(fill(service.image))).toBe(true);
});

test('only the proxy is reached from outside, and only it keeps a capability', () => {
  expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['proxy']);
  expect(services.filter(([, { cap_add }]) => cap_add).map(([name]) => name)).toEqual(['proxy']);
});

test('the server takes the environment that every one of its containers gets, and reads all of it', () => {
  for (const name of ['server-1', 'server-2', 'migrate', 'admin']) {
    const { refusal, unknown, config } = askServer(environmentOf(name));
    expect({ refusal, unknown }).toEqual({ refusal: null, unknown: [] });
    // Without any of these it would write below DATA_DIR, or speak to itself only.
    for (const address of [config?.databaseUrl, config?.redisUrl, config?.smtpUrl])
      expect(address).toBeTruthy();
    expect(config?.releases.keys).toHaveLength(1);
    expect(config?.trustedProxies).toEqual([compose.networks['front']?.ipam?.config[0]?.subnet]);
  }
});

test('addresses lead to services, and to the networks that both are in', () => {
  const { DATABASE_URL = '', REDIS_URL = '', RELEASES_URL = '' } = environmentOf('server-1');
  const { AWS_ENDPOINT_URL_S3 = '', RELEASES_STORE = '' } = environmentOf('publish');
  const reach = (from: string, address: string): void => {
    const target = compose.services[new URL(address).hostname];
    expect(
      target?.networks.filter((network) => compose.services[from]?.networks.includes(network)),
    ).not.toEqual([]);
  };
  for (const address of [DATABASE_URL, REDIS_URL, RELEASES_URL]) reach('server-1', address);
  reach('publish', AWS_ENDPOINT_URL_S3);
  // What is published there is what the servers read.
  expect(`${AWS_ENDPOINT_URL_S3}/${RELEASES_STORE.replace('s3://', '')}`).toBe(RELEASES_URL);
});

test('the proxy knows every server, at the port that it listens on', () => {
  const caddyfile = readText('deploy/compose/Caddyfile');
  const servers = services.map(([name]) => name).filter((name) => /^server-\d+$/.test(name));
  expect(servers.length).toBeGreaterThan(1);
  const upstreams = [...caddyfile.matchAll(/^\treverse_proxy .*\{\$CADENCE_SERVERS:([^}]+)\}/gm)].map(
    ([, list]) => list,
  );
  expect(new Set(upstreams)).toEqual(new Set([servers.map((name) => `${name}:8080`).join(' ')]));
  expect(Object.keys(compose.services['proxy']?.depends_on ?? {}).toSorted()).toEqual(servers);
  const inside = compose.services['proxy']?.ports?.map((port) => port.split(/[:/]/)[1]);
  expect(new Set(inside)).toEqual(
    new Set([...caddyfile.matchAll(/https?_port (\d+)/g)].map(([, port]) => port)),
  );
});

test('everything is created before it is used', () => {
  for (const name of ['server-1', 'server-2'])
    expect(compose.services[name]?.depends_on).toMatchObject({
      migrate: { condition: 'service_completed_successfully' },
      bucket: { condition: 'service_completed_successfully' },
      redis: { condition: 'service_healthy' },
    });
  const waited = services.flatMap(([, { depends_on }]) => Object.entries(depends_on ?? {}));
  for (const [name, { condition }] of waited) {
    const service = compose.services[name];
    expect(service).toBeDefined();
    if (condition === 'service_healthy') expect(service?.healthcheck?.disable).not.toBe(true);
    else expect(service?.restart).toBe('no');
  }
});

test('the example sets exactly the variables that the file uses, and holds no secret', () => {
  const used = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  expect(new Set(Object.keys(example))).toEqual(new Set(used));
  for (const name of Object.keys(example).filter((one) => /PASSWORD|SECRET/.test(one)))
    expect(example[name]).toBe('');
});

test('files, volumes, secrets and stages that it names exist', () => {
  const stages = readStages(readText('deploy/Dockerfile')).map(({ name }) => name);
  for (const [, { volumes = [], secrets = [], build }] of services) {
    for (const [source = ''] of volumes.map((volume) => volume.split(':')))
      if (source.startsWith('./')) expect(existsSync(join(ROOT, 'deploy', source))).toBe(true);
      else if (!source.startsWith('$')) expect(compose.volumes).toHaveProperty([source]);
    for (const secret of secrets) expect(compose.secrets).toHaveProperty([secret]);
    if (build) expect(stages).toContain(build.target);
  }
});

test('a server has longer to stop than it takes', () => {
  const limit = Number(
    /DRAIN_LIMIT = ([\d_]+)/.exec(readText('server/src/main.ts'))?.[1]?.replaceAll('_', ''),
  );
  const grace = Number.parseInt(compose.services['server-1']?.stop_grace_period ?? '', 10) * 1000;
  expect(grace).toBeGreaterThan(limit);
});
