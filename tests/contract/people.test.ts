import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { resetMocks } from '@/mocks/create-handlers';
import { mockServer } from '@/mocks/node';
import { demoTwin, serverTwin, type Twin } from '../support/twins';

beforeAll(() => mockServer.listen({ onUnhandledRequest: 'error' }));
afterAll(() => mockServer.close());
afterEach(resetMocks);
afterEach(() => vi.unstubAllGlobals());

const secret = new Set(['token', 'access_token', 'userToken', 'uucToken', 'captchaToken']);
const timed = new Set(['endsAt', 'joinedAt', 'createdAt', 'provedAt', 'deletedAt', 'retryAfterMs']);

/** The part that both sides must return alike; generated values only have to be present. */
function told(value: unknown, key = ''): unknown {
  // The server names an industry in the person's language; the demo has one name only.
  if (key === 'industry') return 'an industry';
  if (Array.isArray(value)) return value.map((one) => told(one));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, told(one, name)]));
  if (secret.has(key) && value) return 'a token';
  if (timed.has(key) && value) return 'a time';
  return typeof value === 'string' && /^([0-9a-f]{8}-[0-9a-f-]{27}|ja-\d+)$/.test(value) ? 'an id' : value;
}

type Play = (call: (...args: Parameters<Twin['call']>) => Promise<{ data: never }>, twin: Twin) => Promise<void>;

async function alike(play: Play) {
  const seen = async (twin: Twin) => {
    const steps: unknown[] = [];
    await play(async (id, arg, token) => {
      const answer = await twin.call(id, arg, token);
      steps.push({ id, ...(told(answer) as object) });
      return answer as { data: unknown } as { data: never };
    }, twin);
    return steps;
  };
  const real = await seen(await serverTwin());
  // The demo keeps its session in the page where it runs.
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', new URL('http://localhost/'));
  const demo = await seen(demoTwin);
  expect(demo).toEqual(real);
}

const zhou = { username: '13800000042', password: 'Beiling#2026' };
const other = { username: '13900000007', password: 'Personal#2026' };
const tokenOf = ({ data }: { data: { access_token?: string } | null }) => data?.access_token ?? '';

test('signing in, acting for an organization, and leaving', () =>
  alike(async (call) => {
    await call('loginWithPassword', { ...zhou, password: 'wrong' });
    await call('loginWithPassword', { ...zhou, username: '13800009999' });
    await call('getUserInfo');
    await call('getUserInfo', {}, 'no-token-of-anybody');
    const mine = tokenOf(await call('loginWithPassword', zhou));
    await call('getUserInfo', {}, mine);
    await call('getCurrentTenantInfo', {}, mine);
    await call('listOrganizations', { username: zhou.username }, mine);
    await call('loginTenant', { tenantId: 't-1003' }, mine);
    await call('loginTenant', { tenantId: 'nowhere' }, mine);
    const acting = tokenOf(await call('loginTenant', { tenantId: 't-1001' }, mine));
    await call('getUserInfo', {}, acting);
    await call('getCurrentTenantInfo', {}, acting);
    await call('getUserInfo', {}, mine);
    await call('signOut', {}, acting);
    await call('getUserInfo', {}, acting);
  }));

test('a code: asked for, tried, used once', () =>
  alike(async (call, { captcha, code }) => {
    const ask = async (username: string, scenario: string, wrong = false) =>
      call('sendVerificationCode', { username, scenario, ...(await captcha()), ...(wrong && { captchaAnswer: 'no' }) });
    await ask(zhou.username, 'login', true);
    await ask('12', 'login');
    await ask(zhou.username, 'login');
    await ask(zhou.username, 'login');
    const [first, username] = [await code(zhou.username), zhou.username];
    const wrong = first === '123456' ? '654321' : '123456';
    const login = async (account: string, password: string) =>
      call('loginWithSms', { username: account, password, ...(await captcha()) });
    await login(username, wrong);
    await login(username, first);
    await login(username, first);
    await ask(other.username, 'login');
    const second = await code(other.username);
    for (let tried = 0; tried < 5; tried += 1) await login(other.username, second === '123456' ? '654321' : '123456');
    await login(other.username, second);
  }));

test('a forgotten password', () =>
  alike(async (call, { captcha, code }) => {
    const { username } = zhou;
    await call('sendVerificationCode', { username, scenario: 'getback', ...(await captcha()) });
    const verificationCode = await code(username);
    const sent = { username, verificationCode, scenario: 'getback' };
    await call('checkVerificationCode', {
      ...sent,
      verificationCode: verificationCode === '123456' ? '654321' : '123456',
    });
    const { data } = await call('checkVerificationCode', sent);
    const { uucToken } = data as { uucToken: string };
    const change = { ...sent, uucToken, newPassword: 'Anvil-Foundry-77' };
    await call('changePassword', { ...change, uucToken: 'of-nobody' });
    await call('changePassword', { ...change, newPassword: 'aaaaaaaaaaaa' });
    await call('changePassword', change);
    await call('changePassword', change);
    await call('loginWithPassword', zhou);
    await call('loginWithPassword', { username, password: change.newPassword });
  }));

test('applications, members and their roles', () =>
  alike(async (call) => {
    const mine = tokenOf(await call('loginWithPassword', zhou));
    const theirs = tokenOf(await call('loginWithPassword', other));
    await call('searchOrganizations', { name: '北岭' }, theirs);
    await call('applyToJoin', { tenantId: 'nowhere' }, theirs);
    await call('applyToJoin', { tenantId: 't-1001' }, mine);
    await call('applyToJoin', { tenantId: 't-1001' }, theirs);
    await call('applyToJoin', { tenantId: 'harrow-lindqvist', reason: 'Spindles' }, theirs);
    await call('getJoinApplication', {}, theirs);
    await call('listJoinApplications', {}, theirs);
    await call('listApplicants', { id: 't-1001' }, theirs);
    await call('listApplicants', { id: 't-1002' }, mine);
    const { data } = await call('listApplicants', { id: 't-1001' }, mine);
    const applicationId = (data as { id: string }[])[0]?.id ?? '';
    await call('decideApplication', { id: 't-1001', applicationId: 'none', decision: 'approved' }, mine);
    await call('decideApplication', { id: 't-1001', applicationId, decision: 'approved' }, mine);
    await call('decideApplication', { id: 't-1001', applicationId, decision: 'refused' }, mine);
    await call('listMembers', { id: 't-1001' }, theirs);
    await call('listMembers', { id: 't-1003' }, theirs);
    await call('setMemberRole', { id: 't-1001', personId: 'u-42', role: 'member' }, theirs);
    await call('setMemberRole', { id: 't-1001', personId: 'u-7', role: 'owner' }, mine);
    await call('setMemberRole', { id: 't-1001', personId: 'u-99', role: 'admin' }, mine);
    await call('setMemberRole', { id: 't-1001', personId: 'u-7', role: 'admin' }, mine);
    await call('removeMember', { id: 't-1001', personId: 'u-99' }, mine);
    await call('removeMember', { id: 't-1001', personId: 'u-42' }, theirs);
    await call('listMembers', { id: 't-1001' }, theirs);
    await call('listMembers', { id: 't-1001' }, mine);
    await call('removeMember', { id: 't-1001', personId: 'u-7' }, theirs);
    await call('listOrganizations', { username: other.username }, theirs);
    await call('listOrganizations', { username: zhou.username }, theirs);
  }));

test('invitations: made, looked at, accepted, withdrawn', () =>
  alike(async (call) => {
    const mine = tokenOf(await call('loginWithPassword', zhou));
    const theirs = tokenOf(await call('loginWithPassword', other));
    const form = { id: 't-1001', role: 'member', uses: 1, days: 7 };
    const invite = async (more: object = {}) =>
      (await call('inviteMembers', { ...form, ...more }, mine)).data as { token: string; invitation: { id: string } };
    await call('getInvitationChannels', { id: 't-1001' }, theirs);
    await call('inviteMembers', form, theirs);
    await call('inviteMembers', { ...form, account: 'nobody' }, mine);
    const narrow = await invite({ account: '13700000077', uses: 9 });
    await call('listInvitations', { id: 't-1001' }, mine);
    await call('listInvitations', { id: 't-1001' }, theirs);
    await call('lookAtInvitation', { token: 'of-nobody' });
    await call('lookAtInvitation', { token: narrow.token });
    await call('acceptInvitation', { token: narrow.token }, theirs);
    await call('revokeInvitation', { id: 't-1001', invitationId: narrow.invitation.id }, theirs);
    await call('revokeInvitation', { id: 't-1001', invitationId: narrow.invitation.id }, mine);
    await call('revokeInvitation', { id: 't-1001', invitationId: narrow.invitation.id }, mine);
    await call('lookAtInvitation', { token: narrow.token });
    const { token } = await invite();
    await call('acceptInvitation', { token }, mine);
    await call('acceptInvitation', { token }, theirs);
    await call('acceptInvitation', { token }, theirs);
    await call('listMembers', { id: 't-1001' }, mine);
  }));

test('profile, proof and places one is signed in at', () =>
  alike(async (call, { code }) => {
    const mine = tokenOf(await call('loginWithPassword', zhou));
    await call('updateUser', { nickname: '周班长' }, mine);
    await call('updateUser', { phone: '13800000043', verificationCode: '000000' }, mine);
    await call('getIamUser', {}, mine);
    await call('getKnowledgeUser', { uucId: 'u-42' }, mine);
    await call('getProofWays', {}, mine);
    await call('proveAgain', { password: 'wrong' }, mine);
    await call('proveAgain', { password: zhou.password }, mine);
    await call('sendProofCode', { to: 'phone' }, mine);
    await call('proveAgain', { to: 'phone', code: await code(zhou.username) }, mine);
    await call('getLeaving', {}, mine);
    await call('signOutEverywhere', { keepThis: true }, mine);
    await call('getUserInfo', {}, mine);
  }));
