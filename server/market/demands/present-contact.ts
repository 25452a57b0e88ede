import type { components } from '../../../generated/api';
import { type ContactAction, contactState, nextContact, showsContact } from '../../../setting/market/contact-states';
import type { Db } from '../../base/database/db';
import { nameOf } from '../orders/present-order';
import { type ContactRow, listLooks, noteLooks } from '../store/contacts';
import type { ActingInHall } from './open-hall';

type Exchange = components['schemas']['ContactExchange'];
const ACTIONS: readonly ContactAction[] = ['grant', 'refuse', 'withdraw'];

/**
 * Exchanges as this reader's organization sees them: the only place that shows contact data. It shows the other side's
 * only while both sides consent, and to whoever runs the organization; each such look is noted.
 */
export async function presentContacts(db: Db, hall: ActingInHall, rows: readonly ContactRow[]): Promise<Exchange[]> {
  const { organization, person, runsIt } = hall;
  const now = new Date();
  const shown = rows.filter(({ state, askedAt }) => runsIt && showsContact(contactState(state, askedAt, now)));
  const ids = shown.map(({ id }) => id);
  await noteLooks(db, ids, person, organization);
  const looks = await listLooks(db, ids, organization);
  return rows.map((row): Exchange => {
    const side = row.fromId === organization ? 'from' : 'to';
    const state = contactState(row.state, row.askedAt, now);
    const [ours, theirs] = side === 'from' ? [row.fromFields, row.toFields] : [row.toFields, row.fromFields];
    const otherId = side === 'from' ? row.toId : row.fromId;
    const named = state === 'granted' || otherId !== row.hidden;
    const seen = looks.filter(({ exchange }) => exchange === row.id).slice(0, 20);
    return {
      ...{ id: row.id, demandId: row.demandId, demandTitle: row.title, responseId: row.responseId, state, side },
      ...{ other: named ? (side === 'from' ? row.toName : row.fromName) : '', purpose: row.purpose },
      asks: Object.keys(row.fromFields) as Exchange['asks'],
      askedAt: row.askedAt.toISOString(),
      may: ACTIONS.filter((action) => nextContact(state, action, { side, runsIt }) !== undefined),
      ...(runsIt && ours && Object.keys(ours).length > 0 && { ours }),
      ...(ids.includes(row.id) && {
        ...(theirs && { theirs }),
        seen: seen.map(({ at, exchange: _, ...who }) => ({ person: nameOf(who), at: at.toISOString() })),
      }),
    };
  });
}
