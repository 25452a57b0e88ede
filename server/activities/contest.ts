import type { components } from '../../generated/api';
import type { Db } from '../base/database/db';
import { badRequest, conflict } from '../base/http/errors';
import { message } from '../base/messages/message';
import type { Activities, OpenActivity } from './open-activities';
import { refuseIneligible, refuseUnlessOpen } from './refuse';
import { enter, findEntry } from './store/entries';
import { filesOf, placeFiles } from './store/work-files';
import { saveWork, workOf } from './store/works';

interface GivenWork {
  step: number;
  title: string;
  text: string;
  url: string;
  handIn: boolean;
  /** Ids of uploaded files in their order; undefined leaves them as they are. */
  files?: readonly string[];
}

/** Keeps one's own work. What is shown can be changed until the end, and then waits for being shown again. */
export async function keepWork(
  db: Db,
  activities: Activities,
  activity: OpenActivity,
  given: GivenWork,
): Promise<void> {
  const { domain, who } = activities;
  const { id, document, revision, known } = activity;
  if (document.kind !== 'contest') throw conflict(message('activities:noContest'), { reason: 'noContest' });
  refuseUnlessOpen(activity);
  refuseIneligible(activities.reasons(activity));
  const [title, text, url] = [given.title.trim(), given.text.trim(), given.url.trim()];
  if (url !== '' && !isAddress(url)) throw badRequest(message('activities:work.url', { url }), { field: 'url' });
  const most = document.submission?.files ?? 0;
  if (given.files && given.files.length > most)
    throw badRequest(message('activities:work.manyFiles', { count: most }), { field: 'files' });
  if (given.handIn) {
    if (title === '') throw badRequest(message('activities:work.title'), { field: 'title' });
    if (text === '') throw badRequest(message('activities:work.text'), { field: 'text' });
    if (url === '') throw badRequest(message('activities:work.noUrl'), { field: 'url' });
  }
  const place = { domain, activity: id };
  await db.transaction().execute(async (trx) => {
    const entered = await enter(trx, {
      ...{
        ...place,
        who,
        revision,
        salt: known.salt,
        source: '',
        draws: 0,
        completed: true,
        total: document.entry.total,
      },
    });
    if (entered === 'full') throw conflict(message('activities:full'), { reason: 'full' });
    const entry = await findEntry(trx, place, who);
    const state = given.handIn ? ('handedIn' as const) : ('draft' as const);
    if (!entry || !(await saveWork(trx, entry.id, given.step, { title, text, url, state })))
      throw conflict(message('activities:work.changed'), { reason: 'changed' });
    if (given.files && !(await placeFiles(trx, entry.id, given.files)))
      throw badRequest(message('activities:work.noFile'), { field: 'files' });
  });
}

/** A page of this portal, or an address with https and without credentials. */
function isAddress(url: string): boolean {
  if (/^\/(?!\/)[^\s\\]*$/.test(url)) return true;
  try {
    const { protocol, username, password } = new URL(url);
    return protocol === 'https:' && username === '' && password === '';
  } catch {
    return false;
  }
}

export async function presentWork(db: Db, entry: string): Promise<components['schemas']['ContestWork'] | undefined> {
  const [work, files] = await Promise.all([workOf(db, entry), filesOf(db, entry)]);
  if (!work) return undefined;
  const { id: _, changedAt, ...rest } = work;
  return { ...rest, files, changedAt: changedAt.toISOString() };
}
