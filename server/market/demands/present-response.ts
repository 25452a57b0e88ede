import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import { inMajorUnits } from '../../../setting/market/offering-document';
import { budgetText } from '../../../setting/market/present-demand';
import { responseActions } from '../../../setting/market/response-states';
import type { ResponseRow } from '../store/responses';
import type { ActingInHall } from './open-hall';

type Response = components['schemas']['DemandResponse'];

export function toResponse(
  row: ResponseRow,
  { organization, runsIt }: ActingInHall,
  locale: Locale,
  contact: components['schemas']['ContactExchange'] | undefined,
): Response {
  const { id, demandId, supplier, code, words, price, leadWeeks, offeringId, state, reason, step, createdAt } = row;
  const side = row.ownerId === organization ? 'owner' : 'supplier';
  const waits = contact && (contact.state === 'asked' || contact.state === 'granted');
  const may = responseActions(state, { side, runsIt }, row.isOpen).filter((one) => one !== 'contact' || !waits);
  return {
    ...{ id, demandId, supplier, supplierCode: code, words, leadWeeks, offeringId, state, side, step, may },
    ...(price && { price: budgetText({ ...price, shown: true }, locale) }),
    ...(reason && { reason }),
    createdAt: createdAt.toISOString(),
    ...(side === 'supplier' && {
      form: {
        ...{ words, leadWeeks, offeringId },
        price: price && {
          ...{ min: inMajorUnits(price.min, price.currency), max: inMajorUnits(price.max, price.currency) },
          currency: price.currency,
        },
      },
    }),
    ...(contact && { contact }),
  };
}
