import type { Translate } from '@/i18n/translate';
import type { AccountFault } from '../../../setting/person/account-rules';

/** A fault in words: a key of `people.json`, or a sentence that the server has put into words already. */
export function sayFault(t: Translate, fault: string): string {
  return /^[a-z]\w*(?:\.\w+)+$/.test(fault) ? t(`people:${fault as AccountFault}`) : fault;
}
