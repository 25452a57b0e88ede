import type { Job } from '../base/jobs/job';
import type { Context } from '../context';
import { eraseLeavers } from './leaving/leave-account';
import { createCarriers } from './senders/carriers';
import { deliverMessage } from './senders/deliver-message';
import { sendCodeJob, sendNoticeJob, sendUncarried } from './senders/send-message';
import { deleteExpiredSecrets } from './store/delete-expired-secrets';
import { deleteExpiredAttempts } from './store/operator-sessions';

const sixHours = 6 * 3600;

export function accountsJobs({ store, settings, config: { people }, jobs, log, letters }: Context): Job[] {
  const { db } = store;
  const parts = { store, settings, config: people, carriers: createCarriers(people), log, letters };
  const run: Job<{ id?: string }>['run'] = ({ id = '' }, { lastTry }) => deliverMessage(parts, id, lastTry);
  return [
    // Seven attempts within the ten minutes for which a code is valid: after 4 to 8 s, then doubling.
    { name: sendCodeJob, retry: { limit: 6, delayS: 4 }, timeoutS: 60, run },
    // Twelve attempts within a day and a half, while the change can still be undone.
    { name: sendNoticeJob, retry: { limit: 11, delayS: 30 }, timeoutS: 60, run },
    { name: 'send-left-messages', every: 60, run: () => sendUncarried(jobs, db) },
    { name: 'delete-old-attempts', every: sixHours, run: () => deleteExpiredAttempts(db) },
    { name: 'delete-leavers', every: 3600, run: () => eraseLeavers({ db }) },
    { name: 'delete-expired-secrets', every: sixHours, run: () => deleteExpiredSecrets(db) },
  ];
}
