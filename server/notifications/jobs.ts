import type { Job } from '../base/jobs/job';
import type { Context } from '../context';
import { TELL } from './notify';
import { listUntold } from './store/events';
import { deleteOldNotifications } from './store/notifications';
import { tellPeople } from './tell-people';

export const notificationsJobs = ({ store }: Context): Job[] => [
  {
    name: TELL,
    retry: { limit: 5, delayS: 2 },
    timeoutS: 60,
    run: (data) => tellPeople(store, (data as { id: string }).id),
  },
  {
    name: 'tell-left-people',
    every: 300,
    async run() {
      for (const id of await listUntold(store.db)) await tellPeople(store, id);
    },
  },
  { name: 'delete-old-notifications', every: 24 * 3600, run: () => deleteOldNotifications(store.db) },
];
