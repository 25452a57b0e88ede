import type { RequestHandler } from 'msw';
import type { Locale } from '../../../generated/locales';
import { mockOperation } from '../operation';
import { withPeople } from '../people/people-state';
import { whoAsks } from '../people/who-asks';
import { inAYear, langOf } from './community-state';
import { findText } from './moderation-handlers';
import { keepVersion } from './version-handlers';

/** Comments, and changes of one's own answers and comments. */
export const replyHandlers = (): RequestHandler[] => [
  mockOperation('listComments', async ({ arg, locale }) =>
    (await findText(arg.id, locale)).entry.comments.filter(({ verdict, mine }) => mine || !verdict),
  ),
  mockOperation('addComment', async ({ arg, request, locale }) => {
    const author = withPeople((state) => whoAsks(state, request, locale).person.nickname);
    const { entry } = await findText(arg.id, locale);
    const comment = {
      ...{ id: arg.commentId, parent: arg.id, content: arg.content, author, mine: true, version: 1 },
      ...{ cautioned: false, lang: langOf(arg.content), publishedAt: new Date().toISOString() },
    };
    entry.comments.push(comment);
    return comment;
  }),
  mockOperation('changeReply', async ({ arg, locale }) => {
    const { entry, text } = await findText(arg.id, locale);
    keepVersion(entry, text);
    Object.assign(text, { content: arg.content, version: arg.version + 1 });
    return null;
  }),
  mockOperation('withdrawReply', async ({ arg, locale }) => {
    const { entry } = await findText(arg.id, locale);
    entry.answers = entry.answers.filter(({ id }) => id !== arg.id);
    entry.comments = entry.comments.filter(({ id, parent }) => id !== arg.id && parent !== arg.id);
    entry.post.answerCount = entry.answers.length;
    return null;
  }),
  mockOperation('markHelpful', async ({ arg, request, locale }) => mark(arg.id, 1, request, locale)),
  mockOperation('unmarkHelpful', async ({ arg, request, locale }) => mark(arg.id, -1, request, locale)),
  mockOperation('verifyAnswer', async ({ arg, request, locale }) => {
    const me = withPeople((state) => whoAsks(state, request, locale).person.nickname);
    const { post, answers } = (await findText(arg.id, locale)).entry;
    const owner = arg.owner === 'me' ? me : (answers.find(({ id }) => id === arg.answer)?.author ?? '');
    const { answer, wordings, reviewBy } = arg;
    const checkedAt = new Date().toISOString().slice(0, 10);
    post.verified = { answer, wordings, reviewBy, owner, checkedAt, state: 'valid', why: null };
    post.toVerify = { ...inAYear(), wordings };
    return post;
  }),
  mockOperation('unverifyAnswer', async ({ arg, locale }) => {
    delete (await findText(arg.id, locale)).entry.post.verified;
    return null;
  }),
];

async function mark(id: string, by: 1 | -1, request: Request, locale: Locale): Promise<null> {
  withPeople((state) => whoAsks(state, request, locale));
  const { text } = await findText(id, locale);
  if ('helpful' in text) Object.assign(text, { helpful: text.helpful + by, helpedMe: by === 1 });
  return null;
}
