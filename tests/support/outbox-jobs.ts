import pino from 'pino';
import { accountsJobs } from '../../server/accounts/jobs';
import type { Store } from '../../server/base/database/db';
import { openJobs } from '../../server/base/jobs/open-jobs';
import { loadConfig } from '../../server/config';
import type { Context } from '../../server/context';

interface Options {
  store: Store;
  /** The address of the SMS provider. */
  provider: string;
  /** Seconds after which a run counts as lost. */
  timeoutS?: number;
}

/** A node that only delivers messages, on the real queues with short intervals. */
export async function openOutboxJobs({ store, provider, timeoutS = 5 }: Options) {
  const log = pino({ level: 'silent' });
  const jobs = await openJobs({ store, log, pollMs: 20, maintenanceS: 1 });
  const config = loadConfig({ SMS: 'webhook', SMS_WEBHOOK_URL: provider });
  const letters = new Map();
  const settings = { get: async () => ({ setting: { title: '磨坊' } }) };
  for (const job of accountsJobs({ store, jobs, log, config, settings, letters } as unknown as Context))
    if (job.name.startsWith('send-'))
      await jobs.add({ ...job, timeoutS, ...(job.retry && { retry: { ...job.retry, delayS: 0 } }) });
  return jobs;
}
