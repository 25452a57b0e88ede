import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, notFound } from '../../base/http/errors';
import { escapeHtml } from '../../base/text/escape-html';
import type { Context } from '../../context';
import { addressOf } from '../index-post';
import { type Community, openToVisitors } from '../open-community';
import { authorOf, startOf } from '../present-post';
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

type Feed = Place & { kind: 'article' | 'question'; form: 'atom' | 'rss' };

async function feedOf(ctx: Context, req: FastifyRequest<{ Querystring: Query }>, feed: Feed): Promise<string> {
  const { community, origin, kind, form } = feed;
  const filter = { kinds: [kind], board: first(req.query.board), tag: first(req.query.tag) };
  const page = { order: 'newest' as const, limit: ENTRIES, offset: 0 };
  const { rows } = await listPosts(ctx.store.db, community, filter, page);
  const { setting } = await ctx.settings.get(req.accessDomain);
  const about = { title: setting.title ?? community.domain, self: origin + req.url, home: `${origin}/community/index` };
  return form === 'atom' ? atom(about, rows, origin) : rss(about, rows, origin);
}

interface About {
  title: string;
  self: string;
  home: string;
}

const dateOf = ({ published_at, active_at }: PostRow) => published_at ?? active_at;
const summaryOf = ({ summary, markdown }: PostRow) => summary || startOf(markdown);

function atom({ title, self, home }: About, rows: PostRow[], origin: string): string {
  const updated = new Date(Math.max(0, ...rows.map((row) => row.active_at.getTime()))).toISOString();
  const entries = rows.map((row) => {
    const url = xml(origin + addressOf(row));
    return `<entry><id>${url}</id><title>${xml(row.title)}</title><link href="${url}"/><published>${dateOf(row).toISOString()}</published><updated>${row.active_at.toISOString()}</updated><author><name>${xml(authorOf(row) || '–')}</name></author>${row.tags.map((tag) => `<category term="${xml(tag)}"/>`).join('')}<summary>${xml(summaryOf(row))}</summary></entry>`;
  });
  return `<feed xmlns="http://www.w3.org/2005/Atom"><id>${xml(self)}</id><title>${xml(title)}</title><updated>${updated}</updated><link rel="self" href="${xml(self)}"/><link href="${xml(home)}"/>${entries.join('')}</feed>`;
}

function rss({ title, home }: About, rows: PostRow[], origin: string): string {
  const items = rows.map((row) => {
    const url = xml(origin + addressOf(row));
    return `<item><guid>${url}</guid><title>${xml(row.title)}</title><link>${url}</link><pubDate>${dateOf(row).toUTCString()}</pubDate>${row.tags.map((tag) => `<category>${xml(tag)}</category>`).join('')}<description>${xml(summaryOf(row))}</description></item>`;
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
