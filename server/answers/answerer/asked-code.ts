import { parseIdentifiers, type SearchHit, withoutCodes } from '../../knowledge';

/** Beside such words a code is asked for; elsewhere it names the product that the asker stands at. */
const ASKS =
  /报警|警报|告警|故障|错误|例外|代码|编号|标准|什么意思|是什么|怎么处理|怎么办|怎么解决|复位|消除|\b(?:alarms?|errors?|faults?|codes?|exception|status|trips?|standard|means?|what is|what's|reset|clear|shows?)\b/i;
const STANDARD = /^(?:GB|JB|HG|SH|SY|NB|DL|AQ|TSG|ISO|IEC|EN|DIN|ANSI|API|ASME|NFPA|CVE|0X)/;

/** The code that a question asks for by name, as an index keeps it. */
export function askedCode(question: string): string | undefined {
  const { keys, statute, alone } = parseIdentifiers(question);
  const [key] = keys.filter((one) => !one.startsWith('§'));
  if (statute || !key) return undefined;
  return alone || ASKS.test(question) || STANDARD.test(key) ? key : undefined;
}

/** A product that no source knows is no reason to keep silent on its kind: what is left of the question is answered. */
export function withoutProduct(question: string, hits: readonly SearchHit[]): string {
  const { keys, statute } = parseIdentifiers(question);
  if (keys.length === 0 || statute || askedCode(question) || hits.some(({ exact }) => exact)) return question;
  return withoutCodes(question).replaceAll(/\s+/g, ' ').trim();
}
