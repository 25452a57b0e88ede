import type { Locale } from '../../../generated/locales';
import type { LocalizedText } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import type { Notice } from '../store/notice';

export interface NoticeWords {
  notice: Notice;
  locale: Locale;
  /** The portal's name as visitors know it. */
  brand: string;
}

/** Subject and text of a notice, for email and SMS. */
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
  // If the portal's own address is not certain, the link is a path and the reader adds the portal.
  return link.startsWith('/')
    ? message('accounts:notice.undoAtPortal', { link })
    : message('accounts:notice.undo', { link });
}

const zone = 'Asia/Shanghai';
