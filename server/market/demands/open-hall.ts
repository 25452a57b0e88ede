import { badRequest, unauthorized } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { type Community, openCommunity } from '../../community';
import type { Context } from '../../context';
import { type Market, openMarket } from '../open-market';
import type { DemandReader } from '../store/demands';

export interface Hall extends DemandReader, Pick<Market, 'demandReaders' | 'demandReview'> {
  community: Community;
}

export type ActingInHall = Hall & { organization: string; person: string };

type Asking = Parameters<typeof openCommunity>[1];

/**
 * The hall of a portal as this reader may see it. Demands are posts, so a portal has a hall where it has a market and a
 * community; 404 elsewhere.
 */
export async function openHall(ctx: Context, req: Asking): Promise<Hall> {
  const { domain, person, organization, runsIt, demandReaders, demandReview } = await openMarket(ctx, req);
  const community = await openCommunity(ctx, req);
  return { domain, person, organization, runsIt, demandReaders, demandReview, ids: community.ids, community };
}

/** The same for somebody who acts for an organization. */
export async function openActing(ctx: Context, req: Asking): Promise<ActingInHall> {
  const hall = await openHall(ctx, req);
  const { person, organization } = hall;
  if (person === undefined) throw unauthorized();
  if (organization === undefined) throw badRequest(message('market:demand.noOrganization'));
  return { ...hall, person, organization };
}
