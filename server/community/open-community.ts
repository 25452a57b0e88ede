import type { FastifyRequest } from 'fastify';
import { notFound, unauthorized } from '../base/http/errors';
import type { Context } from '../context';
import { openReading } from '../knowledge';

export interface Community {
  domain: string;
  /** The knowledge bases whose posts this reader may read. */
  ids: number[];
  /** The reader, if signed in. */
  person: string | undefined;
  /** The organization that the reader acts for. */
  organization: string | undefined;
  boards: { id: string; name: Record<string, string> | string }[];
}

/** The community of a portal as this reader may see it. Throws 404 where there is none. */
export async function openCommunity(ctx: Context, req: FastifyRequest): Promise<Community> {
  const { setting, domain, bases, ids, reader } = await openReading(ctx, req);
  const { community } = setting;
  if (!domain.known || !community?.enabled) throw notFound('community', domain.name);
  if (community.readers === 'signed-in' && !req.person) throw unauthorized();
  return {
    domain: domain.name,
    ids: bases.flatMap(({ id, community: whose }) => (whose !== undefined && ids.includes(id) ? [id] : [])),
    person: req.person?.id,
    organization: reader.actsFor,
    boards: (community.boards ?? []) as Community['boards'],
  };
}
