import { addMember } from '../../server/accounts/store/memberships';
import { giveRole } from '../../server/accounts/store/operators';
import { seedMarket } from '../../server/market';
import { openPeopleApp, signedInPerson } from './person';

/** A portal with the sample catalogue, and people who act for an organization. */
export async function openMarketApp(market: object = {}, more: object = {}) {
  const test = await openPeopleApp({ env: { OPERATOR_SECOND_FACTOR: 'optional' } });
  await test.ctx.settings.publish({
    ...{ accessDomain: 'main', author: 'test', message: '' },
    body: { accessDomain: 'main', searchScope: [3], market: { enabled: true, ...market }, ...more },
  });
  await seedMarket(test.store, ['main']);
  return {
    ...test,
    /** Headers of a new person who acts for an organization of the sample. */
    async member({
      organization,
      phone,
      role = 'member',
    }: {
      organization: string;
      phone: string;
      role?: 'member' | 'admin';
    }) {
      const { person, session, headers } = await signedInPerson(test.store, { phone });
      await addMember(test.store.db, organization, person.id, role);
      await test.store.db
        .updateTable('person_session')
        .set({ tenant_id: organization })
        .where('id', '=', session)
        .execute();
      return headers;
    },
  };
}

/** The same with a hall, whose demands somebody moderates. */
export async function openHallApp(market: object = {}) {
  const community = { enabled: true, hold: { words: ['无牌'] } };
  const hall = await openMarketApp(market, { community });
  const { person, headers: moderator } = await signedInPerson(hall.store, { phone: '13800000099' });
  await giveRole(hall.store.db, { id: person.id, name: 'moderator', tenant_id: null, role: 'editor' });
  return { ...hall, moderator };
}
