import { parseIdentifiers, type SearchHit, withoutCodes } from '../../knowledge';

/** Words that mark a code as the subject of the question; without them it names the product in use. */
const ASKS =
  /报警|警报|告警|故障|错误|例外|代码|编号|标准|什么意思|是什么|怎么处理|怎么办|怎么解决|复位|消除|\b(?:alarms?|errors?|faults?|codes?|exception|status|trips?|standard|means?|what is|what's|reset|clear|shows?)\b/i;
const STANDARD = /^(?:GB|JB|HG|SH|SY|NB|DL|AQ|TSG|ISO|IEC|EN|DIN|ANSI|API|ASME|NFPA|CVE|0X)/;

/** Returns the code that a question asks about, as an index key. */
export function askedCode(question: string): string | undefined {
  const { keys, statute, alone } = parseIdentifiers(question);
  const [key] = keys.filter((one) => !one.startsWith('§'));
  if (statute || !key) return undefined;
  return alone || ASKS.test(question) || STANDARD.test(key) ? key : undefined;
}

/** Removes the code of a product that no source mentions, so that the rest of the question is answered. */
export function withoutProduct(question: string, hits: readonly SearchHit[]): string {
  const { keys, statute } = parseIdentifiers(question);
  if (keys.length === 0 || statute || askedCode(question) || hits.some(({ exact }) => exact)) return question;
  return withoutCodes(question).replaceAll(/\s+/g, ' ').trim();
}
