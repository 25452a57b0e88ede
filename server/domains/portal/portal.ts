import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import serveFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../../base/http/error-handler';
import { unknownCall } from '../../base/http/errors';
import { assignVisitor } from '../../base/http/request-facts';
import { addPageHeaders, inertPolicy } from '../../base/http/security-headers';
import { readCookie } from '../../base/http/visitor';
import { upstreamPrefixes } from '../../base/upstream-prefixes';
import type { Context } from '../../context';
import { domainsFolder } from '../seed-domains';
import type { DomainSetting } from '../settings';
import { brandOf, localeFor } from './brand';
import { type FindFrame, inLook, isEmbedPath } from './embedded-page';
import { drawIcon } from './icon';
import { webManifest } from './manifest';
import { loadPreloads } from './page-preloads';
import { createPageRenderer } from './page-renderer';
import { loadTemplate } from './page-template';
import type { FindText } from './page-text';
import { isClosed, loadPages } from './pages';
import { joinOrigins, pictureOrigins } from './picture-origins';
import { addSecurityText } from './security-txt';
import { sendStrangerPage } from './stranger-page';

const LOCALE_COOKIE = 'mw_locale';
/** The route itself decides what a host without a domain gets. */
const ofNobody = { config: { anyHost: true } };
const prefixes = Object.values(upstreamPrefixes);

/** The part of the context that the portal itself uses. */
type PortalContext = Pick<Context, 'config'> & { settings: Pick<Context['settings'], 'get' | 'domains'> };

/** Where WeChat keeps the pictures of people who came through it. */
const weixinAvatars = ['https://thirdwx.qlogo.cn', 'https://wx.qlogo.cn'];

const sendNotBuilt = (reply: FastifyReply, isKnown: boolean) =>
  reply
    .code(isKnown ? 503 : 404)
    .type('text/plain')
    .send('The portal is not built yet. Run "npm run build".');

/** Origins of other systems that pages frame, show pictures of, and call. */
function foreignOrigins({ weixin, bigdata }: PortalContext['config']['people']) {
  return {
    // Its QR code is shown next to the sign-in form.
    frames: weixin ? [new URL(weixin.openUrl).origin] : [],
    avatars: weixin ? weixinAvatars : [],
    // The page's scripts fetch its token there.
    calls: bigdata ? [new URL(bigdata.url).origin] : [],
  };
}

/** The portal itself: one HTML page per domain, its icon and manifest, and the built files. */
export async function addPortal(
  app: FastifyInstance,
  ctx: PortalContext,
  {
    clientFolder,
    pagesFolder,
    findText,
    findFrame,
  }: { clientFolder: string; pagesFolder: string; findText?: FindText; findFrame?: FindFrame },
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, ...ofNobody.config };
    });
    await addFiles(scope, clientFolder);
  });
  addBrandFiles(app, ctx);
  addSecurityText(app, ctx.config.securityContact);
  const template = loadTemplate(clientFolder);
  const render = template && createPageRenderer(template, ctx.config);
  const { frames, avatars, calls } = foreignOrigins(ctx.config.people);
  const pages = loadPages(pagesFolder);
  const preloads = loadPreloads(clientFolder);

  /** The workbench and its frames show the settings of all domains; a page of a portal, those of its own alone. */
  async function picturesFor(req: FastifyRequest, domain: DomainSetting, path: string) {
    const shown = [domain];
    if ((isFramed(req) && !isEmbedPath(path)) || /^\/admin(?:\/|$)/.test(path))
      for (const name of await ctx.settings.domains()) shown.push(await ctx.settings.get(name));
    return joinOrigins([ctx.config.pictureOrigins, avatars, ...shown.map(pictureOrigins)]);
  }

  async function answerOf(req: FastifyRequest, path: string) {
    const origin = originOf(req);
    if (!findText || origin === undefined) return;
    const query = new URL(req.url, origin).searchParams;
    const isKnown = pages.isKnown(path);
    const found = await findText({ domain: req.accessDomain, path, isKnown, query, origin });
    if (!found || 'movedTo' in found) return found;
    return { status: undefined, text: undefined, ...found };
  }

  async function sendPage(req: FastifyRequest, reply: FastifyReply, path: string) {
    const frame = isEmbedPath(path) ? await findFrame?.(path, req.accessDomain) : undefined;
    const published = await ctx.settings.get(req.accessDomain);
    const domain = frame ? inLook(published, frame.look) : published;
    const nonce = randomBytes(16).toString('base64');
    if (!domain.served) return sendStrangerPage(reply, nonce);
    if (!render) return sendNotBuilt(reply, pages.isKnown(path));
    const own = await answerOf(req, path);
    if (own && 'movedTo' in own) return reply.redirect(own.movedTo, 301);
    // Pages of other companies bring no cookie of ours to their visitors.
    if (!frame) assignVisitor(req, reply);
    if (ctx.config.env === 'preproduction') reply.header('x-robots-tag', 'noindex');
    const pictureHosts = await picturesFor(req, domain, path);
    const unframed = isConsent.test(path);
    addPageHeaders(reply, nonce, { frames, calls, pictures: pictureHosts, parents: frame?.parents, unframed });
    if (own?.text?.hidden) reply.header('x-robots-tag', 'noindex');
    keepAddressPrivate(reply, path, req.url);
    const locale = localeOf(req, domain);
    const page = pages.find(path) ?? (pages.isKnown(path) ? undefined : pages.find('/404'));
    const { scripts, pictures } = preloads(page, domain.setting, locale);
    const isThere = pages.isKnown(path) && !isClosed(page, domain.setting) && (frame || !isEmbedPath(path));
    return (
      reply
        .code(isThere ? (own?.status ?? 200) : 404)
        .type('text/html; charset=utf-8')
        // Never from a cache: the nonce is new each time, and another domain may stand behind the same proxy.
        .header('cache-control', 'private, no-cache')
        .header('vary', 'Host, Cookie, Accept-Language')
        .send(
          render(domain, {
            locale,
            origin: originOf(req),
            nonce,
            text: own?.text,
            embed: frame?.facts,
            micro: frame !== undefined || isEmbedded(req),
            preloads: frame || isFramed(req) || isEmbedded(req) ? { scripts, pictures: [] } : { scripts, pictures },
          }),
        )
    );
  }

  const answerRest = async (req: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(req.url);
    if (isPageRequest(req.method, path, pages.isKnown)) return sendPage(req, reply, path);
    // Elsewhere, pages had names like files'.
    const own = req.method === 'GET' && isOutside(path) ? await answerOf(req, path) : undefined;
    if (own && 'movedTo' in own) return reply.redirect(own.movedTo, 301);
    return sendError(unknownCall(`${req.method} ${path}`), req, reply);
  };
  app.setNotFoundHandler(answerRest);
  // Only what a route answers is compressed.
  app.get('/*', ofNobody, answerRest);
  // Without these two, a folder of built files would answer first.
  app.get('/', ofNobody, (req, reply) => sendPage(req, reply, '/'));
  app.get('/index.html', ofNobody, (_req, reply) => reply.redirect('/'));
}

/** Where people let programs in. */
const isConsent = /^\/oauth\/consent\/?$/;

/** Addresses that open more than what is public are neither listed nor passed on. */
function keepAddressPrivate(reply: FastifyReply, path: string, url: string): void {
  // A chat is for whom its owner gave the address.
  if (/^\/(?:q|embed)\/[^/]+\/?$/.test(path) || /[?&](?:chat|share)=/.test(url))
    reply.header('x-robots-tag', 'noindex');
  // The address stays as it is until the page has taken the token out of it: what the page loads meanwhile must not name it.
  if (/[?&](?:share|token|ticket)=/.test(url)) reply.header('referrer-policy', 'no-referrer');
  // A guest's link shows what is not public, and its page must not tell anybody where it was.
  // Nor must one that hands a session over, or says what a program asks.
  if (/^\/(?:preview|transferPage|oauth\/consent)\/?$/.test(path))
    reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
}

function localeOf(req: FastifyRequest, domain: Parameters<typeof localeFor>[0]) {
  return localeFor(domain, readCookie(req.headers.cookie, LOCALE_COOKIE, /^[\w-]{2,20}$/), req.locale);
}

/** In the workbench's frame a draft is shown: the pictures of this setting would be fetched for nothing, and the browser says so. */
const isFramed = (req: FastifyRequest) => req.headers['sec-fetch-dest'] === 'iframe';

/** Another page around this one has its own header, so that this one shows none (src/browser/form-type.ts). */
const isEmbedded = (req: FastifyRequest) => /[?&](?:formType=szycsy|micro=1)(?:&|$)/.test(req.url);

/** Only the host of a domain is written into the page. */
const originOf = (req: FastifyRequest) =>
  req.accessDomain === undefined ? undefined : `${req.protocol}://${req.host}`;

const pathOf = (url: string) => url.split(/[?#]/, 1)[0] ?? '/';

const isOutside = (path: string) =>
  !prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)) && !path.startsWith('/assets/');

export function isPageRequest(method: string, path: string, isKnown: (path: string) => boolean): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))) return false;
  // A missing file is a 404, not a page.
  return isKnown(path) || !/\.[a-z0-9]+$/i.test(path);
}

async function addFiles(app: FastifyInstance, clientFolder: string) {
  if (existsSync(clientFolder)) {
    await app.register(serveFiles, {
      root: clientFolder,
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['index.html*', '.vite/**'],
      setHeaders(reply, file) {
        const named = file.includes(join(clientFolder, 'assets'));
        reply.header('cache-control', named ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
        // The script of other companies' pages, which may check that it is the one that they know.
        if (file === join(clientFolder, 'embed.js'))
          reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
      },
    });
  }
  const pictures = join(domainsFolder, 'assets');
  if (!existsSync(pictures)) return;
  await app.register(serveFiles, {
    root: pictures,
    prefix: '/brand/',
    decorateReply: !existsSync(clientFolder),
    index: false,
    setHeaders(reply) {
      reply.header('cache-control', 'public, max-age=3600');
      reply.header('content-security-policy', inertPolicy);
    },
  });
}

function addBrandFiles(app: FastifyInstance, ctx: PortalContext) {
  const brandFor = async (req: FastifyRequest) => {
    const domain = await ctx.settings.get(req.accessDomain);
    const locale = localeOf(req, domain);
    return { brand: brandOf(domain, locale), locale };
  };
  app.get('/manifest.webmanifest', async (req, reply) => {
    const { brand, locale } = await brandFor(req);
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .header('vary', 'Host');
    return reply.send(JSON.stringify(webManifest(brand, locale)));
  });
  app.get('/icon.svg', async (req, reply) => {
    const { brand } = await brandFor(req);
    reply.type('image/svg+xml').header('cache-control', 'private, max-age=3600').header('vary', 'Host');
    reply.header('content-security-policy', inertPolicy);
    return reply.send(drawIcon(brand.title, brand.color));
  });
  app.get('/robots.txt', async (req, reply) => {
    const { setting } = await ctx.settings.get(req.accessDomain);
    const closed = ctx.config.env === 'preproduction';
    const origin = originOf(req);
    const { enabled, readers, indexing = true } = setting.community ?? {};
    const isOpen = enabled && indexing && readers !== 'signed-in';
    const map = isOpen && !closed && origin ? `Sitemap: ${origin}/sitemap.xml\n` : '';
    reply.type('text/plain; charset=utf-8').header('vary', 'Host');
    return reply.send(`User-agent: *\n${closed ? 'Disallow' : 'Allow'}: /\n${map}`);
  });
}
