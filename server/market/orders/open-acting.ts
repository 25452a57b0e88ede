import { personalSpace } from '../../accounts';
import { unauthorized } from '../../base/http/errors';
import type { Context } from '../../context';
import { type Market, openMarket } from '../open-market';

export type Acting = Market & { organization: string; person: string };

/**
 * The market for somebody who orders and has rights: for the organization that they act for, else for themselves. What is
 * a person's own belongs to their personal space, so it stays when they join or leave an organization, and goes with the
 * account.
 */
export async function openActing(ctx: Context, req: Parameters<typeof openMarket>[1]): Promise<Acting> {
  const market = await openMarket(ctx, req);
  const { organization, person } = market;
  if (person === undefined) throw unauthorized();
  if (organization !== undefined) return { ...market, organization, person };
  return { ...market, organization: (await personalSpace(ctx.store, person)).id, person, runsIt: true };
}

/** Whether somebody acts for no organization, though they have signed in. */
export const isPersonal = ({ actsFor, person }: Pick<Market, 'actsFor' | 'person'>): boolean =>
  actsFor === undefined && person !== undefined;
