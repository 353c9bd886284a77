import type { Kernel } from '../kernel/kernel.ts';
import { createReleases } from './releases/index.ts';
import { createTenantOfHost } from './tenant-of-host.ts';
import { webGateway } from './web-gateway.ts';

/** Local dev servers of squads; not allowed in production. */
const LOCAL_ORIGINS = ['http://localhost:*', 'http://127.0.0.1:*'];

/** Serves every path that no earlier route matches: pages, the shell, remotes and the registry. */
export async function registerWeb({
  http,
  config,
  db,
  clock,
  log,
  hub,
  remoteHealth,
}: Kernel): Promise<void> {
  const { shellDir, defaultTenantHost, isDevelopment, isProduction } = config;
  const releases = await createReleases({ db, clock, log, ...config.releases, reports: remoteHealth });
  http.addHook('onClose', async () => releases.close());
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
      hub.announceRelease();
    },
  });
}
