import { findChats } from './answers';
import { findAssistants } from './assistants';
import { findArticles, findNotices, findQuestions } from './community';
import { findDocuments, type KindFinders } from './knowledge';
import { findDemands, findOfferings } from './market';

/** The kinds of the search over everything. */
export const kinds: KindFinders = {
  documents: findDocuments,
  articles: findArticles,
  questions: findQuestions,
  notices: findNotices,
  offerings: findOfferings,
  demands: findDemands,
  assistants: findAssistants,
  chats: findChats,
};
