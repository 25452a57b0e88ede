import type { OperationId } from '@/api/paths';

/**
 * Calls of the specification that are served and that the portal's own pages do not make, with the call or page that
 * does their work here. They are for clients written to the specification. calls-used.test.ts fails if one of them is made,
 * or if another one is not.
 */
export const callsOfOthers: Partial<Record<OperationId, string>> = {
  exchangeAccToken: 'Systems that hold a userToken get an access token; the portal gets its own when people sign in.',
  getUserInfoByTenant: 'getUserInfo tells the same of whoever is signed in.',
  listPersonsByUucId: 'Authors and members come with what they wrote or belong to.',
  getJoinApplication: 'listJoinApplications has all of one’s own, with their state.',
  listIamTenants: 'listOrganizations has the same organizations with the role in each.',
  getIamUser: 'getUserInfo tells the same.',
  getMember: 'Authors come with their posts.',
  getPublicKey: 'Nothing is encrypted by the browser besides TLS.',
  syncAssistant: 'Operators publish assistants in the workbench.',
  listOnlineAssistants: 'listAssistants has the same with facets and marks.',
  listIntelligentAgents: 'listAssistants has the same.',
  saveMessage: 'Questions and answers are stored by their run.',
  saveDialogHistory: 'Chats are stored by their runs.',
  listQuestionBank: 'listRecommendedQuestions chooses from the bank what is answered here.',
  listCommunityQuestions: 'listPosts has the same with filters.',
  listBoards: 'The boards come with the portal’s settings, before the first frame.',
  getTenantInfo: 'getTenantInfoByCode and getCurrentTenantInfo open one organization each.',
  listArticles: 'listPosts has the same with filters.',
  getArticle: 'getPost has the same with replies.',
  getTextFromKey: 'Citations open the document itself.',
  listProducts: 'searchProducts has the same with facets.',
  listAppCategories: 'The shelves come as facets of searchProducts.',
  listSupplierApps: 'The page of an offering names its supplier; a list of their others has no page yet.',
};
