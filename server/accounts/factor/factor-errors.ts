import { ApiError, badRequest, conflict, type LocalizedText } from '../../base/http/errors';
import type { FactorMethod } from './factors-of';

const text = (zh: string, en: string): LocalizedText => ({ 'zh-CN': zh, 'en-US': en });
const code = { pointer: '/proof/code', field: 'code' };

export interface AwaitedStep {
  ticket: string;
  methods: FactorMethod[];
  setUp: boolean;
}

/** No session yet. Who knows of no second step shows the sentence; it says what to do. */
export const secondStepNeeded = (secondStep: AwaitedStep) =>
  new ApiError(
    403,
    secondStep.setUp
      ? text(
          '此账号必须设置两步验证。请在登录页面继续完成设置。',
          'This account needs a second step. Go on at the sign-in page to set one up.',
        )
      : text(
          '此账号已开启两步验证。请在登录页面继续完成第二步。',
          'This account has a second step. Go on with it at the sign-in page.',
        ),
    { reason: 'second-step', secondStep },
  );

/** 400 as for a wrong password: nobody's session has ended. */
export const wrongFactor = () =>
  badRequest(
    text('验证码不正确或已使用。请输入最新的验证码。', 'The code is wrong or was used before. Enter the newest one.'),
    code,
  );

export const wrongPasskey = () =>
  badRequest(
    text(
      '未能验证此通行密钥。请重试，或改用其他方式。',
      'The passkey was not accepted. Try again, or use another way.',
    ),
    { ...code, pointer: '/proof/passkey' },
  );

export const stepGone = () =>
  badRequest(
    text(
      '本次登录已超时、已完成或尝试次数过多，请重新登录。',
      'This sign-in has run out, was finished, or was tried too often. Sign in again.',
    ),
    { reason: 'step-gone' },
  );

export const setUpGone = () =>
  conflict(text('设置已超时，请重新开始。', 'The set-up has run out or was begun anew. Start it again.'), {
    reason: 'set-up-gone',
  });

export const lastFactor = () =>
  conflict(
    text(
      '管理员必须保留至少一种验证方式。请先添加另一种。',
      'An operator keeps at least one second factor. Add another one first.',
    ),
  );

export const factorNeeded = (organization: string) =>
  new ApiError(
    403,
    text(
      `“${organization}”要求两步验证。请先在个人中心的“两步验证”中设置，或以个人身份继续使用。`,
      `“${organization}” requires a second step. Set one up under Two-step verification in your personal centre, or go on as yourself.`,
    ),
    { reason: 'factor-needed' },
  );
