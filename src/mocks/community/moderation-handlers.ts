import type { RequestHandler } from 'msw';
import type { Arg, Data } from '@/api/paths';
import type { Locale } from '../../../generated/locales';
import { noSuch } from '../message';
import { mockOperation, Refusal } from '../operation';
import { withPeople } from '../people/people-state';
import { whoAsks } from '../people/who-asks';
import { communityState, type MockPost } from './community-state';

type Item = Data<'listModeration'>['list'][number];
type Text = MockPost['post'] | MockPost['answers'][number] | MockPost['comments'][number];

/** Everybody who signed in moderates the demo. What was done last can be undone. */
export function moderationHandlers(): RequestHandler[] {
  let undo: (() => void) | undefined;
  return [
    mockOperation('reportPost', async ({ arg, request, locale }) => {
      signedIn(request, locale);
      const { entry, text } = await findText(arg.id, locale);
      const { reason, words } = arg;
      const reports = [...(entry.reports.get(arg.id) ?? []), { reason, words, at: new Date().toISOString() }];
      entry.reports.set(arg.id, reports);
      text.cautioned ||= reason === 'dangerous';
      if (reports.length >= 3) hold(text, { state: 'hidden', reason, words: '', appeal: 'possible' });
      return null;
    }),
    mockOperation('appealPost', async ({ arg, request, locale }) => {
      signedIn(request, locale);
      const { entry, text } = await findText(arg.id, locale);
      if (text.verdict) text.verdict = { ...text.verdict, appeal: 'waiting' };
      entry.appeals.set(arg.id, arg.words);
      return null;
    }),
    mockOperation('listModeration', async ({ arg, request, locale }) => {
      signedIn(request, locale);
      const { pageNum = 1, pageSize = 20 } = arg;
      const list = await waitingNow();
      return { list: list.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: list.length, pageNum, pageSize };
    }),
    mockOperation('moderatePosts', async ({ arg, request, locale }) => {
      signedIn(request, locale);
      const backs = await Promise.all(arg.ids.map((id) => decideOne(id, arg, locale)));
      undo = () => {
        for (const back of backs) back();
      };
      return { batch: 'last', done: arg.ids, refused: [] };
    }),
    mockOperation('undoModeration', ({ request, locale }) => {
      signedIn(request, locale);
      undo?.();
      undo = undefined;
      return null;
    }),
  ];
}

/** The number that moderators see beside the lists. */
export async function waitingFor(request: Request, locale: Locale): Promise<{ waiting?: number }> {
  try {
    signedIn(request, locale);
  } catch {
    return {};
  }
  return { waiting: (await waitingNow()).length };
}

const signedIn = (request: Request, locale: Locale) => withPeople((state) => whoAsks(state, request, locale).person);

async function decideOne(id: string, { action, reason, words }: Arg<'moderatePosts'>, locale: Locale) {
  const { entry, text } = await findText(id, locale);
  const [before, reports, appeal] = [{ ...text }, entry.reports.get(id), entry.appeals.get(id)];
  const isAnswer = appeal !== undefined;
  if (action !== 'mute') {
    entry.reports.delete(id);
    entry.appeals.delete(id);
    text.cautioned = false;
  }
  if (action === 'publish') {
    delete text.verdict;
    if ('state' in text) text.state = 'published';
  }
  const state = action === 'hide' ? 'hidden' : action === 'remove' ? 'removed' : undefined;
  if (state) hold(text, { state, reason, words, appeal: isAnswer ? 'none' : 'possible' });
  if (action === 'keep' && text.verdict)
    text.verdict = { ...text.verdict, words, appeal: isAnswer ? 'none' : 'possible' };
  return () => {
    delete text.verdict;
    Object.assign(text, before);
    if (reports) entry.reports.set(id, reports);
    if (appeal !== undefined) entry.appeals.set(id, appeal);
  };
}

function hold(text: Text, verdict: NonNullable<Text['verdict']>): void {
  text.verdict = verdict;
  if ('state' in text) text.state = verdict.state;
}

export async function findText(id: string, locale: Locale): Promise<{ entry: MockPost; text: Text }> {
  for (const entry of (await communityState()).values()) {
    const text = entry.post.id === id ? entry.post : [...entry.answers, ...entry.comments].find((one) => one.id === id);
    if (text) return { entry, text };
  }
  throw new Refusal(404, noSuch('post', id)[locale]);
}

async function waitingNow(): Promise<Item[]> {
  return [...(await communityState()).values()].flatMap((entry) => {
    const { post, answers, comments, reports, appeals } = entry;
    const waits = ({ id, verdict }: Text) => verdict?.state === 'held' || reports.has(id) || appeals.has(id);
    const item = (text: Text, more: Pick<Item, 'kind' | 'parent'>): Item => ({
      ...{ id: text.id, state: text.verdict?.state ?? 'published', lang: text.lang, title: post.title },
      ...{ content: text.content.slice(0, 20_000), author: text.author, audience: post.audience, decidedByMe: false },
      ...{ at: text.publishedAt ?? post.activeAt, reason: text.verdict?.reason ?? null },
      ...{ reports: reports.get(text.id) ?? [], appeal: appeals.get(text.id) ?? null, ...more },
    });
    return [
      ...(waits(post) ? [item(post, { kind: post.kind, parent: null })] : []),
      ...answers.filter(waits).map((answer) => item(answer, { kind: 'answer', parent: post.id })),
      ...comments.filter(waits).map((comment) => item(comment, { kind: 'comment', parent: post.id })),
    ];
  });
}
