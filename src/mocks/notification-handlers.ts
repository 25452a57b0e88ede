import type { RequestHandler } from 'msw';
import type { Data } from '@/api/paths';
import type { Locale } from '../../generated/locales';
import { loadFixture } from './default-answer';
import { mockOperation } from './operation';
import { withPeople } from './people/people-state';
import { whoAsks } from './people/who-asks';

type Row = Data<'listNotifications'>['list'][number];

type Followed = Data<'listFollows'>[number];

let state: Promise<Row[]> | undefined;
let follows: Followed[] = [];
let preferences: Promise<Data<'getNotifyPreferences'>> | undefined;

/** How the sample person is told, and what was changed about it. */
function preferenceState() {
  preferences ??= loadFixture<{ data: Data<'getNotifyPreferences'> }>('getNotifyPreferences').then(({ data }) => data);
  return preferences;
}

/** The sample person's notifications, and what was read of them. */
export function notificationState(): Promise<Row[]> {
  state ??= loadFixture<{ data: { list: Row[] } }>('listNotifications').then(({ data }) =>
    data.list.map((row) => ({ ...row })),
  );
  return state;
}

export function resetNotifications(): void {
  state = undefined;
  follows = [];
  preferences = undefined;
}

/** All mock people have the same notifications; visitors have none. */
export const notificationHandlers = (): RequestHandler[] => [
  mockOperation('listNotifications', async ({ arg, request, locale }) => {
    refuseVisitors(request, locale);
    const { pageNum = 1, pageSize = 20 } = arg;
    const all = await notificationState();
    const rows = String(arg.unread) === 'true' ? all.filter(({ read }) => !read) : all;
    const list = [...rows]
      .sort((a, b) => Number(a.read) - Number(b.read) || b.at.localeCompare(a.at))
      .slice((pageNum - 1) * pageSize, pageNum * pageSize);
    return { list, total: rows.length, pageNum, pageSize };
  }),
  mockOperation('countUnreadNotifications', async ({ request, locale }) => {
    refuseVisitors(request, locale);
    return { count: (await notificationState()).filter(({ read }) => !read).length };
  }),
  mockOperation('readNotifications', async ({ arg, request, locale }) => {
    refuseVisitors(request, locale);
    for (const row of await notificationState()) if (arg.ids === null || arg.ids.includes(row.id)) row.read = true;
    return null;
  }),
  mockOperation('listFollows', ({ request, locale }) => {
    refuseVisitors(request, locale);
    return [...follows];
  }),
  mockOperation('follow', ({ arg, request, locale }) => {
    refuseVisitors(request, locale);
    const one: Followed = {
      kind: arg.kind as Followed['kind'],
      id: arg.id,
      title: '',
      muted: String(arg.muted) === 'true',
    };
    const at = follows.findIndex(({ kind, id }) => kind === one.kind && id === one.id);
    follows = at < 0 ? [one, ...follows] : follows.with(at, { ...one, title: follows[at]?.title ?? '' });
    return null;
  }),
  mockOperation('unfollow', ({ arg }) => {
    follows = follows.filter(({ kind, id }) => kind !== arg.kind || id !== arg.id);
    return null;
  }),
  mockOperation('getNotifyPreferences', async ({ request, locale }) => {
    refuseVisitors(request, locale);
    return preferenceState();
  }),
  mockOperation('saveNotifyPreferences', async ({ arg, request, locale }) => {
    refuseVisitors(request, locale);
    const { mail, timeZone } = arg;
    const known = await preferenceState();
    const kinds = known.kinds.map((row) => arg.kinds.find(({ kind }) => kind === row.kind) ?? row);
    preferences = Promise.resolve({ ...known, mail, timeZone, kinds });
    return preferenceState();
  }),
  mockOperation('watchNotifications', ({ request, locale }) => {
    refuseVisitors(request, locale);
    return openLine(request.signal);
  }),
];

const refuseVisitors = (request: Request, locale: Locale) => withPeople((people) => whoAsks(people, request, locale));

/** Says once that there is something; nothing happens by itself here. */
function openLine(signal: AbortSignal): Response {
  const encoder = new TextEncoder();
  let timer: ReturnType<typeof setInterval> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode('event: notifications\ndata: {}\n\n'));
      timer = setInterval(() => controller.enqueue(encoder.encode(': alive\n\n')), 15_000);
      signal.addEventListener('abort', () => clearInterval(timer), { once: true });
    },
    cancel: () => clearInterval(timer),
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' } });
}
