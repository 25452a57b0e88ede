import { expect, test } from 'vitest';
import { openPeopleApp, signedInPerson } from '../../../tests/support/person';
import { naughtyStrings } from '../../../tests/support/real-data';
import { keepCaptcha } from '../store/captchas';

/** A few strings for when the collection is absent. */
const few = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  "'; drop table person; --",
  '<script>alert(1)</script>',
  '%00',
  '🦉'.repeat(40),
  '１２３',
  '../../x',
  '$' + '{7*7}',
];

test('every naughty string in every field of people is refused or kept as text, and breaks nothing', async () => {
  const { call, store, log } = await openPeopleApp();
  const { headers } = await signedInPerson(store);
  const statuses = new Set<number>();
  const strings = [...few, ...(naughtyStrings() ?? [])].filter((_, at) => at < few.length || at % 6 === 0);
  for (const text of strings) {
    // Budgets and waits are tested elsewhere.
    await store.pool.query('delete from sign_in_attempt; delete from budget');
    const captchaToken = await keepCaptcha(store.db, 'K7P2');
    const code = { username: text, scenario: 'login', captchaAnswer: text, captchaToken };
    const bodies: [string, object][] = [
      ['/proxy-api/getAccRemoteCaptcha', code],
      ['/proxy-api/getAccRemoteCaptcha', { ...code, username: '13800000077', captchaToken: text }],
      ['/proxy-api/open/office/loginAcc', { username: text, password: text }],
      ['/proxy-api/open/office/loginAccSms', { username: text, captchaAnswer: text, password: text }],
      ['/api/uuc/v1/check-code', { username: text, verificationCode: text, scenario: 'getback' }],
      [
        '/proxy-api/checkAndChangePassword',
        { username: text, verificationCode: '123456', scenario: 'getback', uucToken: text, newPassword: text },
      ],
      [
        '/proxy-api/open/weixin/bind',
        { username: text, captchaAnswer: text, password: '123456', weixinBindCode: text, code: text },
      ],
      ['/proxy-api/open/person/updateUser', { nickname: text, headImg: text, email: text }],
      ['/proxy-api/open/person/updateUser', { nickname: text }],
      ['/proxy-api/tenant/join/apply/add', { tenantId: text, reason: text }],
      ['/proxy-api/open/person/apply/save', { name: text, code: text, contact: text, phone: text, licenceUrl: text }],
      ['/chat/api_ocr_business_licensee', { url: text }],
      ['/api/session/tenant-login', { tenantId: text }],
      ['/proxy-api/open/office/tenantInfoByCode', { tenantCode: text }],
    ];
    for (const [url, body] of bodies) {
      const { status } = await call('POST', url, { headers, body });
      statuses.add(status);
      if (status >= 500) expect.fail(`${url} answered ${status} to ${JSON.stringify(text)}`);
    }
    const query = encodeURIComponent(text.toWellFormed());
    for (const url of [
      `/proxy-api/tenant/join/apply/enterprise?name=${query}`,
      `/proxy-api/tenant/join/apply/list?username=${query}`,
    ])
      expect((await call('GET', url, { headers })).status).toBeLessThan(500);
  }
  expect(statuses).toContain(200);
  expect(log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
