import type { Locale } from '../../base/http/errors';
import type { Notice } from '../store/notice';

type What = Notice['what'];

const happened: Record<Locale, Record<What, string>> = {
  'zh-CN': {
    phone: '手机号已更改',
    email: '邮箱已更改',
    password: '密码已修改',
    identity: '已绑定新的登录方式',
    factor: '两步验证设置已更改',
    undone: '近期的更改已撤销，所有设备已退出登录，原密码已失效',
    leaving: '将于 72 小时后注销，在此之前登录即可保留账号',
    operator: '管理员权限已更改',
  },
  'en-US': {
    phone: 'its phone number was changed',
    email: 'its email was changed',
    password: 'its password was changed',
    identity: 'a new way to sign in was added',
    factor: 'its two-step verification was changed',
    undone: 'recent changes were undone, every device was signed out and the old password ended',
    leaving: 'it will be deleted in 72 hours; signing in before then keeps it',
    operator: 'its operator rights were changed',
  },
};

export interface NoticeWords {
  notice: Notice;
  locale: Locale;
  /** The portal's name, as its visitors know it. */
  brand: string;
}

/** What stands in a mail and in an SMS. */
export function noticeMessage({ notice, locale, brand }: NoticeWords): { subject: string; text: string } {
  const what = happened[locale][notice.what];
  const { link = '' } = notice;
  // Where the portal's own address is not known for sure, the reader does.
  const bare = link.startsWith('/');
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(
    new Date(notice.at),
  );
  if (locale === 'zh-CN') {
    const way = link
      ? `如非本人操作，请在 72 小时内打开${bare ? '本平台网址加上' : '此链接'}撤销：${link} 请勿转发。`
      : '如非本人操作，请立即重设密码并联系管理员。';
    return {
      subject: `【${brand}】账号安全提醒：${what}`,
      text: `【${brand}】您的账号${what}（${when}，北京时间）。如为本人操作，请忽略。${way}`,
    };
  }
  const way = link
    ? `If it was not, undo it within 72 hours${bare ? ', at the address of this portal followed by' : ''}: ${link} Do not pass this link on.`
    : 'If it was not, set a new password at once and tell your administrator.';
  return {
    subject: `${brand}: a change to your account`,
    text: `${brand}: there was a change to your account: ${what} (${when}, China time). If that was you, there is nothing to do. ${way}`,
  };
}

const zone = 'Asia/Shanghai';
