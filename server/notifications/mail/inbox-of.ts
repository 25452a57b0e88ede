import type { Context } from '../../context';
import { openReading } from '../../knowledge';
import type { Inbox } from '../open-inbox';
import { listOrganizationsOf } from '../store/mail';
import type { Whose } from '../store/preferences';

/**
 * What a person may be told on a portal when nobody asks, as in a mail: whatever they may read there for themselves or for
 * an organization that they belong to now.
 */
export async function inboxOf(ctx: Pick<Context, 'store' | 'settings'>, { person, domain }: Whose): Promise<Inbox> {
  const organizations = [null, ...(await listOrganizationsOf(ctx.store.db, person))];
  const readings = await Promise.all(
    organizations.map((tenantId) =>
      openReading(ctx, { accessDomain: domain, visitor: '', person: { id: person }, session: { tenantId } }),
    ),
  );
  const ids = [...new Set(readings.flatMap((one) => one.ids))];
  const isOpen = readings.some(({ setting }) => setting.community?.enabled);
  return { domain, person, posts: isOpen ? { domain, ids, person } : undefined };
}
