import { HUB_RELEASE } from '@cadence/shared-contract/remote';
import type { Kernel } from '../kernel/kernel.ts';
import { createReleases, type Releases } from './releases/index.ts';
import { storybook } from './storybook.ts';
import { createTenantOfHost } from './tenant-of-host.ts';
import { webGateway } from './web-gateway.ts';

/** Local dev servers of squads; not allowed in production. */
const LOCAL_ORIGINS = ['http://localhost:*', 'http://127.0.0.1:*'];

/** What was released, watched over until the server closes. */
export async function openReleases(kernel: Kernel): Promise<Releases> {
  const { http, config, db, clock, log, remoteHealth: reports } = kernel;
  const { shellDir } = config;
  const releases = await createReleases({ shellDir, db, clock, log, ...config.releases, reports });
  http.addHook('onClose', async () => releases.close());
  return releases;
}

/** Serves every path that no earlier route matches: pages, the shell, remotes and the registry. */
export async function registerWeb({ http, config, db, log, hub }: Kernel, releases: Releases): Promise<void> {
  const { shellDir, storybookDir, defaultTenantHost, isDevelopment, isProduction } = config;
  await http.register(storybook, { storybookDir });
  await http.register(webGateway, {
    shellDir,
    ...releases,
    releasesAddress: config.releases.address,
    config: {
      environment: isDevelopment ? 'development' : 'production',
      environmentName: config.environmentName,
      releaseKeys: config.releases.keys,
      overrideOrigins: isProduction ? [] : LOCAL_ORIGINS,
      integrations: config.integrations,
    },
    resolveTenant: createTenantOfHost({ db, defaultTenantHost, log }),
    onRelease: () => {
      log.info('another release is in use');
      // Each process tells its own pages: each notices by itself.
      hub.sendToAll(HUB_RELEASE, []);
    },
  });
}
