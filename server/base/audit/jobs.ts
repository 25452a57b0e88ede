import type { Store } from '../database/db';
import type { Job } from '../jobs/job';
import { writeAnchor } from './anchor';
import { readHead } from './read-chain';
import { retireAudit } from './retire-audit';

const day = 24 * 3600;

interface Options {
  store: Pick<Store, 'db'>;
  keepDays: number;
  say: (line: string) => void;
}

/** Once a day, and at the start: the anchor goes where the output of the server goes, out of reach of who can write to the database. */
export const auditJobs = ({ store: { db }, keepDays, say }: Options): Job[] => [
  {
    name: 'print-audit-anchor',
    every: day,
    run: async () => say(`Audit anchor of ${new Date().toISOString()}: ${writeAnchor(await readHead(db))}`),
  },
  { name: 'retire-audit', every: day, run: () => retireAudit(db, keepDays) },
];
