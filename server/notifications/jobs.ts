import type { Job } from '../base/jobs/job';
import type { Context } from '../context';
import { mailDigests, WRITER } from './mail/send-letters';
import { createLetterWriter } from './mail/write-letter';
import { TELL } from './notify';
import { listUntold } from './store/events';
import { deleteOldNotifications } from './store/notifications';
import { tellPeople } from './tell-people';

export function notificationsJobs(ctx: Context): Job[] {
  const { db } = ctx.store;
  ctx.letters.set(WRITER, createLetterWriter(ctx));
  return [
    {
      name: TELL,
      retry: { limit: 5, delayS: 2 },
      timeoutS: 60,
      run: (data) => tellPeople(ctx, (data as { id: string }).id),
    },
    {
      name: 'tell-left-people',
      every: 300,
      async run() {
        for (const id of await listUntold(db)) await tellPeople(ctx, id);
      },
    },
    { name: 'delete-old-notifications', every: 24 * 3600, run: () => deleteOldNotifications(db) },
    // A week begins at different times, by the person's own clock.
    { name: 'mail-digests', every: 600, retry: { limit: 3, delayS: 30 }, timeoutS: 600, run: () => mailDigests(ctx) },
  ];
}
