import type { Job } from '../../server/base/jobs/job';
import type { Jobs } from '../../server/base/jobs/open-jobs';

/** Runs at once what is sent, and nothing regularly. The queues have tests of their own. */
export function inlineJobs(): Jobs {
  const jobs = new Map<string, Job>();
  let turn: Promise<unknown> = Promise.resolve();
  const signal = new AbortController().signal;
  return {
    add: async (job) => void jobs.set(job.name, job as Job),
    send: async (name, data = {}) => {
      turn = turn.then(() => jobs.get(name)?.run(data, { lastTry: true, signal })).catch(() => {});
    },
    status: async () => [],
    idle: async () => void (await turn),
    close: async () => void (await turn),
  };
}
