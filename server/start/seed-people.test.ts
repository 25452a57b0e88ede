import { expect, test } from 'vitest';
import { openPeopleApp } from '../../tests/support/person';
import { type ConfigError, loadConfig } from '../config';
import { seedPeople } from './seed-people';

test('a developer signs in at once; a second start changes nothing', async () => {
  const { call, store } = await openPeopleApp();
  const said = await seedPeople(store);
  const password = /password (\S+)/.exec(said)?.[1] ?? '';
  await seedPeople(store);
  const { data } = await call('POST', '/proxy-api/open/office/loginAcc', {
    body: { username: '13800000042', password },
  });
  const headers = { authorization: `Bearer ${data.access_token}` };
  const list = await call('GET', '/proxy-api/tenant/join/apply/list?username=13800000042', { headers });
  expect(list.data.map(({ role }: { role: string }) => role).toSorted()).toEqual(['member', 'owner']);
});

test.each([{ HOST: '0.0.0.0' }, { TRUST_PROXY: 'true' }, { DATABASE_URL: 'postgresql://db/x' }])(
  'known passwords are refused where others can come: %j',
  (env) => {
    const faults = () => {
      try {
        return loadConfig({ SAMPLE_PEOPLE: 'true', ...env });
      } catch (error) {
        return (error as ConfigError).faults;
      }
    };
    expect(faults()).toEqual([expect.stringContaining('SAMPLE_PEOPLE')]);
  },
);
