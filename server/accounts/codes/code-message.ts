import type { Locale } from '../../../generated/locales';
import type { Scenario } from '../../base/database/people-tables';
import { message } from '../../base/messages/message';

export interface CodeWords {
  code: string;
  scenario: Scenario;
  locale: Locale;
  /** The portal's name as visitors know it. */
  brand: string;
}

/** Subject and text of an email, or of an SMS whose provider accepts free text. */
export function codeMessage({ code, scenario, locale, brand }: CodeWords): { subject: string; text: string } {
  const purpose = message(`accounts:codeMessage.purpose.${scenario}`);
  return {
    subject: message('accounts:codeMessage.subject', { brand, code })[locale],
    text: message('accounts:codeMessage.text', { brand, code, purpose })[locale],
  };
}
