import type { FastifyRequest } from 'fastify';
import { unauthorized } from '../base/http/errors';
import type { Context } from '../context';
import { openReading, type PostReader } from '../knowledge';

export interface Inbox {
  domain: string;
  person: string;
  /** Which posts the person may read here; undefined where the community is closed. */
  posts: PostReader | undefined;
}

/** The notifications of the person who asks, as far as they may read what these are about. */
export async function openInbox(ctx: Context, req: FastifyRequest): Promise<Inbox> {
  if (!req.person) throw unauthorized();
  const { setting, domain, ids } = await openReading(ctx, req);
  const { id: person } = req.person;
  return {
    ...{ domain: domain.name, person },
    posts: setting.community?.enabled ? { domain: domain.name, ids, person } : undefined,
  };
}
