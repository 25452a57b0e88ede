import type { OperationId } from '@/api/paths';

/** Calls of the contract that the server does not serve yet. This list only shrinks: routes.test.ts fails when one of them is served. */
export const notYet: OperationId[] = [
  'listBoards',
  'getPublicKey',
  'syncAssistant',
  'listOnlineAssistants',
  'listAssistants',
  'listIntelligentAgents',
  'listCommunityQuestions',
  'listProducts',
  'searchProducts',
  'listArticles',
  'getArticle',
  'listAppCategories',
  'listDemands',
  'getApp',
  'createAppOrder',
  'listSupplierApps',
  'clearChatData',
  'saveDialogHistory',
  'getTextFromKey',
];
