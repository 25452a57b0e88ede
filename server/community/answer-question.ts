import type { Db } from '../base/database/db';
import { badRequest, conflict, notFound } from '../base/http/errors';
import { message } from '../base/messages/message';
import { detectLanguage } from '../base/text/detect-language';
import type { Context } from '../context';
import { addressOf } from './index-post';
import { checkLinks } from './links';
import { checkMentions } from './mentions';
import { admit } from './moderation/admit';
import { noteHeld } from './moderation/hold-post';
import type { Community } from './open-community';
import { keepPictures } from './pictures';
import { putAnswer } from './store/answers';
import { placeOfPage } from './store/mentions';
import { findPost, listAnswers } from './store/posts';
import { takeWriting } from './take-writing';
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
  if (asked.closed_for !== null) throw conflict(message('community:closed.noAnswers'));
  const text = tidyText(content);
  if (text === '') throw badRequest(message('community:text.empty'), { field: 'content' });
  await checkMentions(store.db, community, await placeOfPage(store.db, question), text);
  await checkLinks(store.db, community, text);
  const reason = await admit(ctx, community, text);
  const find = async () => (await listAnswers(store.db, community, question)).find((one) => one.id === id);
  const writing = {
    daily: { key: `answer-question:${person}`, most: perDay },
    first: { kind: 'reply', text } as const,
  };
  const put = async (trx: Db) => {
    const answer = { id, question, author: person, content: text, lang: detectLanguage(text) };
    if (!(await putAnswer(trx, { ...answer, isHeld: reason !== undefined }))) return;
    await keepPictures(trx, { post: id, n: 1, author: person, markdown: text });
    if (reason) return noteHeld(ctx, trx, { domain, id, author: person, reason });
    const { title, author_id: asker } = asked;
    const link = `${addressOf(asked)}#a-${id}`;
    await tellOfAnswer(ctx, trx, { domain, question, asker, title, link, answer: id, author: person });
  };
  // Sent again, it waits for nothing.
  if (!(await find())) await takeWriting(ctx, community, writing, put);
  const found = await find();
  if (found?.author_id !== person) throw conflict(message('community:taken', { id }));
  return found;
}
