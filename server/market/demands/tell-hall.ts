import { demandHref } from '../../../setting/market/demand-document';
import type { Db } from '../../base/database/db';
import type { Context } from '../../context';
import { notify } from '../../notifications';
import { whoRuns } from '../store/people';
import type { ActingInHall } from './open-hall';

type Parts = Pick<Context, 'jobs'>;
const CONTACTS = '/personInfo?PersonCommunity=%2Fusercenter%2Fcontacts';

interface About {
  /** Of the demand. */
  id: string;
  title: string;
  author: string | null;
  response: string;
}

interface Answered extends About {
  /** Whose it is; absent for one that was just sent. */
  person?: string | null;
  supplierId?: string;
  organizationId?: string;
  ownerId?: string;
}

/**
 * Tells the demand's side of a response, or the supplier of what became of it. The demand is the root, so that nobody is
 * told of one that they may not read any more.
 */
export async function tellOfResponse({ jobs }: Parts, trx: Db, hall: ActingInHall, about: Answered, what: string) {
  const { id, title, author, response } = about;
  const isNew = what === 'sent';
  const owner = about.organizationId ?? about.ownerId ?? '';
  const people = isNew
    ? [...(author === null ? [] : [author]), ...(await whoRuns(trx, owner))]
    : [...(about.person ? [about.person] : []), ...(await whoRuns(trx, about.supplierId ?? ''))];
  await notify(jobs, trx, {
    ...{ kind: isNew ? 'response' : 'response-decided', domain: hall.domain, people: [...new Set(people)], root: id },
    ...{ actor: hall.person, title, link: demandHref(id), event: `response:${response}:${what}` },
  });
}

interface Exchange {
  demandId: string;
  ownerId: string;
  supplierId: string;
  title: string;
  exchange: string;
  people: string | null;
}

/** Tells the other side of a question for contact data, or of what became of it. No data is in it. */
export async function tellOfContact({ jobs }: Parts, trx: Db, hall: ActingInHall, about: Exchange, what: string) {
  const { demandId, ownerId, supplierId, title, exchange, people } = about;
  const other = hall.organization === ownerId ? supplierId : ownerId;
  const told = [...(people === null ? [] : [people]), ...(await whoRuns(trx, other))];
  await notify(jobs, trx, {
    ...{ kind: 'contact', domain: hall.domain, people: [...new Set(told)], root: demandId, actor: hall.person, title },
    ...{ link: CONTACTS, event: `contact:${exchange}:${what}` },
  });
}
