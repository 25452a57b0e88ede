import type { Locale } from '../../../generated/locales';
import type { LocalizedText } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import type { InvitationNotice, LetterNotice, Notice } from '../store/notice';

export interface NoticeWords {
  notice: Exclude<Notice, LetterNotice>;
  locale: Locale;
  /** The portal's name as visitors know it. */
  brand: string;
}

/** Subject and text of a notice, for email and SMS. */
export function noticeMessage({ notice, locale, brand }: NoticeWords): { subject: string; text: string } {
  if (notice.what === 'invitation') return invitationMessage(notice, locale, brand);
  const what = message(`accounts:notice.what.${notice.what}`);
  const when = timeOf(notice.at);
  const way = wayOut(notice.link);
  return {
    subject: message('accounts:notice.subject', { brand, what })[locale],
    text: message('accounts:notice.text', { brand, what, when, way })[locale],
  };
}

function invitationMessage({ link, organization, at }: InvitationNotice, locale: Locale, brand: string) {
  // If the portal's own address is not certain, the link is a path, as in the notice of a change.
  const way = link.startsWith('/')
    ? message('accounts:invite.message.openAtPortal', { link })
    : message('accounts:invite.message.open', { link });
  const when = timeOf(at);
  return {
    subject: message('accounts:invite.message.subject', { brand, organization })[locale],
    text: message('accounts:invite.message.text', { brand, organization, way, when })[locale],
  };
}

/** YYYY-MM-DD HH:MM, which is how Swedish writes it. */
const timeOf = (at: string): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: zone }).format(new Date(at));

function wayOut(link = ''): LocalizedText {
  if (!link) return message('accounts:notice.noLink');
  // If the portal's own address is not certain, the link is a path and the reader adds the portal.
  return link.startsWith('/')
    ? message('accounts:notice.undoAtPortal', { link })
    : message('accounts:notice.undo', { link });
}

const zone = 'Asia/Shanghai';
