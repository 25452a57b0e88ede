import { ApiError } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import type { Context } from '../../context';
import type { Community } from '../open-community';
import { hasPhone, hasPublished, mutedUntil } from '../store/moderation';
import { type HoldReason, holdReason } from './hold-reason';

type Parts = Pick<Context, 'store'>;

/** Refuses whoever was muted, and says until when. */
export async function refuseMuted({ store }: Parts, { domain, person }: Community): Promise<void> {
  const until = person === undefined ? undefined : await mutedUntil(store.db, domain, person);
  if (until) throw new ApiError(403, message('community:moderation.muted', { until: minuteOf(until) }));
}

async function refusePhoneless({ store }: Parts, { person, requirePhone }: Community): Promise<void> {
  if (requirePhone && person !== undefined && !(await hasPhone(store.db, person)))
    throw new ApiError(403, message('community:phone.needed'));
}

const minuteOf = (date: Date) => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/**
 * Why a text waits for a moderator, if it does. Whoever writes for their organization, or is known here, is no newcomer.
 */
export async function admit(ctx: Parts, community: Community, text: string): Promise<HoldReason | undefined> {
  await refuseMuted(ctx, community);
  await refusePhoneless(ctx, community);
  const { domain, person, organization, hold } = community;
  const isNewcomer =
    hold?.newcomers === true &&
    organization === undefined &&
    person !== undefined &&
    !(await hasPublished(ctx.store.db, domain, person));
  return holdReason({ text, isNewcomer, hold });
}
