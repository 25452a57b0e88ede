import { readNow } from '../base/database/read-now';
import type { Job } from '../base/jobs/job';
import type { Context } from '../context';
import { lapseWins } from './claims';
import { settleDue } from './press';
import { settleLists } from './settle-lists';
import { forgetPeople } from './store/forget-people';
import { deleteOldReadings } from './store/steps';
import { dropIdleFiles } from './store/work-files';
import { tellTurns } from './tell-turns';
import { createWinWriter, textWinners, WRITER } from './text-winners';

export function activitiesJobs(ctx: Context): Job[] {
  ctx.letters.set(WRITER, createWinWriter(ctx));
  return [
    { name: 'settle-activity-lists', every: 60, run: () => settleLists(ctx) },
    { name: 'roll-activity-presses', every: 15, run: () => settleDue(ctx) },
    { name: 'lapse-activity-wins', every: 300, run: async () => lapseWins(ctx, await readNow(ctx.store.db)) },
    {
      ...{ name: 'forget-activity-people', every: 3600 },
      run: async () => {
        await forgetPeople(ctx.store.db);
        await dropIdleFiles(ctx.store.db);
      },
    },
    { name: 'forget-activity-readings', every: 86_400, run: async () => void (await deleteOldReadings(ctx.store.db)) },
    { name: 'tell-activity-turns', every: 60, run: () => tellTurns(ctx) },
    { name: 'text-activity-winners', every: 60, run: () => textWinners(ctx) },
  ];
}
