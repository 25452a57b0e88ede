export { type DemandWords, dropDemandDraft, publishDemandPost, putDemandDraft } from './demand-posts';
export { findArticles, findNotices, findQuestions } from './find-posts';
export { type Community, openCommunity } from './open-community';
export { addFeeds } from './outside/feeds';
export { findPostText } from './outside/post-text';
/** The interface of this room for other rooms. */
export { seedCommunity } from './seed-community';
export { appointExpert, dismissExpert, listExperts } from './store/experts';
export { putSamplePost } from './store/samples';
export { openVerified } from './verified/open-verified';
