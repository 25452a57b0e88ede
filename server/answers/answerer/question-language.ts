import type { Locale } from '../../../generated/locales';
import { textLanguageOf } from '../../../setting/text-language';
import { STOP_WORDS } from '../../base/text/stop-words';
import type { SearchHit, SearchLang } from '../../knowledge';

/** Language of a question. For a bare name or code, the reader's language. */
export function questionLanguage(question: string, locale: Locale): SearchLang {
  if (/[\u3400-\u9fff]/.test(question)) return 'zh';
  const words = question.toLowerCase().match(/[a-z']+/g) ?? [];
  return words.some((word) => STOP_WORDS.has(word)) ? 'en' : (textLanguageOf(locale) ?? 'en');
}

/** A passage with its number on the page. */
export interface Source {
  hit: SearchHit;
  source: number;
}

/**
 * The sources to quote from, with their numbers: those in the question's language if there are any. Passages found by
 * meaning alone are left out, because quotations are picked by words.
 */
export function sourcesIn(hits: SearchHit[], lang: SearchLang): Source[] {
  const all = hits.map((hit, i) => ({ hit, source: i + 1 })).filter(({ hit }) => !hit.byMeaning);
  const own = all.filter(({ hit }) => hit.lang === lang);
  return own.length > 0 ? own : all;
}
