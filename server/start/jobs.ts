import { accountsJobs } from '../accounts/jobs';
import { activitiesJobs } from '../activities/jobs';
import { answersJobs } from '../answers/jobs';
import { assistantsJobs } from '../assistants/jobs';
import { baseJobs } from '../base/jobs';
import type { Job } from '../base/jobs/job';
import { communityJobs } from '../community/jobs';
import type { Context } from '../context';
import { domainsJobs } from '../domains/jobs';
import { gatewayJobs } from '../gateway/jobs';
import { knowledgeJobs } from '../knowledge/jobs';
import { marketJobs } from '../market/jobs';
import { notificationsJobs } from '../notifications/jobs';
import { picturesJobs } from '../pictures/jobs';
import { platformJobs } from '../platform/jobs';
import { trackJobs } from '../track/jobs';

/** Everything that happens later, room by room. */
export const jobsOf = (ctx: Context, say: (line: string) => void): Job[] => [
  ...baseJobs(ctx, say),
  ...accountsJobs(ctx),
  ...domainsJobs(ctx),
  ...knowledgeJobs(ctx),
  ...answersJobs(ctx),
  ...assistantsJobs(ctx),
  ...picturesJobs(ctx),
  ...communityJobs(ctx),
  ...marketJobs(ctx),
  ...activitiesJobs(ctx),
  ...notificationsJobs(ctx),
  ...platformJobs(ctx),
  ...gatewayJobs(ctx),
  ...trackJobs(ctx),
];
