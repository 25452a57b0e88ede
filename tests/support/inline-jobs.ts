import type { Job } from '../../server/base/jobs/job';
import type { Jobs } from '../../server/base/jobs/open-jobs';

/**
 * Runs what is sent when a test waits for it: what belongs to a transaction cannot run before its end. Runs nothing regularly. The queues
 * have tests of their own.
 */
export function inlineJobs(): Jobs {
  const jobs = new Map<string, Job>();
  const sent: { name: string; data: object }[] = [];
  const signal = new AbortController().signal;
  const idle = async () => {
    for (let one = sent.shift(); one; one = sent.shift())
      // What fails is told by the job itself; here nobody tries again.
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
