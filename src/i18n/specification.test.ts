import { expect, test } from 'vitest';
import en from '../../messages/en-US/portal/errors.json';
import enPeople from '../../messages/en-US/portal/people.json';
import enPicture from '../../messages/en-US/portal/picture.json';
import zh from '../../messages/zh-CN/portal/errors.json';
import zhPeople from '../../messages/zh-CN/portal/people.json';

/** Sections 5 and 8 of the specification, word for word. */
test.each([
  ['username required', enPeople.account.empty, 'please enter phone or email'],
  ['username required', zhPeople.account.empty, '请输入手机号或邮箱'],
  ['password required', enPeople.password.empty, 'please enter password'],
  ['password required', zhPeople.password.empty, '请输入密码'],
  ['captcha answer required', enPeople.captcha.empty, 'please enter the verification code'],
  ['SMS code required', enPeople.code.emptySms, 'please enter the SMS verification code'],
  ['SMS code required', zhPeople.code.emptySms, '请输入短信验证码'],
  ['phone: 11 digits', zhPeople.phone.wrong, '请输入正确的手机号'],
  ['phone empty', zhPeople.phone.empty, '手机号不能为空'],
  ['email: valid pattern', zhPeople.email.wrong, '请输入正确的邮箱'],
  ['email empty', zhPeople.email.empty, '邮箱不能为空'],
  ['email: max 30 characters', zhPeople.email.long, '邮箱长度不能超过30'],
  ['mismatch with the user’s own', zhPeople.phone.notOwn, '手机号错误'],
  ['mismatch with the user’s own', zhPeople.email.notOwn, '邮箱错误'],
  ['not bound', zhPeople.email.unbound, '请先绑定邮箱'],
  ['not bound', zhPeople.phone.unbound, '请先绑定手机号'],
  ['verification code required', zhPeople.code.empty, '验证码不能为空'],
  ['verification code: exactly 6 characters', zhPeople.code.length, '请输入6位验证码'],
  ['new password required', zhPeople.password.newEmpty, '请输入登录密码'],
  [
    'new password: at least three of four kinds',
    zhPeople.password.rule,
    '密码长度10-32位，且必须包含小写字母、大写字母、数字、特殊符号的三种及以上',
  ],
  ['no run of ascending or descending characters', zhPeople.password.sequence, '密码不能过多升序和降序'],
  ['no run of identical characters', zhPeople.password.repeat, '密码不能过多相同字节'],
  ['confirm password required', zhPeople.password.againEmpty, '请再次输入登录密码'],
  ['confirm password must equal the password', zhPeople.password.differ, '两次输入的密码不一致'],
  ['box selection requires at least one rectangle', enPicture.dialog.selectFirst, 'please select an element first'],
  ['any body code other than 200 or 0', en.busy, 'system busy'],
  ['any body code other than 200 or 0', zh.busy, '系统繁忙'],
  ['HTTP status above 201', en.http, 'Error'],
  ['HTTP status above 201', zh.http, 'Error'],
  ['captcha/SMS failure', zhPeople.code.failed, '验证码发送失败'],
  ['captcha/SMS success', zhPeople.code.done, '验证码发送成功'],
  ['streaming after 300 s', zh.stream.timeout, '请求超时'],
  ['streaming with a bad status', zh.stream.http, '请求失败: {status}'],
  ['streaming without a body', zh.stream.empty, '响应体为空'],
  ['streaming without its last event', zh.stream.incomplete, '响应不完整，未接收到完成事件'],
  [
    'detection failure',
    enPicture.refused.text,
    'this image cannot use this function, please choose an image and upload again',
  ],
  ['route guard', en.guard, 'network abnormal fluctuation, please try again later'],
  ['add to desktop when already installed', zhPeople.quick.installed, '桌面端已安装'],
])('%s: “%s”', (_, ours, specified) => expect(ours).toBe(specified));
