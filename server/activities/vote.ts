import type { components } from '../../generated/api';
import { WORKS } from '../../setting/activity/activity-document';
import { localize } from '../../setting/messages/localize';
import type { Db } from '../base/database/db';
import { hashOf } from '../base/database/secret';
import { badRequest, conflict } from '../base/http/errors';
import { message } from '../base/messages/message';
import type { Activities, OpenActivity } from './open-activities';
import { refuseIneligible, refuseUnlessOpen } from './refuse';
import { dayOf } from './say-time';
import { ballotsOf, type Count, castBallot, countBallots, countHeld } from './store/ballots';
import { enter, findEntry } from './store/entries';
import { filesByWork } from './store/work-files';
import { listShown, meanScores } from './store/works';

type Nominees = components['schemas']['ActivityNominees'];
type Nominee = Nominees['nominees'][number];

const dayIn = ({ document: { voting } }: OpenActivity, { now }: Activities) =>
  voting?.per === 'daily' ? dayOf(now) : '';

/** Casts a vote and enters whoever casts their first. */
export async function vote(
  db: Db,
  activities: Activities,
  activity: OpenActivity,
  given: { ballot: string; nominee: string; network: string; source: string },
): Promise<void> {
  const { domain, who } = activities;
  const { id, document, revision, known } = activity;
  const { ballot, nominee } = given;
  if (!document.voting) throw conflict(message('activities:noVoting'), { reason: 'noVoting' });
  refuseUnlessOpen(activity);
  refuseIneligible(activities.reasons(activity));
  const place = { domain, activity: id };
  const found = (await candidates(db, activities, activity)).find((one) => one.id === nominee && one.ballot === ballot);
  if (!found) throw badRequest(message('activities:noNominee', { id: nominee }), { field: 'nominee' });
  if (found.withdrawn) throw conflict(message('activities:withdrawn', { name: found.name }), { reason: 'withdrawn' });
  const cast = await db.transaction().execute(async (trx) => {
    // In a contest only works are entered; whoever votes has an entry without one.
    const entered = await enter(trx, {
      ...{ ...place, who, revision, salt: known.salt, source: given.source, draws: 0, completed: true },
      total: undefined,
    });
    const entry = await findEntry(trx, place, who);
    if (!entry || entered === 'full') throw conflict(message('activities:notEntered'), { reason: 'notEntered' });
    return castBallot(trx, {
      ...{ ...place, entry: entry.id, ballot, nominee, day: dayIn(activity, activities) },
      byAccount: who.person !== undefined,
      network: hashOf(`${known.salt} ${given.network}`).slice(0, 32),
    });
  });
  if (cast === nominee) return;
  throw conflict(document.voting.per === 'daily' ? message('activities:votedToday') : message('activities:voted'), {
    reason: 'voted',
  });
}

/** Nominees of a vote; of a contest, the works that are shown. */
async function candidates(db: Db, { domain, locale }: Activities, { id, document }: OpenActivity): Promise<Nominee[]> {
  if (document.kind === 'contest') {
    const works = await listShown(db, { domain, activity: id });
    const files = await filesByWork(
      db,
      works.map((work) => work.id),
    );
    return works.map((work) => ({
      ...{ id: work.id, ballot: WORKS, kind: 'work' as const, name: work.title, text: work.text, link: work.url },
      ...{ files: files.get(work.id) ?? [], withdrawn: false },
    }));
  }
  return (document.nominees ?? []).map(({ name, text, withdrawn = false, ...rest }) => ({
    ...{ ...rest, withdrawn, name: localize(name, locale), text: localize(text, locale) },
  }));
}

/** What one votes on. Counts are shown when the rules say so, and never while votes are being reviewed after the end. */
export async function presentNominees(db: Db, activities: Activities, activity: OpenActivity): Promise<Nominees> {
  const { domain, who, locale } = activities;
  const { id, document, state } = activity;
  const place = { domain, activity: id };
  const isOver = state === 'closed';
  const [list, entry, held] = await Promise.all([
    candidates(db, activities, activity),
    findEntry(db, place, who),
    countHeld(db, place),
  ]);
  const mine = entry ? await ballotsOf(db, entry.id, dayIn(activity, activities)) : new Map<string, string>();
  const counted =
    document.voting !== undefined &&
    (isOver ? held === 0 : document.voting.counts === 'shown' && state !== 'cancelled');
  const counts = counted ? await countBallots(db, place) : undefined;
  const scores = isOver && held === 0 && document.kind === 'contest' ? await meanScores(db, place) : undefined;
  const none: Count = { votes: 0, visitors: 0 };
  const shown = list.map((one) => {
    const score = scores?.get(one.id)?.score;
    return { ...one, ...(counts && (counts.get(one.id) ?? none)), ...(score !== undefined && { score }) };
  });
  const key = (one: Nominee) => hashOf(`${who.person ?? who.visitor} ${id} ${one.id}`);
  const ballots = document.ballots ?? (document.voting ? [{ id: WORKS, title: message('activities:works') }] : []);
  return {
    ballots: ballots.map((one) => ({
      ...{ id: one.id, title: localize(one.title, locale), mine: mine.get(one.id) ?? null },
    })),
    nominees: shown.sort((a, b) => rank(b, counted) - rank(a, counted) || (key(a) < key(b) ? -1 : 1)),
    ...{ counted, reviewing: isOver ? held : 0 },
  };
}

/** The jury's score first, then votes of people with an account. */
const rank = ({ score = 0, votes = 0 }: Nominee, counted: boolean) => score * 1e9 + (counted ? votes : 0);
