import type { Context } from '../context';
import { writeAnchor } from './audit/anchor';
import { readHead } from './audit/read-chain';
import { retireAudit } from './audit/retire-audit';
import { deleteExpiredKeys } from './database/idempotency';
import type { Job } from './jobs/job';
import { deleteExpiredBudgets } from './limits/budgets';

const day = 24 * 3600;

/**
 * Prints the audit anchor daily and at startup: the server's output is out of reach of anyone who can write to the
 * database.
 */
export const baseJobs = ({ store: { db }, config }: Context, say: (line: string) => void): Job[] => [
  { name: 'delete-expired-keys', every: day / 4, run: () => deleteExpiredKeys(db) },
  { name: 'delete-expired-budgets', every: day / 4, run: () => deleteExpiredBudgets(db) },
  {
    name: 'print-audit-anchor',
    every: day,
    run: async () => say(`Audit anchor of ${new Date().toISOString()}: ${writeAnchor(await readHead(db))}`),
  },
  { name: 'retire-audit', every: day, run: () => retireAudit(db, config.auditKeepDays) },
];
