import { badRequest, unauthorized } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import type { Context } from '../../context';
import { type Market, openMarket } from '../open-market';

export type Acting = Market & { organization: string; person: string };

/** The market for somebody who acts for an organization, which orders and has rights. */
export async function openActing(ctx: Context, req: Parameters<typeof openMarket>[1]): Promise<Acting> {
  const market = await openMarket(ctx, req);
  const { organization, person } = market;
  if (person === undefined) throw unauthorized();
  if (organization === undefined) throw badRequest(message('market:order.noOrganization'));
  return { ...market, organization, person };
}
