import { eraseLeavers } from '../accounts/leaving/leave-account';
import { deleteExpiredSecrets } from '../accounts/store/delete-expired-secrets';
import { deleteExpiredAttempts } from '../accounts/store/operator-sessions';
import type { Store } from '../base/database/db';
import { deleteExpiredKeys } from '../base/database/idempotency';
import type { Job } from '../base/jobs/job';

const sixHours = 6 * 3600;

/** Takes out what has run out. */
export const housekeepingJobs = ({ db }: Store): Job[] => [
  { name: 'delete-expired-keys', every: sixHours, run: () => deleteExpiredKeys(db) },
  { name: 'delete-old-attempts', every: sixHours, run: () => deleteExpiredAttempts(db) },
  { name: 'delete-leavers', every: 3600, run: () => eraseLeavers({ db }) },
  { name: 'delete-expired-secrets', every: sixHours, run: () => deleteExpiredSecrets(db) },
];
