import type { Translate } from '@/i18n/words';

/** A fault in words: a key of `people.json`, or a sentence that the server has put into words already. */
export function sayFault(t: Translate, fault: string): string {
  return /^[a-z]\w*(?:\.\w+)+$/.test(fault) ? t(fault) : fault;
}
