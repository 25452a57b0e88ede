import { badRequest, conflict, forbidden, unauthorized } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import type { Context } from '../../context';
import { type Market, openMarket } from '../open-market';
import { findConsole } from '../store/suppliers';

export type Supplying = Market & { organization: string; person: string };

/** Whoever acts for an organization, which need not be a supplier. */
export async function openActing(ctx: Context, req: Parameters<typeof openMarket>[1]): Promise<Supplying> {
  const market = await openMarket(ctx, req);
  const { organization, person } = market;
  if (person === undefined) throw unauthorized();
  if (organization === undefined) throw badRequest(message('supply:noOrganization'));
  return { ...market, organization, person };
}

export const needAdmin = ({ runsIt }: Supplying): void => {
  if (!runsIt) throw badRequest(message('supply:admin'));
};

/** Whoever acts for a supplier of this portal that is approved. */
export async function openSupplier(ctx: Context, req: Parameters<typeof openMarket>[1]) {
  const acting = await openActing(ctx, req);
  const found = await findConsole(ctx.store.db, acting.domain, acting.organization);
  if (!found) throw forbidden('supplier');
  if (found.state === 'suspended') throw conflict(message('supply:suspended', { reason: found.reason ?? '' }));
  if (found.state !== 'approved') throw conflict(message('supply:notSupplier'));
  return { ...acting, trusted: found.trusted ?? false };
}
