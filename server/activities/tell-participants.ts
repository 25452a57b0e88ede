import type { Transaction } from 'kysely';
import type { ActivityDocument } from '../../setting/activity/activity-document';
import { PAGES } from '../../setting/activity/activity-pages';
import type { ActivityAct } from '../../setting/activity/acts-at';
import { inEveryLocale } from '../../setting/messages/catalogue';
import { localize } from '../../setting/messages/localize';
import { readNow } from '../base/database/read-now';
import type { Tables } from '../base/database/tables';
import { message } from '../base/messages/message';
import type { Context } from '../context';
import { notify } from '../notifications';
import { type Place, peopleIn } from './store/entries';

/** People of one event: each is told in a transaction of its own. */
const AT_ONCE = 1000;

/** Tells those who take part, with an account, that an activity was paused, goes on or was cancelled; the page says why. */
export async function tellParticipants(
  trx: Transaction<Tables>,
  jobs: Context['jobs'],
  place: Place,
  { kind, title }: ActivityDocument,
  action: ActivityAct,
): Promise<void> {
  const { domain, activity } = place;
  const [people, now] = await Promise.all([peopleIn(trx, place), readNow(trx)]);
  const words = inEveryLocale(
    (locale) => message(`activities:told.${action}`, { title: localize(title, locale) })[locale],
  );
  for (let at = 0; at < people.length; at += AT_ONCE)
    await notify(jobs, trx, {
      ...{ kind: 'notice', domain, people: people.slice(at, at + AT_ONCE), root: `activity ${activity}`, title: words },
      ...{ link: `${PAGES[kind]}?id=${activity}`, event: `${activity} ${action} ${now.toISOString()}` },
    });
}
