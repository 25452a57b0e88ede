import type { Context } from '../../context';
import { notify } from '../../notifications';
import { concernedBy, takeUntold } from '../store/write-notices';

export const TELL_NOTICES = 'tell-notices';

/** Where a notice is read. */
export const addressOfNotice = (id: string): string => `/community/notice-detail?id=${encodeURIComponent(id)}`;

/** Tells people of the notices that began, each edition once: what is noted and what is told commit together. */
export async function tellNotices({
  store,
  jobs,
  settings,
}: Pick<Context, 'store' | 'jobs' | 'settings'>): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    for (const notice of await takeUntold(trx)) {
      const { id, domain, title, author, edition } = notice;
      const { setting } = await settings.get(domain);
      await notify(jobs, trx, {
        ...{ kind: 'notice', domain, title, root: id, link: addressOfNotice(id), event: `notice:${edition}` },
        people: await concernedBy(trx, notice, setting.tenantId || null),
        ...(author !== null && { actor: author }),
      });
    }
  });
}
