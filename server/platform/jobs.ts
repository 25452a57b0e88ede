import { deleteOldEvents } from '../base/events/deliveries';
import type { Job } from '../base/jobs/job';
import type { Context } from '../context';
import { tellOfEndingKeys } from './keys/tell-of-ending-keys';
import { remindOfKeys } from './keys/tell-owner';
import { dropLostHolds } from './store/budgets';
import { deleteOldEmbeds } from './store/embed-sessions';
import { deleteIdleClients } from './store/oauth-clients';
import { deleteOldGrants } from './store/oauth-grants';
import { deleteOldUsage } from './store/usage';

export const platformJobs = ({ store, jobs }: Context): Job[] => [
  { name: 'release-lost-budgets', every: 60, run: async () => void (await dropLostHolds(store.db)) },
  { name: 'delete-old-events', every: 86_400, run: () => deleteOldEvents(store.db) },
  { name: 'tell-of-ending-keys', every: 3600, run: () => tellOfEndingKeys(store.db) },
  { name: 'remind-of-keys', every: 3_600, run: () => remindOfKeys({ store, jobs }) },
  { name: 'delete-old-embeds', every: 3_600, run: () => deleteOldEmbeds(store.db) },
  { name: 'delete-idle-clients', every: 3_600, run: () => deleteIdleClients(store.db) },
  { name: 'delete-old-grants', every: 3_600, run: () => deleteOldGrants(store.db) },
  { name: 'delete-old-usage', every: 86_400, run: () => deleteOldUsage(store.db) },
];
