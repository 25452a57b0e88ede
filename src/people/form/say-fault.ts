import type { Translate } from '@/i18n/translate';
import type { AccountFault } from '../../../setting/person/account-rules';

/** The text of a fault, which is a key of `people.json` or a message from the server. */
export function sayFault(t: Translate, fault: string): string {
  return /^[a-z]\w*(?:\.\w+)+$/.test(fault) ? t(`people:${fault as AccountFault}`) : fault;
}
