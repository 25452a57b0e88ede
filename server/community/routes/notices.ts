import { ApiError, notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { message } from '../../base/messages/message';
import { readAbout } from '../../notifications';
import { writersOf } from '../notices/notice-rights';
import { openNotices } from '../notices/open-notices';
import { toNotice, toNoticeDetail } from '../notices/present-notice';
import { putNotice } from '../notices/put-notice';
import { findNotice, listNotices, type NoticeReader } from '../store/notices';
import { noteRead, withdrawNotice } from '../store/write-notices';

/** What the people who run a portal or an organization announce. */
export const noticeRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;

  const find = async (reader: NoticeReader, id: string) => {
    const found = await findNotice(db, reader, id);
    if (!found) throw notFound('notice', id);
    return found;
  };

  app.operation('listNotices', async (req) => {
    const { state = 'live', unread = false, pageNum = 1, pageSize = 20 } = req.query;
    const reader = await openNotices(ctx, req);
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { rows, total } = await listNotices(db, reader, { state, unread }, page);
    return { list: rows.map(toNotice), total, pageNum, pageSize, writes: writersOf(reader.rights) };
  });

  app.operation('getNotice', async (req) => toNoticeDetail(await find(await openNotices(ctx, req), req.params.id)));

  app.operation('putNotice', async (req) => {
    const reader = await openNotices(ctx, req);
    await putNotice(ctx, reader, req.params.id, req.body);
    return toNoticeDetail(await find(await openNotices(ctx, req), req.params.id));
  });

  app.operation('withdrawNotice', async (req) => {
    const found = await find(await openNotices(ctx, req), req.params.id);
    if (!found.can_edit) throw new ApiError(403, message('community:notice.notYours'));
    await withdrawNotice(db, found.id);
    return null;
  });

  app.operation('readNotice', async (req) => {
    const reader = await openNotices(ctx, req);
    const { id, edition } = await find(reader, req.params.id);
    const { person = '' } = reader.community;
    // Of an edition that is not the present one, nothing is known; the next look shows it as unread.
    if (edition !== req.body.edition) return null;
    await noteRead(db, { id, person, edition, confirm: req.body.confirm });
    await readAbout(db, { person, domain: reader.community.domain, kind: 'notice', root: id });
    return null;
  });
};
