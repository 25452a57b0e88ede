import type { Job } from '../../server/base/jobs/job';
import type { Jobs } from '../../server/base/jobs/open-jobs';

/**
 * Runs jobs only when a test awaits `idle`, so that a job sent in a transaction never runs before its commit. Runs
 * nothing regularly. The queues have their own tests.
 */
export function inlineJobs(): Jobs {
  const jobs = new Map<string, Job>();
  const sent: { name: string; data: object }[] = [];
  const signal = new AbortController().signal;
  const idle = async () => {
    for (let one = sent.shift(); one; one = sent.shift())
      // The job itself reports failures; there are no retries here.
      await jobs
        .get(one.name)
        ?.run(one.data, { lastTry: true, signal })
        .catch(() => undefined);
  };
  return {
    add: async (job) => void jobs.set(job.name, job as Job),
    send: async (name, data = {}) => void sent.push({ name, data }),
    status: async () => [],
    idle,
    close: idle,
  };
}
