import { emit } from '../../base/events/emit';
import { notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { cleanText } from '../../base/text/clean-text';
import { listKnowledge, NOTE_GAP, openReading, VERIFIED_DISPUTED } from '../../knowledge';
import { rememberBranch, removeBranch, takeBackBranch } from '../change-branch';
import { readSummary } from '../context/read-summary';
import { questionToAsk } from '../question-to-ask';
import { findOwnAnswer, readChat } from '../read-chat';
import { saveEvaluation, verifiedIn } from '../store/evaluations';
import { findMessage } from '../store/messages';
import {
  clearChat,
  putDialog,
  putMessage,
  putOutline,
  removeChat,
  renameChat,
  takeBackRemoval,
  unclearChat,
} from '../write-chat';
import { readerOf } from './reader-of';

/** Routes of chats: readable by anybody with the link, writable by the visitor who started them. */
export const messageRoutes: Route = (app, ctx) => {
  const { store, runs } = ctx;

  app.operation('getChat', async (req) => readChat(store, req.params.id, await openReading(ctx, req), req.query));

  app.operation('getQuestionToAsk', async (req) => {
    const reading = await openReading(ctx, req);
    const { community, publishCommunity } = reading.setting;
    if (!community?.enabled || !publishCommunity?.enabled) throw notFound('community', reading.domain.name);
    const { chat, message } = req.query;
    return questionToAsk(store, reading, { chat, answer: message, locale: req.locale });
  });

  app.operation('saveChat', (req) => renameChat(store, readerOf(req), req.body));

  app.operation('saveMessage', (req) => putMessage(store, readerOf(req), req.body));

  app.operation('updateOutline', async (req) => {
    await putOutline(store, readerOf(req), req.body);
    return null;
  });

  app.operation('evaluateMessage', async (req) => {
    const { messageId, value, reasons = [], comment = '', shared = false } = req.body;
    const message = await findOwnAnswer(store, messageId, readerOf(req));
    const evaluation = {
      value,
      reasons: reasons.map(cleanText),
      comment: cleanText(comment),
      shared: value < 0 && shared,
    };
    const { accessDomain: domain } = readerOf(req);
    await store.db.transaction().execute(async (trx) => {
      await saveEvaluation(trx, message.id, req.visitor, evaluation);
      const data = { message: message.id, helpful: value > 0 };
      if (value !== 0) await emit(trx, { type: 'feedback.given', to: { ownerOf: domain }, data });
    });
    const documents = value < 0 ? await verifiedIn(store.db, message.id) : [];
    const asked = value < 0 && message.parentId !== null ? await findMessage(store.db, message.parentId) : null;
    if (asked)
      await ctx.jobs.send(NOTE_GAP, {
        ...{ domain, message: message.id, question: asked.text, cause: 'thumbs-down' },
      });
    if (documents.length > 0) await ctx.jobs.send(VERIFIED_DISPUTED, { documents });
    return evaluation;
  });

  app.operation('deleteChat', (req) => removeChat(store, runs, readerOf(req), req.params.id));

  app.operation('restoreChat', (req) => takeBackRemoval(store, readerOf(req), req.params.id));

  app.operation('clearChatData', async (req) => {
    await clearChat(store, readerOf(req), req.query.chat_id);
    return null;
  });

  app.operation('restoreChatContext', async (req) => {
    await unclearChat(store, readerOf(req), req.params.id);
    return null;
  });

  app.operation('getContextSummary', async (req) => {
    const { ids } = await openReading(ctx, req);
    return readSummary(store, req.params.id, { ...readerOf(req), readable: ids });
  });

  app.operation('showBranch', async (req) => {
    await rememberBranch(store, readerOf(req), req.body);
    return null;
  });

  app.operation('deleteBranch', (req) => removeBranch(store, runs, readerOf(req), req.params.id));

  app.operation('restoreBranch', (req) => takeBackBranch(store, readerOf(req), req.params.id));

  app.operation('saveDialogHistory', async (req) => {
    const { id } = await putDialog(store, readerOf(req), req.body);
    return { id };
  });

  app.operation('listKnowledgeBaseNames', async (req) => {
    const { scope } = req.query;
    return listKnowledge(ctx, await openReading(ctx, req), { locale: req.locale, scope });
  });

  app.operation('listKnowledgeBases', async (req) =>
    listKnowledge(ctx, await openReading(ctx, req), { locale: req.locale, ...req.query }),
  );
};
