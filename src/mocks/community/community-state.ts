import type { Data } from '@/api/paths';
import { readSample, type SamplePost } from '../../../setting/community/read-sample';

type Detail = Data<'getPost'>;
type Answer = Data<'listAnswers'>[number];
type Waiting = Data<'listModeration'>['list'][number];
type Version = Data<'getPostVersion'>;
export type Draft = Data<'getPostDraft'>;

export interface MockPost {
  post: Detail;
  mine: boolean;
  answers: Answer[];
  comments: Data<'listComments'>;
  draft?: Draft;
  /** The answer that a question began with. */
  from?: { chat: string; message: string };
  /** Former versions of the post and its replies, by id. */
  past: Map<string, Version[]>;
  /** Reports that nobody has decided, by the post or answer that they are about. */
  reports: Map<string, Waiting['reports']>;
  /** Appeals that nobody has answered, in the same way. */
  appeals: Map<string, string>;
}

const files = import.meta.glob<string>('../../../fixtures/seed/community/*.md', { query: '?raw', import: 'default' });

const former = import.meta.glob<string>('../../../fixtures/seed/community/versions/*.md', {
  query: '?raw',
  import: 'default',
});

let state: Promise<Map<string, MockPost>> | undefined;

/** The sample posts, and what was written since. */
export function communityState(): Promise<Map<string, MockPost>> {
  state ??= load();
  return state;
}

export function resetCommunity(): void {
  state = undefined;
}

async function load(): Promise<Map<string, MockPost>> {
  const entries = await Promise.all(
    Object.entries(files).map(async ([path, read]) => {
      const id = path.replace(/^.*\/(.*)\.md$/, '$1');
      return [id, await withFormer(toPost(id, await read()))] as const;
    }),
  );
  const posts = new Map(entries);
  for (const { post } of posts.values()) {
    const original = post.closing?.original && posts.get(post.closing.original.id)?.post;
    if (post.closing && original)
      post.closing.original = { id: original.id, title: original.title, lang: original.lang };
  }
  return posts;
}

async function withFormer(entry: MockPost): Promise<MockPost> {
  const { post, past } = entry;
  const files = Object.entries(former).filter(([path]) => path.includes(`/${post.id}.`));
  const texts = await Promise.all(
    files.sort(([a], [b]) => a.localeCompare(b)).map(async ([, read]) => (await read()).trim()),
  );
  if (texts.length === 0) return entry;
  post.version = texts.length + 1;
  const { title, summary, activeAt: at } = post;
  past.set(post.id, texts.map((content, n) => ({ n: n + 1, title, summary, content, at })).reverse());
  return entry;
}

export const langOf = (text: string): 'zh' | 'en' => (/\p{Script=Han}/u.test(text) ? 'zh' : 'en');
/** Everybody in the demo may vouch for answers. */
export function inAYear() {
  const at = new Date();
  at.setUTCFullYear(at.getUTCFullYear() + 1);
  const latest = at.toISOString().slice(0, 10);
  return { reviewBy: latest, latest };
}

function closingOf(
  { closed, words, original }: Pick<SamplePost, 'closed' | 'words' | 'original'>,
  at: string,
): Detail['closing'] {
  // The title follows once all samples are there.
  const link = original !== '' && { original: { id: original, title: '', lang: 'en' as const } };
  return { reason: closed as 'duplicate', words, by: '', at, ...link };
}

const noon = (date: string) => `${date}T04:00:00.000Z`;

function toPost(id: string, file: string): MockPost {
  const { kind, title, summary, author, board, tags, date, markdown, answers: given, ...closing } = readSample(file);
  const answers = given.map((answer, index) => ({
    ...{ id: `${id}-${index + 1}`, content: answer.markdown, author: answer.author, accepted: answer.accepted },
    right: answer.right,
    ...{ helpful: index, helpedMe: false },
    ...{ mine: false, cautioned: false, version: 1, lang: langOf(answer.markdown), publishedAt: noon(answer.date) },
  }));
  const post: Detail = {
    ...{ id, kind, title, board, tags, author, content: markdown, audience: 'domain', state: 'published', version: 1 },
    ...{ summary: summary || markdown.slice(0, 120).replace(/\s+/g, ' '), lang: langOf(title) },
    ...{ answerCount: answers.length, accepted: answers.some(({ accepted }) => accepted) },
    closed: closing.closed !== '',
    ...(closing.closed !== '' && { closing: closingOf(closing, noon(date)) }),
    ...{ publishedAt: noon(date), activeAt: answers.at(-1)?.publishedAt ?? noon(date) },
    ...{ canEdit: false, canAccept: false, cautioned: false, helpful: 0, helpedMe: false },
    ...(kind === 'question' && { toVerify: { ...inAYear(), wordings: [] } }),
  };
  const ordered = answers.sort((a, b) => Number(b.accepted) - Number(a.accepted));
  return { post, mine: false, answers: ordered, comments: [], past: new Map(), reports: new Map(), appeals: new Map() };
}
