import { fold } from '../../../base/text/fold';

const PATTERNS = [
  /^(?:what(?:'s| is| are)|what does|define|meaning of) (?:an? |the )?(?:meaning of |term )?([^?]{2,50}?)(?: mean| stand for)?[?.\s]*$/,
  /^(?:请问)?(?:什么是|什么叫|何谓|啥是|啥叫)(.{1,20}?)[?？。\s]*$/,
  /^(?:请问)?(.{1,20}?)(?:是|指的?是?|叫)?(?:什么|啥)(?:意思|东西|含义)[?？。\s]*$/,
  /^(?:请问)?(.{1,20}?)(?:是|指的?是)(?:什么|啥)[?？。\s]*$/,
];
/** "The limit of the pump" or 泵的限值 ask for an attribute, not for a definition. */
const OF = /\b(?:of|for|to|in|on|at|with|and|between|from|when|if)\b|[的和与]|\d{2}/;
const OTHER =
  /原因|步骤|区别|办法|方法|流程|公式|作用|\b(?:causes?|reasons?|steps|procedure|difference|formula|limits?|minimum|maximum)\b/;

/** Returns the term whose meaning a question asks for; null if it asks for anything else. */
export function askedTerm(question: string): string | null {
  const folded = fold(question).trim();
  const term = PATTERNS.map((pattern) => pattern.exec(folded)?.[1]?.trim()).find((found) => found !== undefined);
  return term && !OF.test(term) && !OTHER.test(term) ? term : null;
}
