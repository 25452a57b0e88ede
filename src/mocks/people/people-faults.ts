import type { Locale } from '../../../generated/locales';
import { Refusal } from '../operation';

const TEXTS = {
  signIn: { 'zh-CN': '请登录后继续。', 'en-US': 'Please sign in to go on.' },
  wrong: { 'zh-CN': '账号或密码错误。', 'en-US': 'Incorrect account or password.' },
  captcha: {
    'zh-CN': '图形验证码不对或已过期，请重新输入。',
    'en-US': 'The characters are wrong or too old. Try the new picture.',
  },
  code: { 'zh-CN': '验证码不对或已过期。', 'en-US': 'The code is wrong or too old.' },
  wait: { 'zh-CN': '发送太频繁，请稍后再试。', 'en-US': 'Too many codes. Please wait a little.' },
  password: { 'zh-CN': '密码不符合要求。', 'en-US': 'The password does not follow the rules.' },
  proof: { 'zh-CN': '验证已过期，请重新开始。', 'en-US': 'The check is too old. Please start again.' },
  prove: { 'zh-CN': '此操作需要确认是您本人。', 'en-US': 'Confirm that it is you first.' },
  undone: { 'zh-CN': '该链接已使用或已过期。', 'en-US': 'This link was used or is too old.' },
  member: { 'zh-CN': '你不是这个组织的成员。', 'en-US': 'You are not a member of this organization.' },
  tenant: { 'zh-CN': '没有这个组织。', 'en-US': 'There is no such organization.' },
  joined: { 'zh-CN': '你已经是这个组织的成员。', 'en-US': 'You are already a member of this organization.' },
  lead: { 'zh-CN': '只有所有者和管理员可以这样做。', 'en-US': 'Only owners and admins may do this.' },
  decided: { 'zh-CN': '这个申请已经处理过了。', 'en-US': 'This application has been decided already.' },
  application: { 'zh-CN': '没有申请。', 'en-US': 'There is no application.' },
} as const;

/** A refusal in the language of the request. */
export function refuse(
  status: number,
  text: keyof typeof TEXTS,
  locale: Locale,
  detail: Record<string, unknown> | null = null,
): never {
  throw new Refusal(status, TEXTS[text][locale], detail);
}
