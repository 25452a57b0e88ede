import type { Job } from '../base/jobs/job';
import { eraseLeavers } from '../people/leaving/leave-account';
import type { Store } from '../store/db';
import { forgetOldKeys } from '../store/idempotency';
import { forgetOldAttempts } from '../store/operator-sessions';
import { forgetOldSecrets } from '../store/people/forget-old-secrets';

const sixHours = 6 * 3600;

/** Takes out what has run out. */
export const housekeepingJobs = ({ db }: Store): Job[] => [
  { name: 'delete-expired-keys', every: sixHours, run: () => forgetOldKeys(db) },
  { name: 'delete-old-attempts', every: sixHours, run: () => forgetOldAttempts(db) },
  { name: 'delete-leavers', every: 3600, run: () => eraseLeavers({ db }) },
  { name: 'delete-expired-secrets', every: sixHours, run: () => forgetOldSecrets(db) },
];
