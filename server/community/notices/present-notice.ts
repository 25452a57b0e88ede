import type { components } from '../../../generated/api';
import { authorOf, startOf } from '../present-post';
import type { findNotice, NoticeRow } from '../store/notices';

type Schemas = components['schemas'];
type DetailRow = NonNullable<Awaited<ReturnType<typeof findNotice>>>;

export function toNotice(row: NoticeRow): Schemas['Notice'] {
  return {
    ...{ id: row.id, title: row.title, summary: row.summary || startOf(row.markdown), lang: row.lang },
    ...{ level: row.level, audience: row.audience, author: authorOf(row), state: row.state },
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    ...{ pinned: row.pinned, mustConfirm: row.must_confirm, edition: row.edition },
    ...{ read: row.read_at !== null, confirmed: row.confirmed_at !== null, canEdit: row.can_edit },
  };
}

export function toNoticeDetail(row: DetailRow): Schemas['NoticeDetail'] {
  return {
    ...toNotice(row),
    ...{ content: row.markdown, version: row.version },
    // Whom it is meant for, and how many have read it, is for whoever writes it.
    ...(row.can_edit && {
      window: { pinnedUntil: row.pinned_until?.toISOString() ?? null, roles: row.roles, domains: row.domains },
      summaryWritten: row.summary,
      readers: Number(row.readers),
      confirmations: Number(row.confirmations),
    }),
  };
}

/** The same in the words of the specification's calls. */
export const toArticleOfNotice = (row: NoticeRow): Schemas['Article'] => ({
  ...{ id: row.id, title: row.title, summary: row.summary || startOf(row.markdown), author: authorOf(row), tags: [] },
  ...(row.organization_id !== null && { tenantId: row.organization_id }),
  publishedAt: row.starts_at.toISOString(),
});
