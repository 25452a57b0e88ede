import type { RequestHandler } from 'msw';
import type { Locale } from '../../../generated/locales';
import { noSuch } from '../message';
import { mockOperation, Refusal } from '../operation';
import type { MockPost } from './community-state';
import { findText } from './moderation-handlers';

type Text = MockPost['post'] | MockPost['answers'][number] | MockPost['comments'][number];

const versionOf = (text: Text) => ({
  n: text.version,
  title: 'title' in text ? text.title : '',
  summary: 'summary' in text ? text.summary : '',
  content: text.content,
  at: 'activeAt' in text ? text.activeAt : text.publishedAt,
});

/** Keeps what a text says before it is changed. */
export function keepVersion({ past }: MockPost, text: Text): void {
  past.set(text.id, [versionOf(text), ...(past.get(text.id) ?? [])]);
}

export const versionHandlers = (): RequestHandler[] => [
  mockOperation('listPostVersions', async ({ arg, locale }) =>
    (await versionsOf(arg.id, locale)).map(({ n, title, at }) => ({ n, title, at })),
  ),
  mockOperation('getPostVersion', async ({ arg, locale }) => {
    const found = (await versionsOf(arg.id, locale)).find(({ n }) => n === Number(arg.n));
    if (!found) throw new Refusal(404, noSuch('post', arg.id)[locale]);
    return found;
  }),
];

async function versionsOf(id: string, locale: Locale) {
  const { entry, text } = await findText(id, locale);
  return [versionOf(text), ...(entry.past.get(id) ?? [])];
}
