import {
  HorizontalPodAutoscaler,
  type IHorizontalPodAutoscaler,
} from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Deployment, type IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import { Job, type IJob } from 'kubernetes-models/batch/v1/Job';
import { Ingress, type IIngress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy, type INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import {
  PodDisruptionBudget,
  type IPodDisruptionBudget,
} from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { Service, type IService } from 'kubernetes-models/v1/Service';
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import {
  askServer,
  isPinned,
  readDocuments,
  readEnvironment,
  readText,
  readYaml,
  ROOT,
} from './deploy-files.ts';

const FOLDER = 'deploy/kubernetes';
const MODELS = [
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Job,
  Namespace,
  NetworkPolicy,
  PodDisruptionBudget,
  Service,
  ServiceAccount,
] as const;

/** With everything that the schemas leave optional: what is missing fails the test. */
type Filled<T> = T extends object ? { readonly [K in keyof T]-?: Filled<NonNullable<T[K]>> } : T;

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
}

interface Kustomization {
  readonly resources?: readonly string[];
  readonly components?: readonly string[];
  readonly configMapGenerator?: readonly { readonly name: string; readonly literals: readonly string[] }[];
  readonly images?: readonly { readonly name: string; readonly newTag: string }[];
}

const files = globSync('**/*.yaml', { cwd: join(ROOT, FOLDER) }).toSorted();
const kustomizations = files.filter((file) => file.endsWith('kustomization.yaml'));
const manifests = files.filter((file) => !kustomizations.includes(file));
const read = (file: string): readonly Manifest[] => readDocuments<Manifest>(`${FOLDER}/${file}`);

/** @throws Error that names what the published schema of Kubernetes does not allow */
function validate(manifest: Manifest): void {
  const Model = MODELS.find(
    ({ apiVersion, kind }) => apiVersion === manifest.apiVersion && kind === manifest.kind,
  );
  if (!Model) throw new Error(`No schema of ${manifest.apiVersion} ${manifest.kind} is known here.`);
  new (Model as unknown as new (data: Manifest) => { validate(): void })(manifest).validate();
}

function first<T>(values: readonly T[]): T {
  const [value] = values;
  if (value === undefined) throw new Error('There is none.');
  return value;
}
const readOne = <T>(file: string): Filled<T> => first(read(file)) as Filled<T>;

const deployment = readOne<IDeployment>('base/deployment.yaml');
const job = readOne<IJob>('jobs/migrate.yaml');
const service = readOne<IService>('base/service.yaml');
const serverPod = deployment.spec.template.spec;
const server = first(serverPod.containers);
const { labels } = deployment.spec.template.metadata;
const pods = [
  ['server', serverPod],
  ['migration', job.spec.template.spec],
] as const;
const settings = readYaml<Kustomization>(`${FOLDER}/overlays/production/settings/kustomization.yaml`);
const configured = readEnvironment(settings.configMapGenerator?.[0]?.literals.join('\n') ?? '');
const secret = readEnvironment(readText(`${FOLDER}/overlays/production/secret.example.env`));

test.each(manifests)('%s is what the schemas of Kubernetes allow', (file) => {
  const documents = read(file);
  expect(documents.length).toBeGreaterThan(0);
  for (const document of documents) expect(() => validate(document)).not.toThrow();
});

test('the schemas find a field of another type', () => {
  const broken = structuredClone(deployment) as unknown as {
    spec: { template: { spec: object } };
  } & Manifest;
  Object.assign(broken.spec.template.spec, { terminationGracePeriodSeconds: '30' });
  expect(() => validate(broken)).toThrow(/terminationGracePeriodSeconds must be integer/);
});

test('every manifest belongs to a kustomization, and every resource of one is there', () => {
  const named = kustomizations.flatMap((file) => {
    const { resources = [], components = [] } = readYaml<Kustomization>(`${FOLDER}/${file}`);
    return [...resources, ...components].map((resource) => join(file, '..', resource));
  });
  for (const path of named) expect(existsSync(join(ROOT, FOLDER, path))).toBe(true);
  for (const file of manifests) expect(named).toContain(file);
});

describe.each(pods)('the pod of the %s', (_name, pod) => {
  const containers = [...(pod.initContainers ?? []), ...(pod.containers ?? [])];

  test('may do as little as possible', () => {
    expect(pod.automountServiceAccountToken).toBe(false);
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: 10_001,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    for (const { securityContext } of containers)
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
  });

  test('says what it needs, and of which image', () => {
    for (const { resources, image = '' } of containers) {
      expect(Object.keys(resources?.requests ?? {})).toEqual(expect.arrayContaining(['cpu', 'memory']));
      expect(resources?.limits).toHaveProperty('memory');
      expect(resources?.limits).not.toHaveProperty('cpu');
      expect(isPinned(image)).toBe(true);
      // Which the overlay puts in place.
      expect(settings.images?.map(({ name }) => name)).toContain(image.split(':')[0]);
    }
    for (const { newTag } of settings.images ?? []) expect(isPinned(`cadence:${newTag}`)).toBe(true);
  });

  test('starts programs that exist', () => {
    for (const { args: [file] = ['server/src/main.ts'] } of containers)
      expect(existsSync(join(ROOT, file ?? ''))).toBe(true);
  });
});

test('the server reads every variable that it is given, and would write nothing but temporary files', () => {
  const { refusal, unknown, config } = askServer({ ...configured, ...secret });
  expect({ refusal, unknown }).toEqual({ refusal: null, unknown: [] });
  for (const address of [config?.databaseUrl, config?.redisUrl, config?.smtpUrl])
    expect(address).toBeTruthy();
  expect(server.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/tmp']);
});

test('probes ask what the server answers, at the port that it listens on', () => {
  const port = askServer(configured).config;
  const ports = Object.fromEntries(server.ports.map(({ name, containerPort }) => [name, containerPort]));
  expect(ports).toEqual({ http: port?.port, metrics: port?.telemetry.metrics.port });
  const health = readText('server/src/kernel/health/health.ts');
  for (const probe of [server.startupProbe, server.readinessProbe, server.livenessProbe]) {
    expect(health).toContain(`app.get('${probe.httpGet.path}'`);
    expect(probe.httpGet.port).toBe('http');
  }
  expect(server.readinessProbe.httpGet.path).toBe('/health/ready');
  expect(server.livenessProbe.httpGet.path).toBe('/health/live');
  // The server gives database and broker so long before it says 503.
  const patience = Number(
    /CHECK_TIMEOUT = ([\d_]+)/
      .exec(readText('server/src/kernel/health/is-reached.ts'))?.[1]
      ?.replaceAll('_', ''),
  );
  expect(server.readinessProbe.timeoutSeconds * 1000).toBeGreaterThan(patience);
});

test('a pod has longer to stop than waiting and draining take', () => {
  const limit = Number(
    /DRAIN_LIMIT = ([\d_]+)/.exec(readText('server/src/main.ts'))?.[1]?.replaceAll('_', ''),
  );
  const wait = server.lifecycle.preStop.sleep.seconds;
  expect(wait).toBeGreaterThan(0);
  expect(serverPod.terminationGracePeriodSeconds * 1000).toBeGreaterThan(wait * 1000 + limit);
});

test('figures are scraped where they are served', () => {
  const { config } = askServer(configured);
  expect(config?.telemetry.metrics.host).toBe('0.0.0.0');
  expect(deployment.spec.template.metadata.annotations).toEqual({
    'prometheus.io/scrape': 'true',
    'prometheus.io/port': String(config?.telemetry.metrics.port),
    'prometheus.io/path': '/metrics',
  });
});

test('everything that selects pods selects these, and only servers get requests', () => {
  const budget = readOne<IPodDisruptionBudget>('base/disruption-budget.yaml');
  const policy = readOne<INetworkPolicy>('base/network-policy.yaml');
  const spread = serverPod.topologySpreadConstraints.map(({ labelSelector }) => labelSelector.matchLabels);
  for (const selector of [
    service.spec.selector,
    budget.spec.selector.matchLabels,
    deployment.spec.selector.matchLabels,
    ...spread,
  ])
    expect(selector).toEqual(labels);
  expect(labels).toMatchObject(policy.spec.podSelector.matchLabels);
  expect(job.spec.template.metadata.labels).toMatchObject(policy.spec.podSelector.matchLabels);
  expect(job.spec.template.metadata.labels).not.toMatchObject(service.spec.selector);
  const allowed = policy.spec.ingress.flatMap(({ ports }) => ports.map(({ port }) => port));
  expect(allowed).toEqual(server.ports.map(({ containerPort }) => containerPort));
});

test('the way from the ingress to the server is unbroken', () => {
  const ingress = readOne<IIngress>('base/ingress.yaml');
  const port = first(service.spec.ports);
  expect(port.targetPort).toBe(first(server.ports).name);
  const backends = ingress.spec.rules.flatMap(({ http }) => http.paths.map(({ backend }) => backend.service));
  expect(backends.length).toBeGreaterThan(0);
  for (const backend of backends)
    expect(backend).toEqual({ name: service.metadata.name, port: { name: port.name } });
  // Every host has a certificate, and the pages' addresses are among them.
  const hosts = ingress.spec.rules.map(({ host }) => host);
  expect(new Set(hosts)).toEqual(new Set(first(ingress.spec.tls).hosts));
  expect(hosts).toContain(
    new URL(configured['TENANT_ORIGIN']?.replace('{tenant}', 'any') ?? '').host.replace('any', '*'),
  );
});

test('there are two servers at least, and as many as the autoscaler likes', () => {
  const scaler = readOne<IHorizontalPodAutoscaler>('base/autoscaler.yaml');
  expect(scaler.spec.minReplicas).toBeGreaterThanOrEqual(2);
  expect(scaler.spec.scaleTargetRef).toEqual({
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    name: deployment.metadata.name,
  });
  // A number here would undo what it decided with every `apply`.
  expect(deployment.spec).not.toHaveProperty('replicas');
});

test('a server starts only beneath a schema that the job has brought up to date', () => {
  expect(serverPod.initContainers.map(({ args }) => args)).toEqual([
    ['server/src/admin/main.ts', 'migrate', '--check'],
  ]);
  expect(first(job.spec.template.spec.containers).args).toEqual(['server/src/admin/main.ts', 'migrate']);
});
