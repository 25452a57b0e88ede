import type { Job } from '../base/jobs/job';
import type { Context } from '../context';
import { INDEX_POST, indexLeftPosts, indexPost } from './index-post';

export const communityJobs = ({ store }: Context): Job[] => [
  {
    name: INDEX_POST,
    retry: { limit: 5, delayS: 2 },
    run: (data, { signal }) => indexPost(store, (data as { id: string }).id, signal),
  },
  { name: 'index-left-posts', every: 300, run: (_data, { signal }) => indexLeftPosts(store, signal) },
];
