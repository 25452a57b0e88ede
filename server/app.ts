import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Context } from './context';
import { asContractApp } from './contract/contract-app';
import { type Contract, loadContract } from './contract/document';
import { addGateway } from './gateway/gateway';
import { addOperatorGate } from './operators/operator-gate';
import { packageRoot } from './package-root';
import { addPersonFacts, identify } from './people/identify';
import { addAnswerHeaders } from './plugins/answer-headers';
import { addDocs } from './plugins/docs';
import { addErrorHandler } from './plugins/error-handler';
import { addForeignCheck } from './plugins/foreign-requests';
import { addHostGuard } from './plugins/host-guard';
import { createLimiter } from './plugins/rate-limit';
import { pathOfRequest } from './plugins/read-host';
import { addRequestFacts, recognise } from './plugins/request-facts';
import { mostInAddressPart, refuseAddress, refuseBytes } from './plugins/unread-requests';
import { addPortal } from './portal/portal';
import { routes } from './routes/routes';

export interface AppOptions {
  contract?: Contract;
  /** Checks every answer against the contract. Tests do; in production the types have done so. */
  checkAnswers?: boolean;
  /** The built portal. */
  clientFolder?: string;
  /** The page documents, for the paths that exist. */
  pagesFolder?: string;
}

/** JSON bodies: a question has at most 20,000 characters, an outline a few hundred lines. */
const bodyLimit = 1024 * 1024;
/** For answers that are on their way when the server is stopped; runs have ended theirs by then. */
const lastWordsMs = 1_500;

/** The default, 11, is for files that are compressed once. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export async function buildApp(ctx: Context, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = ctx;
  const app = Fastify({
    loggerInstance: ctx.log,
    // One line per request drowns what an operator has to see; the proxy in front writes access logs.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy > 0 && ((_address, hop) => hop < config.trustProxy),
    bodyLimit,
    genReqId: () => randomUUID().slice(0, 8),
    routerOptions: { maxParamLength: mostInAddressPart, ignoreTrailingSlash: true },
    frameworkErrors: refuseAddress,
    rewriteUrl: pathOfRequest,
    clientErrorHandler: refuseBytes,
    // Streams end by themselves when their runs are asked to; idle sockets must not hold up a stop.
    forceCloseConnections: 'idle',
    requestTimeout: 120_000,
  });
  app.addHook('preClose', async () => {
    // Browsers open spare connections that never ask anything; these do not count as idle and would hold up a stop.
    setTimeout(() => app.server.closeAllConnections(), lastWordsMs).unref();
  });
  addRequestFacts(app, config);
  addAnswerHeaders(app);
  addHostGuard(app, ctx.settings);
  addPersonFacts(app);
  addErrorHandler(app);
  addForeignCheck(app);
  addOperatorGate(app, ctx.store, config.people);
  const limit = createLimiter(config.rateLimit);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions,
    globalDecompression: false,
  });
  const contract = options.contract ?? loadContract();
  const tokensAreOurs = config.upstreams['/proxy-api'] === undefined;
  const contractApp = asContractApp(app, {
    contract,
    store: ctx.store,
    upstreams: config.upstreams,
    checkAnswers: options.checkAnswers ?? false,
    guard: async (req, reply) => {
      recognise(req, reply);
      limit(req);
      await identify(req, reply, ctx.store, tokensAreOurs);
    },
  });
  for (const route of routes) route(contractApp, ctx);
  await addGateway(app, config, ctx.store);
  await addDocs(app);
  await addPortal(app, ctx, {
    clientFolder: options.clientFolder ?? join(packageRoot, 'dist', 'client'),
    pagesFolder: options.pagesFolder ?? join(packageRoot, 'src', 'pages'),
  });
  return app;
}
