import type { RequestHandler } from 'msw';
import type { Data } from '@/api/paths';
import { loadFixture } from '../default-answer';
import { noSuch } from '../message';
import { mockOperation, Refusal } from '../operation';
import { withPeople } from '../people/people-state';
import { isSignedIn, whoAsks } from '../people/who-asks';
import { langOf } from './community-state';

type Detail = Data<'getNotice'>;

let state: Promise<Map<string, Detail>> | undefined;

/** The sample notices, and what was written since. */
export function noticeState(): Promise<Map<string, Detail>> {
  state ??= load();
  return state;
}

export function resetNotices(): void {
  state = undefined;
}

async function load(): Promise<Map<string, Detail>> {
  const { data } = await loadFixture<{ data: Data<'listNotices'> }>('listNotices');
  const { data: whole } = await loadFixture<{ data: Detail }>('getNotice');
  return new Map(
    data.list.map((row) => [row.id, { content: row.summary, version: 1, ...(row.id === whole.id && whole), ...row }]),
  );
}

const stateOf = ({ startsAt, endsAt, state: known }: Detail): Detail['state'] => {
  if (known === 'withdrawn') return known;
  if (Date.parse(startsAt) > Date.now()) return 'scheduled';
  return endsAt !== null && Date.parse(endsAt) <= Date.now() ? 'ended' : 'live';
};

/** Whoever is signed in writes for everybody here. */
export const noticeHandlers = (): RequestHandler[] => [
  mockOperation('listNotices', async ({ arg, request }) => {
    const { state: asked = 'live', pageNum = 1, pageSize = 20 } = arg;
    const all = [...(await noticeState()).values()].map((one) => ({ ...one, state: stateOf(one) }));
    const states: string[] = asked === 'ended' ? ['ended', 'withdrawn'] : [asked];
    const rows = all
      .filter((one) => states.includes(one.state))
      .filter((one) => String(arg.unread) !== 'true' || !one.read || (one.mustConfirm && !one.confirmed))
      .sort((a, b) => Number(a.read) - Number(b.read) || Number(b.pinned) - Number(a.pinned));
    const list = rows.slice((pageNum - 1) * pageSize, pageNum * pageSize);
    const writes = withPeople((people) => isSignedIn(people, request)) ? (['domain'] as const) : [];
    return { list, total: rows.length, pageNum, pageSize, writes: [...writes] };
  }),
  mockOperation('getNotice', async ({ arg, locale }) => {
    const found = (await noticeState()).get(arg.id);
    if (!found) throw new Refusal(404, noSuch('notice', arg.id)[locale]);
    return { ...found, state: stateOf(found) };
  }),
  mockOperation('putNotice', async ({ arg, request, locale }) => {
    const author = withPeople((people) => whoAsks(people, request, locale).person.nickname);
    const notices = await noticeState();
    const known = notices.get(arg.id);
    const { id, title, content, audience, level, endsAt, mustConfirm, pinnedUntil, roles, domains } = arg;
    const startsAt = arg.startsAt ?? known?.startsAt ?? new Date().toISOString();
    const isNews = !known || arg.again;
    const notice: Detail = {
      ...{ id, title, content, audience, level, endsAt, mustConfirm, startsAt, state: 'live', canEdit: true },
      ...{ summary: arg.summary || content.slice(0, 120), summaryWritten: arg.summary, lang: langOf(title) },
      ...{ author: known?.author ?? author, pinned: pinnedUntil !== null, version: (known?.version ?? 0) + 1 },
      ...{ edition: (known?.edition ?? 0) + Number(isNews), read: !isNews, confirmed: !isNews },
      ...{ window: { pinnedUntil, roles, domains }, readers: 0, confirmations: 0 },
    };
    notices.set(id, notice);
    return { ...notice, state: stateOf(notice) };
  }),
  mockOperation('withdrawNotice', async ({ arg, request, locale }) => {
    withPeople((people) => whoAsks(people, request, locale));
    const found = (await noticeState()).get(arg.id);
    if (found) found.state = 'withdrawn';
    return null;
  }),
  mockOperation('readNotice', async ({ arg, request, locale }) => {
    withPeople((people) => whoAsks(people, request, locale));
    const found = (await noticeState()).get(arg.id);
    if (found) Object.assign(found, { read: true, confirmed: found.confirmed || arg.confirm });
    return null;
  }),
];
