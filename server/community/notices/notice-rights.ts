import type { FastifyRequest } from 'fastify';
import { may } from '../../../setting/operator/may';
import { findEnabledOperator } from '../../accounts';
import type { Context } from '../../context';
import type { Community } from '../open-community';

export interface NoticeRights {
  /** Notices for everybody on this portal. */
  domain: boolean;
  /** The organization whose notices this person writes. */
  organization: string | undefined;
  /** Notices that other portals show, too. */
  installation: boolean;
}

/**
 * Whoever may publish the portal writes its notices, owners and administrators those of the organization that they act
 * for, and operators of the whole installation those of several portals.
 */
export async function noticeRights(
  { config, store }: Pick<Context, 'config' | 'store'>,
  { domain, person, tenantId, organization, runsIt }: Community,
  { session }: Pick<FastifyRequest, 'session'>,
): Promise<NoticeRights> {
  const own = runsIt ? organization : undefined;
  // A right of the workbench counts only for a session that could open it.
  const couldOpen = person !== undefined && (!config.people.operatorSecondFactor || session?.secondAt);
  const operator = couldOpen ? await findEnabledOperator(store.db, person) : undefined;
  const roles = operator?.roles ?? [];
  return {
    domain: may(roles, { domain, tenantId }, 'publish'),
    organization: own,
    installation: may(roles, 'installation', 'publish'),
  };
}

/** For whom this person may write. */
export const writersOf = ({ domain, organization, installation }: NoticeRights) => [
  ...(domain ? (['domain'] as const) : []),
  ...(organization === undefined ? [] : (['organization'] as const)),
  ...(installation ? (['installation'] as const) : []),
];
