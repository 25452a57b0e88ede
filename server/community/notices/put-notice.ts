import type { components } from '../../../generated/api';
import { ApiError, badRequest, conflict, notFound } from '../../base/http/errors';
import { take } from '../../base/limits/take';
import { message } from '../../base/messages/message';
import { detectLanguage } from '../../base/text/detect-language';
import type { Context } from '../../context';
import { communityBase } from '../../knowledge';
import type { Community } from '../open-community';
import { findNotice, type NoticeReader } from '../store/notices';
import { addNotice, changeNotice, type NoticeText, type NoticeWindow } from '../store/write-notices';
import { tidyText } from '../tidy-draft';
import type { NoticeRights } from './notice-rights';
import { TELL_NOTICES } from './tell-notices';

type Given = components['schemas']['NoticeText'];

const LEAST_TITLE = 4;
/** Notices written or changed, per person and day. */
const PER_DAY = 50;

/** Publishes a notice, or changes the one with this id. */
export async function putNotice(ctx: Context, reader: NoticeReader, id: string, given: Given): Promise<void> {
  const { store, jobs } = ctx;
  const { community, rights } = reader;
  const { domain, person = '' } = community;
  const known = await findNotice(store.db, reader, id);
  if (known && !known.can_edit) throw new ApiError(403, message('community:notice.notYours'));
  const { version } = given;
  if (!known && version > 0) throw notFound('notice', id);
  if (known && known.version !== version) throw conflict(message('community:notice.changed'));
  const text = await textOf(ctx, community, rights, given);
  const window = await windowOf(ctx, rights, given);
  await take(store, [{ key: `notice:${person}`, most: PER_DAY, perSeconds: 86_400 }], async (trx) => {
    if (!known && !(await addNotice(trx, { id, domain, author: person }, text, window)))
      throw conflict(message('community:taken', { id }));
    if (known && !(await changeNotice(trx, { id, version, again: given.again }, text, window)))
      throw conflict(message('community:notice.changed'));
    await jobs.send(TELL_NOTICES, {}, { db: trx });
  });
}

async function textOf(
  { store }: Context,
  { domain, organization }: Community,
  rights: NoticeRights,
  given: Given,
): Promise<NoticeText> {
  const oneLine = (text: string) => tidyText(text).replace(/\s+/g, ' ').trim();
  const title = oneLine(given.title);
  const content = tidyText(given.content);
  const count = Array.from(title).length;
  if (count < LEAST_TITLE)
    throw badRequest(message('community:title.short', { count, least: LEAST_TITLE }), { field: 'title' });
  if (content.trim() === '') throw badRequest(message('community:text.empty'), { field: 'content' });
  const forAll = given.audience === 'domain';
  if (forAll ? !rights.domain : rights.organization === undefined || rights.organization !== organization)
    throw new ApiError(403, message(forAll ? 'community:notice.noPortal' : 'community:notice.noOrganization'));
  const whose = forAll ? null : (organization ?? null);
  const base = { domain, organization: whose, title: message(`community:base.${given.audience}`) };
  return {
    ...{ title, summary: oneLine(given.summary), content, organization: whose },
    lang: detectLanguage(`${title}\n${content}`),
    kbId: await communityBase(store.db, base),
  };
}

async function windowOf({ settings }: Context, rights: NoticeRights, given: Given): Promise<NoticeWindow> {
  const { level, roles, domains, mustConfirm } = given;
  const dateOf = (text: string | null) => (text === null ? null : new Date(text));
  const starts = dateOf(given.startsAt) ?? new Date();
  const ends = dateOf(given.endsAt);
  if (ends && ends <= starts) throw badRequest(message('community:notice.endsFirst'), { field: 'endsAt' });
  if (domains.length > 0 && (!rights.installation || given.audience !== 'domain'))
    throw new ApiError(403, message('community:notice.noInstallation'));
  for (const domain of domains)
    if (!(await settings.get(domain)).known)
      throw badRequest(message('community:notice.noDomain', { domain }), { field: 'domains' });
  return {
    ...{ starts_at: starts, ends_at: ends, pinned_until: dateOf(given.pinnedUntil) },
    ...{ level, roles, domains, must_confirm: mustConfirm },
  };
}
