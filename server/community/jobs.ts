import { dropIdlePictures } from '../accounts';
import type { Job } from '../base/jobs/job';
import type { Context } from '../context';
import { NOTE_GAP, VERIFIED_DISPUTED, type WeakAnswer } from '../knowledge';
import { noteGap } from './gaps/note-gap';
import { INDEX_POST, indexLeftPosts, indexPost } from './index-post';
import { TELL_DECISION, tellDecision } from './moderation/tell-decision';
import { TELL_NOTICES, tellNotices } from './notices/tell-notices';
import { dropOldDrafts } from './store/drafts';
import { dropOldGaps } from './store/gaps';
import { fillTerms } from './store/post-terms';
import { disputeVerified, reviewVerified } from './verified/review-verified';

export const communityJobs = (ctx: Context): Job[] => [
  {
    name: TELL_DECISION,
    retry: { limit: 5, delayS: 2 },
    run: (data) => tellDecision(ctx, (data as { batch: string }).batch),
  },
  {
    name: INDEX_POST,
    retry: { limit: 5, delayS: 2 },
    run: (data, { signal }) => indexPost(ctx.store, (data as { id: string }).id, signal),
  },
  { name: NOTE_GAP, retry: { limit: 5, delayS: 2 }, run: (data) => noteGap(ctx.store, data as WeakAnswer) },
  { name: 'drop-old-gaps', every: 86_400, run: () => dropOldGaps(ctx.store.db) },
  { name: 'drop-old-drafts', every: 86_400, run: () => dropOldDrafts(ctx.store.db) },
  { name: TELL_NOTICES, every: 60, retry: { limit: 5, delayS: 2 }, run: () => tellNotices(ctx) },
  { name: 'index-left-posts', every: 300, run: (_data, { signal }) => indexLeftPosts(ctx.store, signal) },
  {
    name: VERIFIED_DISPUTED,
    retry: { limit: 5, delayS: 2 },
    run: (data) => disputeVerified(ctx, (data as { documents: string[] }).documents, new Date()),
  },
  { name: 'review-verified', every: 3_600, run: (_data, { signal }) => reviewVerified(ctx, new Date(), signal) },
  { name: 'drop-idle-pictures', every: 86_400, run: () => dropIdlePictures(ctx.store.db) },
  { name: 'fill-post-terms', every: 300, run: (_data, { signal }) => fillTerms(ctx.store.db, signal) },
];
