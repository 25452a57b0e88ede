import type { components } from '../../generated/api';
import type { Locale } from '../../generated/locales';
import { type ActivityAct, actsAt } from '../../setting/activity/acts-at';
import { timeOfRound } from '../../setting/activity/beacon';
import { type ActivityState, stateAt } from '../../setting/activity/state-at';
import type { LocalizedText } from '../../setting/messages/catalogue';
import { localize } from '../../setting/messages/localize';
import { type ActingOperator, actorOf } from '../accounts';
import type { LiveActivity } from '../assistants';
import { addAudit } from '../base/database/audit';
import type { Db } from '../base/database/db';
import { readNow } from '../base/database/read-now';
import { badRequest, conflict, notFound } from '../base/http/errors';
import { message } from '../base/messages/message';
import type { Context } from '../context';
import { ensureActivity, givenOf } from './store/activities';
import { readValue } from './store/beacon-values';
import { countPlaces, type Place } from './store/entries';
import { countFunnels, NO_FUNNEL } from './store/funnel';
import { readList } from './store/lists';
import { lockMarks, mark } from './store/marks';
import { countWaiting } from './store/presses';
import { tellParticipants } from './tell-participants';

type Parts = Pick<Context, 'store' | 'assistants' | 'sealer' | 'beacon'>;
export type DomainActivity = components['schemas']['DomainActivity'];

const ORDER = { open: 0, paused: 1, soon: 2, hidden: 3, closed: 4, cancelled: 5 } as const;

/** A domain's published activities as its operators see them: the running ones first. */
export async function listDomainActivities(
  { store: { db }, assistants, sealer, beacon }: Parts,
  domain: string,
  locale: Locale,
): Promise<DomainActivity[]> {
  const [now, live, funnels] = await Promise.all([
    readNow(db),
    assistants.activitiesOf(db, domain),
    countFunnels(db, domain),
  ]);
  const present = async (one: LiveActivity): Promise<DomainActivity> => {
    const { id, document } = one;
    const { kind, windows, entry, prizes = [] } = document;
    const isHidden = stateAt(windows, {}, now) === 'hidden';
    const known = isHidden ? undefined : await ensureActivity(db, sealer, domain, one);
    const state = stateAt(windows, known ?? {}, now);
    const [waits, given, taken] = await Promise.all([
      waitsOf({ db, beacon, now }, { domain, activity: id }, document),
      givenOf(db, domain, id),
      entry.total === undefined ? 0 : countPlaces(db, { domain, activity: id }),
    ]);
    return {
      ...{ id, kind, title: localize(document.title, locale), state },
      ...{ may: actsAt(state, known ?? {}, waits.isUndrawn), waiting: waits.waiting },
      ...{ visibleAt: windows.visible, opensAt: windows.open, closesAt: windows.close },
      note: (known?.note && localize(known.note, locale)) ?? '',
      funnel: funnels.get(id) ?? NO_FUNNEL,
      places: entry.total === undefined ? null : { taken, total: entry.total },
      prizes: prizes.map((prize) => ({
        ...{ id: prize.id, title: localize(prize.title, locale), given: given.get(prize.id) ?? 0, stock: prize.stock },
      })),
    };
  };
  const all = await Promise.all(live.map(present));
  return all.sort((a, b) => ORDER[a.state] - ORDER[b.state] || Date.parse(b.closesAt) - Date.parse(a.closesAt));
}

/** What was taken back, as it was last; nobody but operators knows of it. */
export async function listArchivedActivities(
  { store: { db }, assistants }: Pick<Parts, 'store' | 'assistants'>,
  domain: string,
  locale: Locale,
): Promise<components['schemas']['ArchivedActivity'][]> {
  const [archived, funnels] = await Promise.all([assistants.archivedOf(db, domain), countFunnels(db, domain)]);
  return archived.map(({ id, revision, document, archivedAt, archivedBy, why }) => ({
    ...{ id, revision, kind: document.kind, title: localize(document.title, locale), closesAt: document.windows.close },
    ...{ archivedAt: archivedAt.toISOString(), archivedBy, why, funnel: funnels.get(id) ?? NO_FUNNEL },
  }));
}

/** What is longer underway than a public number usually takes. */
const LATE_MS = 60_000;

/** Whether a list is still to be drawn, and what waits for a public number that is late. */
async function waitsOf(
  { db, beacon, now }: { db: Db; beacon: Parts['beacon']; now: Date },
  place: Place,
  { draw }: LiveActivity['document'],
): Promise<{ isUndrawn: boolean; waiting: DomainActivity['waiting'] }> {
  if (draw?.kind === 'list') {
    const list = await readList(db, place);
    const due = list?.round == null || list.drawnAt ? undefined : timeOfRound(list.round);
    const isLate = due && now.getTime() - due.getTime() > LATE_MS;
    // One whose number is there may wait for its operators.
    const waits = isLate && !(await readValue(db, beacon.chain.hash, list?.round ?? 0));
    return {
      isUndrawn: !list?.drawnAt,
      waiting: waits ? { count: list?.tickets ?? 0, since: due.toISOString() } : null,
    };
  }
  if (draw?.beacon !== 'drand') return { isUndrawn: false, waiting: null };
  const { count, since } = await countWaiting(db, place);
  const isLate = since && now.getTime() - since.getTime() > LATE_MS;
  return { isUndrawn: false, waiting: isLate ? { count, since: since.toISOString() } : null };
}

interface Act {
  domain: string;
  id: string;
  operator: ActingOperator;
  action: ActivityAct;
  note: LocalizedText | undefined;
}

const AUDITED = { pause: 'activity-paused', resume: 'activity-resumed', cancel: 'activity-cancelled' } as const;

/** Pauses, resumes or cancels what is seen by everybody at once. Of two who decide at the same time, the second is told. */
export async function actOnActivity(
  { store: { db }, assistants, sealer, beacon, jobs }: Parts & Pick<Context, 'jobs'>,
  { domain, id, operator, action, note }: Act,
): Promise<void> {
  const one = (await assistants.activitiesOf(db, domain)).find((each) => each.id === id);
  if (!one) throw notFound('activity', id);
  if (action === 'cancel' && !note) throw badRequest(message('activities:admin.needsReason'), { field: 'note' });
  const place = { domain, activity: id };
  const { windows, title } = one.document;
  await ensureActivity(db, sealer, domain, one);
  await db.transaction().execute(async (trx) => {
    const marks = await lockMarks(trx, place);
    const state = stateAt(windows, marks, await readNow(trx));
    const { isUndrawn } = await waitsOf({ db: trx, beacon, now: await readNow(trx) }, place, one.document);
    if (!actsAt(state, marks, isUndrawn).includes(action)) throw conflict(sayState(state), { reason: state });
    await mark(trx, place, action, action === 'resume' ? null : (note ?? null));
    const target = `${localize(title, 'en-US')} (${id})`;
    const words = note ? localize(note, 'en-US').slice(0, 500) : '';
    await addAudit(trx, { ...actorOf(operator), action: AUDITED[action], domain, target, message: words });
    await tellParticipants(trx, jobs, place, one.document, action);
  });
}

const sayState = (state: ActivityState): LocalizedText =>
  state === 'cancelled' || state === 'closed' || state === 'hidden'
    ? message(`activities:admin.is.${state}`)
    : message('activities:admin.is.other');
