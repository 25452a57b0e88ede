import { ApiError, badRequest, conflict, notFound } from '../base/http/errors';
import { take } from '../base/limits/take';
import { message } from '../base/messages/message';
import { detectLanguage } from '../base/text/detect-language';
import type { Context } from '../context';
import { notify } from '../notifications';
import { addressOf, INDEX_POST } from './index-post';
import { checkMentions } from './mentions';
import { admit } from './moderation/admit';
import { noteHeld } from './moderation/hold-post';
import type { Community } from './open-community';
import { keepPictures } from './pictures';
import { authorOfAnswer, putAnswer, setAccepted } from './store/answers';
import { placeOfPage } from './store/mentions';
import { findPost, listAnswers } from './store/posts';
import { tellOfAnswer } from './tell-answer';
import { tidyText } from './tidy-draft';

/** Answers per person and day. */
const perDay = 100;

/** A question that this reader may see, or 404. */
export async function questionOf({ store }: Pick<Context, 'store'>, community: Community, id: string) {
  const question = await findPost(store.db, community, id);
  if (!question) throw notFound('post', id);
  if (question.kind !== 'question') throw badRequest(message('community:answer.ownKind'));
  return question;
}

/** Publishes an answer. The same id again gives the answer that is there. */
export async function answerQuestion(
  ctx: Context,
  community: Community,
  { question, id, content }: { question: string; id: string; content: string },
) {
  const { store } = ctx;
  const { domain, person = '' } = community;
  const asked = await questionOf(ctx, community, question);
  const text = tidyText(content);
  if (text === '') throw badRequest(message('community:text.empty'), { field: 'content' });
  await checkMentions(store.db, community, await placeOfPage(store.db, question), text);
  const reason = await admit(ctx, community, text);
  const find = async () => (await listAnswers(store.db, community, question)).find((one) => one.id === id);
  await take(store, [{ key: `answer-question:${person}`, most: perDay, perSeconds: 86_400 }], async (trx) => {
    const answer = { id, question, author: person, content: text, lang: detectLanguage(text) };
    if (!(await putAnswer(trx, { ...answer, isHeld: reason !== undefined }))) return;
    await keepPictures(trx, { post: id, n: 1, author: person, markdown: text });
    if (reason) return noteHeld(ctx, trx, { domain, id, author: person, reason });
    const { title, author_id: asker } = asked;
    const link = `${addressOf(asked)}#a-${id}`;
    await tellOfAnswer(ctx, trx, { domain, question, asker, title, link, answer: id, author: person });
  });
  const found = await find();
  if (found?.author_id !== person) throw conflict(message('community:taken', { id }));
  return found;
}

/** Accepts an answer to one's own question; null takes the acceptance back. */
export async function acceptAnswer(
  ctx: Context,
  community: Community,
  { question, answer }: { question: string; answer: string | null },
): Promise<void> {
  const { store, jobs } = ctx;
  const asked = await questionOf(ctx, community, question);
  if (asked.author_id !== community.person) throw new ApiError(403, message('community:accept.notYours'));
  await store.db.transaction().execute(async (trx) => {
    if (!(await setAccepted(trx, question, answer)))
      throw badRequest(message('community:answer.notItsAnswer', { id: answer ?? '' }), { field: 'answer' });
    const author = answer === null ? null : await authorOfAnswer(trx, answer);
    const { domain, person } = community;
    if (answer !== null && author !== null)
      await notify(jobs, trx, {
        ...{ kind: 'accepted', domain, people: [author], root: question, actor: person, title: asked.title },
        ...{ link: `${addressOf(asked)}#a-${answer}`, event: `accepted:${answer}` },
      });
    await jobs.send(INDEX_POST, { id: question }, { db: trx });
  });
}
