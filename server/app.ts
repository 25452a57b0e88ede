import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { addPersonFacts, authenticate } from './accounts/authenticate';
import { addOperatorGate } from './accounts/operators/operator-gate';
import { asContractApp } from './base/contract/contract-app';
import { type Contract, loadContract } from './base/contract/document';
import { addAnswerHeaders } from './base/http/answer-headers';
import { addDocs } from './base/http/docs';
import { addErrorHandler } from './base/http/error-handler';
import { addForeignCheck } from './base/http/foreign-requests';
import { pathOfRequest } from './base/http/read-host';
import { addRequestFacts, assignVisitor } from './base/http/request-facts';
import { mostInAddressPart, refuseAddress, refuseBytes } from './base/http/unread-requests';
import { createLimiter } from './base/limits/rate-limit';
import { packageRoot } from './base/package-root';
import { addFeeds, findPostText } from './community';
import type { Context } from './context';
import { addHostGuard } from './domains/host-guard';
import { addPortal } from './domains/portal/portal';
import { addPreviewDomain } from './domains/preview-domain';
import { findOwner } from './domains/publishing/domain-access';
import { createCheckAnswer } from './gateway/check-answer';
import { addGateway, chooseService } from './gateway/gateway';
import { addMirror } from './gateway/mirror';
import {
  addKeyChecks,
  createEmbedGate,
  createKeyGate,
  createTokenGate,
  EMBED_ENDED,
  findFrame,
  GRANT_ENDED,
  goodGrants,
  goodSessions,
  openLiveCalls,
} from './platform';
import { routes } from './routes';

interface AppOptions {
  contract?: Contract;
  /** Checks every response against the contract. For tests only; in production the types suffice. */
  checkAnswers?: boolean;
  /** The built portal. */
  clientFolder?: string;
  /** The page documents, for the paths that exist. */
  pagesFolder?: string;
}

/** JSON bodies: a question has at most 20,000 characters, an outline a few hundred lines. */
const bodyLimit = 1024 * 1024;
/** For responses in progress when the server stops; runs have ended theirs by then. */
const lastWordsMs = 1_500;

/** The default, 11, is for files that are compressed once. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export async function buildApp(ctx: Context, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config, services } = ctx;
  const app = Fastify({
    loggerInstance: ctx.log,
    // One line per request would bury what an operator needs to see; the proxy writes access logs.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy > 0 && ((_address, hop) => hop < config.trustProxy),
    bodyLimit,
    genReqId: () => randomUUID().slice(0, 8),
    routerOptions: {
      maxParamLength: mostInAddressPart,
      ignoreTrailingSlash: true,
      constraints: { service: chooseService(services) },
    },
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
  addKeyChecks(app, ctx.store, ({ method, url }) => services.goesThere(method, url));
  addErrorHandler(app);
  addForeignCheck(app);
  addOperatorGate(app, ctx.store, config.people, (domain) => findOwner(ctx.store, domain));
  addPreviewDomain(app, ctx.store, config.people);
  const limit = createLimiter(config.rateLimit);
  const live = await openLiveCalls(ctx.store, ctx.log);
  const embedded = await openLiveCalls(ctx.store, ctx.log, { event: EMBED_ENDED, good: goodSessions });
  const connected = await openLiveCalls(ctx.store, ctx.log, { event: GRANT_ENDED, good: goodGrants });
  app.addHook('onClose', async () => {
    for (const calls of [live, embedded, connected]) calls.close();
  });
  app.decorateRequest('embedSession', undefined);
  const admitKey = createKeyGate(ctx.store, live, limit);
  const admitToken = createTokenGate(ctx.store, connected, limit);
  const admitEmbed = createEmbedGate(ctx.store, embedded);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions,
    globalDecompression: false,
  });
  const contract = options.contract ?? loadContract();
  const contractApp = asContractApp(app, {
    contract,
    store: ctx.store,
    checkAnswers: options.checkAnswers ?? false,
    guard: async (req, reply) => {
      if ((await admitKey(req, reply)) || (await admitToken(req, reply)) || (await admitEmbed(req, reply))) return;
      assignVisitor(req, reply);
      limit(req);
      await authenticate(req, reply, ctx.store, services.tokensAreOurs());
    },
  });
  const check = createCheckAnswer(contract);
  if (services.prefixes.length > 0)
    addMirror(app, { services, outgoing: ctx.outgoing, upstreams: config.upstreams, check });
  for (const route of routes) route(contractApp, ctx);
  await addGateway(app, ctx, check);
  await addDocs(app);
  addFeeds(app, ctx);
  await addPortal(app, ctx, {
    findText: findPostText(ctx),
    findFrame: findFrame(ctx.store),
    clientFolder: options.clientFolder ?? join(packageRoot, 'dist', 'client'),
    pagesFolder: options.pagesFolder ?? join(packageRoot, 'src', 'pages'),
  });
  return app;
}
