import type { FastifyRequest } from 'fastify';
import { operatorOf } from '../../accounts';
import { notFound } from '../../base/http/errors';
import type { Context } from '../../context';
import { openDomain } from '../../domains';
import type { CheckedRow } from '../import-codes';

/** Bytes of a table that is read. */
export const TABLE_BYTES = 5 * 1024 * 1024;
const MOST_FAULTS = 500;

interface Place {
  domain: string;
  id: string;
}

/** An activity of a domain that the operator may open, and its document if it is published. */
export async function openForTable({ store, assistants }: Context, req: FastifyRequest, { domain, id }: Place) {
  const operator = operatorOf(req);
  await openDomain(store, operator, domain);
  const live = (await assistants.activitiesOf(store.db, domain)).find((one) => one.id === id);
  return { operator, place: { domain, activity: id }, document: live?.document };
}

export async function openLiveForTable(ctx: Context, req: FastifyRequest, place: Place) {
  const { document, ...rest } = await openForTable(ctx, req, place);
  if (!document) throw notFound('activity', place.id);
  return { ...rest, document };
}

/** What became of a table, with the first of its faults in the operator's language. */
export function presentTable(
  checked: readonly CheckedRow[],
  { locale }: Pick<FastifyRequest, 'locale'>,
  counts: { good: number; done: boolean },
) {
  const bad = checked.flatMap(({ line, fault }) => (fault ? [{ line, text: fault[locale] }] : []));
  return {
    ...{ rows: checked.length, ...counts, bad: bad.length, unchanged: checked.length - counts.good - bad.length },
    faults: bad.slice(0, MOST_FAULTS),
  };
}
