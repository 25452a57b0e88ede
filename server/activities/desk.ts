import type { components } from '../../generated/api';
import type { Locale } from '../../generated/locales';
import type { ActivityDocument } from '../../setting/activity/activity-document';
import { localize } from '../../setting/messages/localize';
import type { Db } from '../base/database/db';
import { badRequest } from '../base/http/errors';
import { message } from '../base/messages/message';
import { listBursts } from './store/ballots';
import type { Place } from './store/entries';
import { filesByWork } from './store/work-files';
import { listWorks, meanScores, scoresOf } from './store/works';

type Desk = components['schemas']['ActivityDesk'];

/** What waits for a decision in an activity, and how one has judged oneself. */
export async function presentDesk(
  db: Db,
  place: Place,
  document: ActivityDocument,
  { juror, locale }: { juror: string; locale: Locale },
): Promise<Desk> {
  const { criteria = [], nominees = [] } = document;
  const [bursts, works, own, means] = await Promise.all([
    listBursts(db, place),
    listWorks(db, place),
    scoresOf(db, place, juror),
    meanScores(db, place),
  ]);
  const files = await filesByWork(
    db,
    works.map(({ id }) => id),
  );
  const nameOf = (id: string): string => {
    const found = nominees.find((one) => one.id === id);
    return found ? localize(found.name, locale) : (works.find((one) => one.id === id)?.title ?? id);
  };
  return {
    criteria: criteria.map(({ title, ...rest }) => ({ ...rest, title: localize(title, locale) })),
    bursts: bursts.map(({ nominee, network, count, accounts, from, until }) => ({
      ...{ nominee, name: nameOf(nominee), network: network ?? '', count: Number(count), accounts: Number(accounts) },
      ...{ from: from.toISOString(), until: until.toISOString() },
    })),
    works: works.map(({ id, title, text, url, state, step }) => ({
      ...{ id, title, text, url, step, files: files.get(id) ?? [] },
      ...{ state: state === 'shown' ? ('shown' as const) : ('handedIn' as const) },
      scores: Object.fromEntries(
        own.filter(({ work }) => work === id).map(({ criterion, score }) => [criterion, score]),
      ),
      ...{ score: means.get(id)?.score ?? 0, jurors: means.get(id)?.jurors ?? 0 },
    })),
  };
}

/** Scores of all criteria, none above its highest. */
export function checkScores(
  { criteria = [] }: ActivityDocument,
  scores: Readonly<Record<string, number>>,
  locale: Locale,
): void {
  for (const id of Object.keys(scores))
    if (!criteria.some((one) => one.id === id)) throw badRequest(message('activities:desk.noCriterion', { id }));
  for (const { id, title, most } of criteria) {
    const score = scores[id];
    if (score === undefined || score > most)
      throw badRequest(message('activities:desk.score', { title: localize(title, locale), most }), { field: id });
  }
}
