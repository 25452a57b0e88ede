import { ApiError, badRequest, type LocalizedText } from '../base/http/errors';

const text = (zh: string, en: string): LocalizedText => ({ 'zh-CN': zh, 'en-US': en });
const field = (name: string) => ({ pointer: `/${name}`, field: name });

/** 400, not 401: nobody's session has ended. */
export const wrongPassword = () =>
  badRequest(text('账号或密码错误。', 'The account or the password is wrong.'), field('password'));

export const wrongCode = (name = 'password') =>
  badRequest(
    text('验证码错误或已失效，请重新获取。', 'The code is wrong or has run out. Ask for another one.'),
    field(name),
  );

export const wrongCaptcha = () =>
  badRequest(
    text('图形验证码错误或已失效，请换一张再试。', 'The captcha answer is wrong or too late. Try another picture.'),
    field('captchaAnswer'),
  );

export const wrongAccount = (name: string, value: { kind: 'phone' | 'email' | 'name'; value: string }) =>
  badRequest(accountText(value), field(name));

function accountText({ kind, value }: { kind: string; value: string }): LocalizedText {
  if (value === '') return text('请输入手机号或邮箱', 'Please enter phone or email');
  if (kind === 'email' && value.length > 30)
    return text('邮箱长度不能超过30', 'The email may have at most 30 characters');
  if (kind === 'email') return text('请输入正确的邮箱', 'Please enter a valid email');
  return text('请输入正确的手机号', 'Please enter a valid phone number');
}

export const notMember = () =>
  new ApiError(
    403,
    text(
      '您不是该组织的成员。可以在“加入组织”中申请，由该组织的管理员批准。',
      'You are no member of this organization. Ask to join it; its admins decide.',
    ),
  );

export const notAdmin = () =>
  new ApiError(
    403,
    text(
      '只有该组织的所有者和管理员可以这样做。',
      'Only owners and admins of the organization may do this. Ask one of them.',
    ),
  );

export const notYourself = () => new ApiError(403, text('只能查询本人的信息。', 'You may ask about yourself only.'));

/** Said only to who has proved that the contact is theirs. */
export const keptContact = () =>
  badRequest(
    text(
      '该手机号或邮箱刚从一个账号上解绑。如非本人操作，请用收到的提醒中的链接撤销；否则请在 72 小时后再注册。',
      'This phone or email was taken off an account within the last 72 hours. If that was not you, use the link in the notice you got; otherwise sign up again after that time.',
    ),
    field('username'),
  );

export const takenAccount = (name: string) =>
  badRequest(text('该手机号或邮箱已绑定其他账号。', 'This phone or email belongs to another account.'), field(name));
