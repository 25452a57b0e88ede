import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { openCommunity } from '../open-community';
import type { NoticeReader } from '../store/notices';
import { noticeRights } from './notice-rights';

type Asking = Parameters<typeof openCommunity>[1] & Pick<FastifyRequest, 'session'>;

export async function openNotices(ctx: Context, req: Asking): Promise<NoticeReader> {
  const community = await openCommunity(ctx, req);
  return { community, rights: await noticeRights(ctx, community, req) };
}
