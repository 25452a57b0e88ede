import type { Data } from '@/api/paths';
import { matching } from '../../../setting/assistant/catalogue/catalogue';
import { addressOf, toProduct } from '../../../setting/market/present-offering';
import { agents } from '../assistants/assistant-handlers';
import { demoState } from '../chat/demo-state';
import { communityState } from '../community/community-state';
import { noticeState } from '../community/notice-handlers';
import { demandsOfEverybody } from '../market/hall-handlers';
import { marketState } from '../market/market-state';
import type { MockCall } from '../operation';

type Call = MockCall<'searchKnowledge'>;
type Group = NonNullable<Data<'searchKnowledge'>['groups']>[number];
type Item = Group['items'][number];
type Hit = Data<'searchKnowledge'>['hits'][number];

/** What was found of each kind, as on the server: the best three of several kinds, or a page of one. */
export async function searchGroups(call: Call, hits: readonly Hit[]): Promise<Group[]> {
  const { kinds = '', limit = 10, offset = 0 } = call.arg;
  const named = kinds.split(',').filter((kind): kind is Group['kind'] => kind in FINDERS);
  const [from, most] = named.length === 1 ? [offset, limit] : [0, 3];
  return Promise.all(
    named.map(async (kind) => {
      const all = await FINDERS[kind](call, hits);
      return { kind, total: all.length, more: false, items: all.slice(from, from + most) };
    }),
  );
}

type Find = (call: Call, hits: readonly Hit[]) => Promise<Item[]>;

const posts =
  (kind: 'article' | 'question'): Find =>
  async ({ arg }) => {
    const all = [...(await communityState()).values()].map(({ post }) => post);
    const own = all.filter((post) => post.kind === kind && post.state === 'published');
    const named = own.map((post) => ({ ...post, name: post.title, description: post.content }));
    return matching(named, arg.q).map(({ id, title, summary, lang, activeAt, author, accepted }) => ({
      ...{ id, title, text: summary, lang, author, date: activeAt.slice(0, 10) },
      url: `/community/${kind === 'article' ? 'articleDetails' : 'qaDetails'}?id=${id}`,
      ...(kind === 'question' && { solved: accepted }),
    }));
  };

const FINDERS: Record<Group['kind'], Find> = {
  documents: async (_call, hits) => [
    ...new Map(
      hits.map(({ docId, title, text, lang, version, span: [start, end] }) => {
        const url = `/doc/${docId}?v=${version}&start=${start}&end=${end}`;
        return [docId, { id: docId, title, text: text.slice(0, 300), lang, url }];
      }),
    ).values(),
  ],
  articles: posts('article'),
  questions: posts('question'),
  notices: async ({ arg }) => {
    const begun = [...(await noticeState()).values()].filter(({ state }) => state === 'live' || state === 'ended');
    const named = begun.map((notice) => ({ ...notice, name: notice.title, description: notice.content }));
    return matching(named, arg.q).map(({ id, title, summary, lang, author, startsAt }) => ({
      ...{ id, title, text: summary, lang, author, date: startsAt.slice(0, 10) },
      url: `/community/notice-detail?id=${id}`,
    }));
  },
  offerings: async ({ arg, locale }) => {
    const rows = [...(await marketState()).offerings.values()].filter(({ row }) => row.state === 'listed');
    const named = rows.map(({ row }) => ({ ...toProduct(row, locale), address: addressOf(row) }));
    return matching(named, arg.q).map(({ id, name, description = '', lang, address, tenantName }) => ({
      ...{ id, title: name, text: description, url: address, ...(lang && { lang }) },
      ...(tenantName && { author: tenantName }),
    }));
  },
  demands: async ({ arg }) => {
    const open = (await demandsOfEverybody()).map((row) => ({ ...row, name: row.title, description: row.markdown }));
    return matching(open, arg.q).map(({ id, title, markdown, lang }) => ({
      ...{ id, title, text: markdown, lang, url: `/mission/detail/${id}` },
    }));
  },
  assistants: async (call) =>
    matching(await agents(call), call.arg.q).map(({ id, name, description = '', url = '/center/app' }) => ({
      ...{ id, title: name, text: description, url },
    })),
  chats: async ({ arg }) =>
    Object.values(demoState().chats)
      .filter(({ title, deletedAt }) => !deletedAt && title.toLowerCase().includes(arg.q.toLowerCase()))
      .map(({ id, title, updatedAt }) => ({ id, title, text: '', url: `/q/${id}`, date: updatedAt.slice(0, 10) })),
};
