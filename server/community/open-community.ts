import { notFound, unauthorized } from '../base/http/errors';
import type { Context } from '../context';
import { openReading } from '../knowledge';

export interface Community {
  domain: string;
  /** The organization of the portal; null: the installation's own. */
  tenantId: string | null;
  /** The knowledge bases whose posts this reader may read. */
  ids: number[];
  /** Of those, the one for everybody, and those of the organization that the reader helps to run. */
  bases: { ofDomain: number[]; ofRole: number[] };
  /** The reader, if signed in. */
  person: string | undefined;
  /** The organization that the reader acts for, and whether they are its owner or administrator. */
  organization: string | undefined;
  runsIt: boolean;
  boards: { id: string; name: Record<string, string> | string }[];
  /** What waits for a moderator. */
  hold: { newcomers?: boolean; words?: string[] } | undefined;
  /** Whether writing takes a confirmed phone number. */
  requirePhone: boolean;
  /** Whether it is open to search engines. */
  indexing: boolean;
}

type Asking = Parameters<typeof openReading>[1];

/** The same as somebody who has not signed in sees it. */
export const openToVisitors = (ctx: Context, accessDomain: string | undefined): Promise<Community> =>
  openCommunity(ctx, { accessDomain, person: undefined, session: undefined, visitor: '' });

/** The community of a portal as this reader may see it. Throws 404 where there is none. */
export async function openCommunity(ctx: Context, req: Asking): Promise<Community> {
  const { setting, domain, bases, ids, reader } = await openReading(ctx, req);
  const { community } = setting;
  if (!domain.known || !community?.enabled) throw notFound('community', domain.name);
  if (community.readers === 'signed-in' && !req.person) throw unauthorized();
  const own = bases.filter(({ id, community: whose }) => whose !== undefined && ids.includes(id));
  const runs = (organization: string | null) =>
    organization !== null && ['owner', 'admin'].includes(reader.roles.get(organization) ?? '');
  return {
    domain: domain.name,
    tenantId: domain.tenantId ?? null,
    ids: own.map(({ id }) => id),
    bases: {
      ofDomain: own.filter(({ ownerKind }) => ownerKind === 'domain').map(({ id }) => id),
      ofRole: own.filter(({ ownerKind, ownerId }) => ownerKind === 'organization' && runs(ownerId)).map(({ id }) => id),
    },
    person: req.person?.id,
    organization: reader.actsFor,
    runsIt: runs(reader.actsFor ?? null),
    boards: (community.boards ?? []) as Community['boards'],
    hold: community.hold,
    requirePhone: community.requirePhone ?? false,
    indexing: community.indexing ?? true,
  };
}
