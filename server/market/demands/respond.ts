import { randomUUID } from 'node:crypto';
import type { components } from '../../../generated/api';
import { demandState } from '../../../setting/market/demand-states';
import { inSmallestUnits } from '../../../setting/market/offering-document';
import { nextResponse, type ResponseAction } from '../../../setting/market/response-states';
import { ApiError, badRequest, conflict, notFound } from '../../base/http/errors';
import { take } from '../../base/limits/take';
import { message } from '../../base/messages/message';
import { cleanText } from '../../base/text/clean-text';
import type { Context } from '../../context';
import { findDemand } from '../store/demands';
import { findOffering } from '../store/find-offerings';
import {
  addResponse,
  changeResponse,
  findResponse,
  isSupplier,
  listResponses,
  type NewResponse,
  type ResponseRow,
} from '../store/responses';
import type { ActingInHall } from './open-hall';
import { tellOfResponse } from './tell-hall';

/** Responses per organization and 30 days. */
const PER_MONTH = 30;

export type ResponseForm = components['schemas']['DemandResponseForm'];
const changed = () => conflict(message('market:response.changed'));

/** A supplier's one response to a demand, sent or changed. */
export async function putResponse(
  ctx: Context,
  hall: ActingInHall,
  { demand: id, form, step }: { demand: string; form: ResponseForm; step: number },
): Promise<string> {
  const { db } = ctx.store;
  const { organization, person, runsIt, domain } = hall;
  const demand = await findDemand(db, hall, id);
  if (!demand) throw notFound('demand', id);
  if (demand.organizationId === organization) throw conflict(message('market:response.own'));
  if (!(await isSupplier(db, organization))) throw new ApiError(403, message('market:response.mayNotRespond'));
  if (!runsIt) throw new ApiError(403, message('market:response.admin'));
  const given = { ...(await readForm(ctx, hall, form)), demand: id, organization, person };
  const known = (await listResponses(db, domain, organization, id)).find((row) => row.supplierId === organization);
  if (!['open', 'matched'].includes(demandState(demand, new Date()))) throw conflict(message('market:response.over'));
  if ((known?.step ?? 0) !== step) throw changed();
  if (known) {
    const state = nextResponse(known.state, 'edit', { side: 'supplier', runsIt }, known.isOpen);
    if (!state) throw conflict(message('market:response.mayNot'));
    if (!(await changeResponse(db, known.id, step, { given: { ...given, id: known.id }, state }))) throw changed();
    return known.id;
  }
  const budget = { key: `demand-response:${organization}`, most: PER_MONTH, perSeconds: 30 * 86_400 };
  const newId = randomUUID();
  await take(ctx.store, [budget], async (trx) => {
    if (!(await addResponse(trx, { ...given, id: newId }))) throw changed();
    await tellOfResponse(ctx, trx, hall, { ...demand, response: newId }, 'sent');
  });
  return newId;
}

async function readForm(
  { store }: Context,
  hall: ActingInHall,
  { words, price, leadWeeks, offeringId }: ResponseForm,
): Promise<Pick<NewResponse, 'words' | 'price' | 'leadWeeks' | 'offeringId'>> {
  if (price && !Intl.supportedValuesOf('currency').includes(price.currency))
    throw badRequest(message('market:order.currency', { currency: price.currency }), { field: 'price' });
  if (price && price.min > price.max)
    throw badRequest(message('market:response.price', { min: price.min, max: price.max }), { field: 'price' });
  if (offeringId) {
    const offering = await findOffering(store.db, hall, offeringId);
    if (offering?.supplierId !== hall.organization)
      throw badRequest(message('market:response.notYours', { offering: offeringId }), { field: 'offeringId' });
  }
  return {
    ...{ words: cleanText(words), leadWeeks: leadWeeks ?? null, offeringId: offeringId ?? null },
    price: price
      ? {
          ...{ min: inSmallestUnits(price.min, price.currency), max: inSmallestUnits(price.max, price.currency) },
          currency: price.currency,
        }
      : null,
  };
}

/** A response that this reader may see: whoever runs one of the two organizations. */
export async function readResponse({ store }: Context, hall: ActingInHall, id: string): Promise<ResponseRow> {
  const row = await findResponse(store.db, hall.domain, hall.organization, id);
  if (!row || !hall.runsIt) throw notFound('response', id);
  return row;
}

interface Act {
  id: string;
  action: Exclude<ResponseAction, 'edit' | 'contact'>;
  step: number;
  reason?: string;
}

/** Of two who decide at once, the second is told. */
export async function actOnResponse(
  ctx: Context,
  hall: ActingInHall,
  { id, action, step, reason = '' }: Act,
): Promise<void> {
  const row = await readResponse(ctx, hall, id);
  if (row.step !== step) throw changed();
  const side = row.ownerId === hall.organization ? 'owner' : 'supplier';
  const state = nextResponse(row.state, action, { side, runsIt: hall.runsIt }, row.isOpen);
  if (!state) throw conflict(message('market:response.mayNot'));
  const why = cleanText(reason);
  if (action === 'decline' && why === '') throw badRequest(message('market:response.reason'), { field: 'reason' });
  await ctx.store.db.transaction().execute(async (trx) => {
    if (!(await changeResponse(trx, id, step, { state, ...(why && { reason: why }) }))) throw changed();
    if (action !== 'withdraw') await tellOfResponse(ctx, trx, hall, { ...row, id: row.demandId, response: id }, action);
  });
}
