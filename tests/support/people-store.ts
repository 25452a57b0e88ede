import { addOrganization } from '../../server/accounts/store/organizations';
import { addPerson } from '../../server/accounts/store/persons';
import { openTestStore } from './store';

/** A database with two people and an organization. */
export async function openPeople() {
  const store = await openTestStore();
  const { db } = store;
  const wei = await addPerson(db, { phone: '13800000042', nickname: '周工' });
  const li = await addPerson(db, { email: 'li@example.com' });
  if (!wei || !li) throw new Error('nobody was added');
  const steel = (await addOrganization(db, { name: '北岭轧钢有限公司', tenantCode: 'beiling', code: 'C1' })) ?? '';
  return { ...store, wei, li, steel };
}
