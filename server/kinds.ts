import { findChats } from './answers';
import { findAssistants } from './assistants';
import { findArticles, findNotices, findQuestions } from './community';
import { findDocuments, type KindFinders } from './knowledge';

/** The kinds of the search over everything. */
export const kinds: KindFinders = {
  documents: findDocuments,
  articles: findArticles,
  questions: findQuestions,
  notices: findNotices,
  assistants: findAssistants,
  chats: findChats,
};
