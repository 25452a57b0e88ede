import type { Job } from '../base/jobs/job';
import type { Context } from '../context';
import { ATTACHMENT_LIMITS } from './attachments/limits';
import { createResume } from './research/resume-research';
import { compactOldRuns } from './runs/compact-old-runs';
import { reapDeadRuns } from './runs/reap-dead-runs';
import { deleteExpiredAttachments } from './store/attachments';

export const answersJobs = (ctx: Context): Job[] => {
  const { db } = ctx.store;
  const { node, limits } = ctx.runs;
  const { log } = ctx;
  const reaper = { db, node, log, resume: createResume(ctx) };
  return [
    {
      name: 'delete-attachments',
      every: 3600,
      run: () => deleteExpiredAttachments(db, ATTACHMENT_LIMITS.keepDays),
    },
    { name: 'reap-runs', every: limits.reapEveryS, run: () => reapDeadRuns(reaper, limits.deadMs) },
    {
      name: 'compact-runs',
      every: limits.compactEveryS,
      run: (_data, { signal }) => compactOldRuns({ db, limits, log, closing: () => signal.aborted }),
    },
  ];
};
