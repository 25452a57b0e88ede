import type { Scenario } from '../../base/database/people-tables';
import type { Locale } from '../../base/http/errors';

const purposes: Record<Locale, Record<Scenario, string>> = {
  'zh-CN': { login: '登录', getback: '重设密码', socialbind: '绑定账号', prove: '确认是您本人操作' },
  'en-US': {
    login: 'sign in',
    getback: 'set a new password',
    socialbind: 'bind your account',
    prove: 'confirm that it is you',
  },
};

export interface CodeWords {
  code: string;
  scenario: Scenario;
  locale: Locale;
  /** The portal's name, as its visitors know it. */
  brand: string;
}

/** What stands in a mail, and in an SMS whose provider takes whole texts. */
export function codeMessage({ code, scenario, locale, brand }: CodeWords): { subject: string; text: string } {
  const purpose = purposes[locale][scenario];
  if (locale === 'zh-CN')
    return {
      subject: `【${brand}】验证码 ${code}`,
      text: `【${brand}】您的验证码是 ${code}，用于${purpose}，10 分钟内有效。请勿告诉任何人。如非本人操作，请忽略本消息。`,
    };
  return {
    subject: `${brand}: your code is ${code}`,
    text: `${brand}: ${code} is your code to ${purpose}. It is good for 10 minutes. Tell it to nobody. If you did not ask for it, ignore this message.`,
  };
}
