import type { AddressInfo } from 'node:net';
import { addMember } from '../../server/accounts/store/memberships';
import { addOrganization } from '../../server/accounts/store/organizations';
import type { TestAppOptions } from './app';
import { openPeopleApp, signedInPerson } from './person';

/** A portal with the developer platform and somebody who makes keys there. */
export async function openPlatform(options: TestAppOptions = {}, setting: object = {}) {
  const test = await openPeopleApp({ ...options, env: { MAIN_HOST: '127.0.0.1,localhost', ...options.env } });
  await test.ctx.settings.publish({
    ...{ accessDomain: 'main', author: 'test', message: '' },
    body: { accessDomain: 'main', functionList: [1, 3], searchScope: [3], ...setting },
  });
  await test.store.db
    .insertInto('knowledge_base')
    .values({ id: 3, slug: 'public', title: JSON.stringify({ 'zh-CN': '公共工业知识库', 'en-US': 'Public' }) as never })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { headers, person, session } = await signedInPerson(test.store);
  /** The person acts for an organization in this role. */
  const actFor = async (id: string, role: 'owner' | 'admin' | 'member') => {
    await addOrganization(test.store.db, { id, name: id, tenantCode: id });
    await addMember(test.store.db, id, person.id, role);
    await test.store.db.updateTable('person_session').set({ tenant_id: id }).where('id', '=', session).execute();
  };
  const makeKey = async (wish: object = {}, more: Record<string, string> = {}) => {
    const body = { name: 'A program', scopes: ['knowledge:search', 'knowledge:ask'], ...wish };
    const answer = await test.call('POST', '/api/keys', { headers: { ...headers, ...more }, body });
    return { ...answer, secret: answer.data?.secret as string, id: answer.data?.key?.id as string };
  };
  /** Listens on a real port. */
  const listen = async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    return `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
  };
  const by = (key: string) => ({ authorization: `Bearer ${key}` });
  return { ...test, headers, person, actFor, makeKey, listen, by };
}
