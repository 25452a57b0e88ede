import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { packageRoot } from '../package-root';
import { withDocsHead } from './docs-head';
import { docsLook } from './docs-look';
import { addPageHeaders } from './security-headers';

const docsPath = '/docs';

/**
 * Serves the API reference at /docs and, at /docs/json, the document from which client and mocks are generated. The
 * viewer's files come from this server, so it works without internet access and under the same policy as every other
 * page.
 */
export async function addDocs(app: FastifyInstance): Promise<void> {
  const document = JSON.parse(readFileSync(join(packageRoot, 'generated', 'openapi.json'), 'utf8'));
  await app.register(swagger, { mode: 'static', specification: { document } });
  app.addHook('onSend', async (req, _reply, payload) =>
    req.routeOptions.url === docsPath && typeof payload === 'string' ? withDocsHead(payload) : payload,
  );
  await app.register(swaggerUi, {
    routePrefix: docsPath,
    theme: { title: document.info.title, css: [{ filename: 'look.css', content: docsLook }] },
    uiConfig: {
      layout: 'BaseLayout',
      docExpansion: 'none',
      filter: true,
      // A field's description says more than an example generated from its type.
      defaultModelRendering: 'model',
      defaultModelExpandDepth: 1,
      defaultModelsExpandDepth: 0,
    },
    uiHooks: {
      onRequest: async (_req, reply) => addPageHeaders(reply, randomBytes(16).toString('base64')),
    },
  });
}
