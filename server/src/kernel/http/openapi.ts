import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { API_BASE } from '@cadence/shared-contract';

/** The page sets inline styles, which its own content security policy forbids. */
const transformStaticCSP = (policy: string): string =>
  policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'");

/** Serves the OpenAPI document of every route registered after it, and a page to read it, at /api/docs. */
export async function serveOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Cadence', version: '1', description: 'Goals, weekly predictions and reviews.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
  });
  await app.register(swaggerUi, {
    routePrefix: `${API_BASE}/docs`,
    staticCSP: true,
    transformStaticCSP,
    // Domains are collapsed groups: the page cannot render far more than a hundred operations at once.
    uiConfig: { docExpansion: 'none' },
  });
}
