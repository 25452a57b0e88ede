import type { FastifyRequest } from 'fastify';
import { may } from '../../../setting/operator/may';
import { findEnabledOperator } from '../../accounts';
import { ApiError, unauthorized } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import type { Context } from '../../context';
import type { Community } from '../open-community';

export interface Moderation {
  domain: string;
  person: string;
  /** The knowledge bases whose posts this person moderates. */
  bases: number[];
}

/**
 * What the reader moderates: whoever may edit the portal, the posts for everybody; owners and administrators of an
 * organization, its own. Undefined for everybody else.
 */
export async function findModeration(
  { config, store }: Pick<Context, 'config' | 'store'>,
  { domain, person, tenantId, bases }: Community,
  { session }: Pick<FastifyRequest, 'session'>,
): Promise<Moderation | undefined> {
  if (person === undefined) return undefined;
  const own = bases.ofRole;
  const edits = async () => {
    // A right of the workbench counts only for a session that could open it.
    if (bases.ofDomain.length === 0 || (config.people.operatorSecondFactor && !session?.secondAt)) return false;
    const operator = await findEnabledOperator(store.db, person);
    return operator !== undefined && may(operator.roles, { domain, tenantId }, 'edit');
  };
  const moderated = [...own, ...((await edits()) ? bases.ofDomain : [])];
  return moderated.length > 0 ? { domain, person, bases: moderated } : undefined;
}

/** The same for whoever must be a moderator; 403 for others. */
export async function openModeration(
  ctx: Context,
  community: Community,
  req: Pick<FastifyRequest, 'session'>,
): Promise<Moderation> {
  if (community.person === undefined) throw unauthorized();
  const moderation = await findModeration(ctx, community, req);
  if (!moderation) throw new ApiError(403, message('community:moderation.notYours'));
  return moderation;
}
