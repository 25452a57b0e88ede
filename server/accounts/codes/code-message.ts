import type { Locale } from '../../../generated/locales';
import type { Scenario } from '../../base/database/people-tables';
import { message } from '../../base/messages/message';

export interface CodeWords {
  code: string;
  scenario: Scenario;
  locale: Locale;
  /** The portal's name, as its visitors know it. */
  brand: string;
}

/** What stands in a mail, and in an SMS whose provider takes whole texts. */
export function codeMessage({ code, scenario, locale, brand }: CodeWords): { subject: string; text: string } {
  const purpose = message(`accounts:codeMessage.purpose.${scenario}`);
  return {
    subject: message('accounts:codeMessage.subject', { brand, code })[locale],
    text: message('accounts:codeMessage.text', { brand, code, purpose })[locale],
  };
}
