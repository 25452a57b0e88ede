import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, notFound } from '../../base/http/errors';
import { escapeHtml } from '../../base/text/escape-html';
import type { Context } from '../../context';
import { addressOf } from '../index-post';
import { addressOfNotice } from '../notices/tell-notices';
import { type Community, openToVisitors } from '../open-community';
import { authorOf, startOf } from '../present-post';
import { listNotices } from '../store/notices';
import { countPublic, listPosts, listPublic, type PostRow } from '../store/posts';

const ENTRIES = 50;
/** The most that one sitemap may have. */
const MOST_ADDRESSES = 50_000;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Text for XML, without the characters that no document may have. */
const xml = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
  escapeHtml(text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));

interface Query {
  board?: string | string[];
  tag?: string | string[];
  part?: string | string[];
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) || undefined;

/** Feeds and sitemap of each portal: what everybody may read there, whoever asks. */
export function addFeeds(app: FastifyInstance, ctx: Context): void {
  for (const kind of ['article', 'question'] as const)
    for (const form of ['atom', 'rss'] as const)
      app.get<{ Querystring: Query }>(`/feeds/${kind}s.${form}`, (req, reply) =>
        send(ctx, req, reply, {
          type: `application/${form}+xml`,
          write: (at) => feedOf(ctx, req, { ...at, kind, form }),
        }),
      );
  for (const form of ['atom', 'rss'] as const)
    app.get<{ Querystring: Query }>(`/feeds/notices.${form}`, (req, reply) =>
      send(ctx, req, reply, { type: `application/${form}+xml`, write: (at) => noticeFeed(ctx, req, at, form) }),
    );
  app.get<{ Querystring: Query }>('/sitemap.xml', (req, reply) =>
    send(ctx, req, reply, { type: 'application/xml', write: (at) => sitemap(ctx, at, first(req.query.part)) }),
  );
}

interface Place {
  community: Community;
  origin: string;
}

interface Document {
  type: string;
  write(place: Place): Promise<string>;
}

async function send(ctx: Context, req: FastifyRequest, reply: FastifyReply, { type, write }: Document) {
  // What is closed to visitors is not there for a reader of feeds.
  const community = await openToVisitors(ctx, req.accessDomain).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) throw new ApiError(403, error.text);
    throw error;
  });
  if (!community.indexing) throw notFound('community', community.domain);
  const body = HEAD + (await write({ community, origin: `${req.protocol}://${req.host}` }));
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  reply.headers({ etag, vary: 'Host', 'cache-control': 'no-cache' });
  if (req.headers['if-none-match']?.replace(/^W\//, '') === etag) return reply.code(304).send();
  return reply.type(`${type}; charset=utf-8`).send(body);
}

type Form = 'atom' | 'rss';
type Feed = Place & { kind: 'article' | 'question'; form: Form };

async function feedOf(ctx: Context, req: FastifyRequest<{ Querystring: Query }>, feed: Feed): Promise<string> {
  const { community, origin, kind, form } = feed;
  const filter = { kinds: [kind], board: first(req.query.board), tag: first(req.query.tag) };
  const page = { order: 'newest' as const, limit: ENTRIES, offset: 0 };
  const { rows } = await listPosts(ctx.store.db, community, filter, page);
  const entries = rows.map((row) => ({
    ...{
      title: row.title,
      url: origin + addressOf(row),
      summary: summaryOf(row),
      author: authorOf(row),
      tags: row.tags,
    },
    ...{ published: row.published_at ?? row.active_at, updated: row.active_at },
  }));
  return write(form, await aboutOf(ctx, req, feed, '/community/index'), entries);
}

/** Notices that visitors see now. Whoever reads a feed has read what it tells, so that there is no state here. */
async function noticeFeed(ctx: Context, req: FastifyRequest, place: Place, form: Form): Promise<string> {
  const { community, origin } = place;
  const reader = { community, rights: { domain: false, organization: undefined, installation: false } };
  const page = { limit: ENTRIES, offset: 0 };
  const { rows } = await listNotices(ctx.store.db, reader, { state: 'live' }, page);
  const entries = rows.map((row) => ({
    ...{ title: row.title, url: origin + addressOfNotice(row.id), summary: summaryOf(row), author: authorOf(row) },
    ...{ tags: [], published: row.starts_at, updated: row.starts_at },
  }));
  return write(form, await aboutOf(ctx, req, place, '/community/notice-list'), entries);
}

async function aboutOf(ctx: Context, req: FastifyRequest, { community, origin }: Place, home: string): Promise<About> {
  const { setting } = await ctx.settings.get(req.accessDomain);
  return { title: setting.title ?? community.domain, self: origin + req.url, home: origin + home };
}

const write = (form: Form, about: About, entries: Entry[]) => (form === 'atom' ? atom : rss)(about, entries);

interface Entry {
  title: string;
  url: string;
  summary: string;
  author: string;
  tags: string[];
  published: Date;
  updated: Date;
}

interface About {
  title: string;
  self: string;
  home: string;
}

const summaryOf = ({ summary, markdown }: Pick<PostRow, 'summary' | 'markdown'>) => summary || startOf(markdown);

function atom({ title, self, home }: About, all: Entry[]): string {
  const last = new Date(Math.max(0, ...all.map(({ updated }) => updated.getTime()))).toISOString();
  const entries = all.map(({ tags, published, updated, author, ...entry }) => {
    const url = xml(entry.url);
    return `<entry><id>${url}</id><title>${xml(entry.title)}</title><link href="${url}"/><published>${published.toISOString()}</published><updated>${updated.toISOString()}</updated><author><name>${xml(author || '–')}</name></author>${tags.map((tag) => `<category term="${xml(tag)}"/>`).join('')}<summary>${xml(entry.summary)}</summary></entry>`;
  });
  return `<feed xmlns="http://www.w3.org/2005/Atom"><id>${xml(self)}</id><title>${xml(title)}</title><updated>${last}</updated><link rel="self" href="${xml(self)}"/><link href="${xml(home)}"/>${entries.join('')}</feed>`;
}

function rss({ title, home }: About, all: Entry[]): string {
  const items = all.map(({ tags, published, ...entry }) => {
    const url = xml(entry.url);
    return `<item><guid>${url}</guid><title>${xml(entry.title)}</title><link>${url}</link><pubDate>${published.toUTCString()}</pubDate>${tags.map((tag) => `<category>${xml(tag)}</category>`).join('')}<description>${xml(entry.summary)}</description></item>`;
  });
  return `<rss version="2.0"><channel><title>${xml(title)}</title><link>${xml(home)}</link><description>${xml(title)}</description>${items.join('')}</channel></rss>`;
}

const MAPS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** All public posts; where they are too many for one file, a list of its parts (`?part=1`). */
async function sitemap(ctx: Context, { community, origin }: Place, asked: string | undefined): Promise<string> {
  const { db } = ctx.store;
  const part = asked && /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : undefined;
  if (part === undefined) {
    const parts = Math.ceil((await countPublic(db, community)) / MOST_ADDRESSES);
    const list = Array.from(
      { length: parts },
      (_, n) => `<sitemap><loc>${xml(`${origin}/sitemap.xml?part=${n + 1}`)}</loc></sitemap>`,
    );
    if (parts > 1) return `<sitemapindex ${MAPS}>${list.join('')}</sitemapindex>`;
  }
  const rows = await listPublic(db, community, { limit: MOST_ADDRESSES, offset: ((part ?? 1) - 1) * MOST_ADDRESSES });
  const urls = rows.map(
    (row) => `<url><loc>${xml(origin + addressOf(row))}</loc><lastmod>${row.active_at.toISOString()}</lastmod></url>`,
  );
  return `<urlset ${MAPS}>${urls.join('')}</urlset>`;
}
