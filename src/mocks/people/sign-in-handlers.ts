import type { RequestHandler } from 'msw';
import { newId } from '@/browser/new-id';
import { readMark, writeArrival } from '@/browser/session-mark';
import type { Locale } from '../../../generated/locales';
import { maskAccount } from '../../../setting/person/mask-account';
import { passwordFault } from '../../../setting/person/password-rules';
import { mockOperation } from '../operation';
import { accountHandlers } from './account-handlers';
import { askCaptcha, makeCaptcha, spendCaptcha } from './captcha';
import { checkCode, refuseUnreachable, sendCode } from './codes';
import { deviceHandlers } from './device-handlers';
import { refuse } from './people-faults';
import { type DemoPerson, type PeopleState, withPeople } from './people-state';
import { proveHandlers } from './prove-handlers';
import { endSession, findAccount, signIn, stayHere, toUser, whoAsks } from './who-asks';

const PROOF_MS = 10 * 60 * 1000;

/** Captchas, codes, passwords and password reset. */
export const signInHandlers = (): RequestHandler[] => [
  mockOperation('getSignInMethods', () => ({
    password: true,
    code: true,
    weixin: false,
    singleSignOn: false,
    signUp: true,
  })),
  mockOperation('getCaptcha', () => makeCaptcha()),
  mockOperation('getCaptchaQuestion', ({ locale }) => askCaptcha(locale)),
  mockOperation('sendVerificationCode', ({ arg, locale }) =>
    withPeople((state) => {
      refuseUnreachable(arg.username, locale);
      if (!spendCaptcha(state, arg.captchaToken, arg.captchaAnswer))
        refuse(400, 'captcha', locale, { field: 'captchaAnswer' });
      return { resendAfterS: sendCode(state, arg.scenario, arg.username, locale) };
    }),
  ),
  mockOperation('loginWithPassword', ({ arg, locale }) =>
    withPeople((state) => {
      const person = findAccount(state, arg.username);
      if (!person || person.password === '' || person.password !== arg.password)
        return refuse(400, 'wrong', locale, { field: 'password' });
      return signIn(state, person.id);
    }),
  ),
  mockOperation('loginWithSms', ({ arg, locale }) =>
    withPeople((state) => {
      checkCode(state, { scenario: 'login', account: arg.username, code: arg.password, burn: true }, locale);
      return signIn(state, findOrAdd(state, arg.username, locale).id);
    }),
  ),
  mockOperation('bindWeixin', ({ arg, locale }) =>
    withPeople((state) => {
      checkCode(state, { scenario: 'socialbind', account: arg.username, code: arg.password, burn: true }, locale);
      return signIn(state, findOrAdd(state, arg.username, locale).id);
    }),
  ),
  mockOperation('checkVerificationCode', ({ arg, locale }) =>
    withPeople((state) => {
      const { scenario, username: account, verificationCode: code } = arg;
      checkCode(state, { scenario, account, code, burn: false }, locale, 'verificationCode');
      const uucToken = newId();
      state.proofs[uucToken] = { account, until: Date.now() + PROOF_MS };
      return { uucToken };
    }),
  ),
  mockOperation('changePassword', ({ arg, locale }) =>
    withPeople((state) => {
      if (passwordFault(arg.newPassword)) refuse(400, 'password', locale, { field: 'newPassword' });
      const proof = state.proofs[arg.uucToken];
      if (!proof || proof.account !== arg.username || proof.until < Date.now())
        return refuse(400, 'code', locale, { field: 'verificationCode' });
      const { scenario, username: account, verificationCode: code } = arg;
      checkCode(state, { scenario, account, code, burn: true }, locale, 'verificationCode');
      delete state.proofs[arg.uucToken];
      const person = findAccount(state, account);
      if (person) person.password = arg.newPassword;
      return null;
    }),
  ),
  mockOperation('exchangeAccToken', ({ request, locale }) =>
    withPeople((state) => {
      const { person, token } = whoAsks(state, request, locale);
      return signIn(state, person.id, token.tenantId);
    }),
  ),
  mockOperation('lookAtToken', ({ request, locale }) =>
    withPeople((state) => {
      const { person } = whoAsks(state, request, locale);
      const { nickname: name, username } = toUser(person);
      const face = { name, account: maskAccount(username) };
      return { person: face, here: null, same: false };
    }),
  ),
  mockOperation('keepToken', ({ request, locale }) =>
    withPeople((state) => {
      whoAsks(state, request, locale);
      stayHere(state, request.headers.get('authorization')?.replace(/^Bearer /, ''));
      writeArrival(readMark() ?? '');
      return null;
    }),
  ),
  // Same response as from a server without an identity provider.
  mockOperation('getAuthorizeUrl', () => ({ url: '' })),
  mockOperation('getLogoutUrl', () => ({ url: '' })),
  ...deviceHandlers(),
  ...proveHandlers(),
  ...accountHandlers(),
  mockOperation('signOut', ({ request }) =>
    withPeople((state) => {
      endSession(state, request);
      return null;
    }),
  ),
];

/** Receiving the code proves ownership, so an unknown account is created. */
function findOrAdd(state: PeopleState, account: string, locale: Locale): DemoPerson {
  const known = findAccount(state, account);
  if (known) return known;
  if (state.persons.some(({ phone, email }) => [phone, email].includes(account))) refuse(400, 'code', locale);
  const [phone, email] = account.includes('@') ? ['', account] : [account, ''];
  const joinedAt = new Date().toISOString();
  const person = { id: `u-${newId()}`, phone, email, password: '', nickname: '', headImg: '', joinedAt };
  state.persons.push(person);
  return person;
}
