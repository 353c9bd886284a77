import type { Kernel } from '../kernel/kernel.ts';
import { storybook } from './storybook.ts';
import { createTenantOfHost } from './tenant-of-host.ts';
import { webGateway } from './web-gateway.ts';

/** Local dev servers of squads; not allowed in production. */
const LOCAL_ORIGINS = ['http://localhost:*', 'http://127.0.0.1:*'];

/** Serves every path that no earlier route matches: pages, the shell, remotes and the registry. */
export async function registerWeb({ http, config, db, log }: Kernel): Promise<void> {
  const { shellDir, releasesDir, storybookDir, defaultTenantHost, isDevelopment, isProduction } = config;
  await http.register(storybook, { storybookDir });
  await http.register(webGateway, {
    shellDir,
    releasesDir,
    config: {
      environment: isDevelopment ? 'development' : 'production',
      environmentName: config.environmentName,
      overrideOrigins: isProduction ? [] : LOCAL_ORIGINS,
      integrations: config.integrations,
    },
    resolveTenant: createTenantOfHost({ db, defaultTenantHost, log }),
    onRevision: (revision) => log.info({ revision }, 'registry changed'),
  });
}
