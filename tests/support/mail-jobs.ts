import pino from 'pino';
import { accountsJobs } from '../../server/accounts/jobs';
import type { Store } from '../../server/base/database/db';
import { openJobs } from '../../server/base/jobs/open-jobs';
import { loadConfig } from '../../server/config';
import type { Context } from '../../server/context';
import { notificationsJobs } from '../../server/notifications/jobs';

interface Options {
  store: Store;
  /** The address of the mail provider. */
  provider: string;
  /** Seconds after which a run counts as lost. */
  timeoutS: number;
}

/** A node that only tells people and mails them, on the real queues with short intervals. */
export async function openMailJobs({ store, provider, timeoutS }: Options) {
  const log = pino({ level: 'silent' });
  const jobs = await openJobs({ store, log, pollMs: 20, maintenanceS: 1 });
  const config = loadConfig({ MAIL_SENDER: 'webhook', MAIL_WEBHOOK_URL: provider, MAIN_HOST: 'mill.example' });
  const setting = { title: '磨坊', community: { enabled: true } };
  const settings = { get: async () => ({ setting, domain: 'main', known: true }) };
  const ctx = { store, jobs, log, config, settings, letters: new Map() } as unknown as Context;
  // What mails are handed to is there first, as when a server starts.
  for (const job of [...accountsJobs(ctx).filter(({ name }) => name.startsWith('send-')), ...notificationsJobs(ctx)])
    await jobs.add({ ...job, timeoutS, ...(job.retry && { retry: { ...job.retry, delayS: 0 } }) });
  return { jobs, ctx };
}
