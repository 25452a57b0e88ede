import type { Locale } from '../../../generated/locales';
import type { LocalizedText } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import type { Notice } from '../store/notice';

export interface NoticeWords {
  notice: Notice;
  locale: Locale;
  /** The portal's name, as its visitors know it. */
  brand: string;
}

/** What stands in a mail and in an SMS. */
export function noticeMessage({ notice, locale, brand }: NoticeWords): { subject: string; text: string } {
  const what = message(`accounts:notice.what.${notice.what}`);
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(
    new Date(notice.at),
  );
  const way = wayOut(notice.link);
  return {
    subject: message('accounts:notice.subject', { brand, what })[locale],
    text: message('accounts:notice.text', { brand, what, when, way })[locale],
  };
}

function wayOut(link = ''): LocalizedText {
  if (!link) return message('accounts:notice.noLink');
  // Where the portal's own address is not known for sure, the reader does.
  return link.startsWith('/')
    ? message('accounts:notice.undoAtPortal', { link })
    : message('accounts:notice.undo', { link });
}

const zone = 'Asia/Shanghai';
