import { codeKey, HEX_H } from '../../../setting/alarm/code-key';
import { tableCodes } from '../../../setting/alarm/table-codes';
import { fold } from '../../base/text/fold';
import { articlesOf, askedArticles } from './statute-articles';

/**
 * Identifiers are asked for by name and must be found as written: alarm codes, CVE numbers, order numbers, standards,
 * articles of statutes. They are compared by key: letters and digits only, upper case; an article as `§36`.
 */
const ANYHOW = [
  /\bCVE-\d{4}-\d{4,7}\b/gi,
  /\b(?:0x|16#)[0-9a-f]{1,8}\b/gi,
  // Siemens and similar: 6ES7 314-1AG14-0AB0
  /\b\d[A-Z]{2}\d[ -]?[0-9A-Z]{3}-?[0-9A-Z]{5}-?[0-9A-Z]{4}\b/gi,
  /\b(?:GB|JB|HG|SH|SY|NB|DL|AQ|TSG|ISO|IEC|EN|DIN|ANSI|API|ASME|NFPA)(?:\/[TZ])?[ -]?[A-Z]?\d{1,6}(?:\.\d{1,3})?(?:-\d{1,5})*\b/gi,
  // SRVO-062, SV0401, F30001, AL.16, E-1024
  /\b[A-Z]{1,6}[-.]?\d{2,6}(?:[-.][0-9A-Z]{1,6})*\b/gi,
];
/** With a space only in capitals: "E 1024" is a code, "pump 18" is not. */
const SPACED = /\b[A-Z]{1,4} \d{2,6}\b/g;
/** A bare number is an identifier only beside such a word: "alarm 18", "报警代码：18", "18 号报警". */
const NUMBERED = [
  /(?:alarm|error code|fault code|error|fault|报警|警报|故障码|错误码|故障|代码|编号)\s*(?:code|no\.?|number|号|码|代码|编号)?\s*[#:]?\s*(\d{1,6})(?!\d|\.\d)/g,
  /(?<![\d.])(\d{1,6})\s*号?\s*(?:报警|警报|故障)/g,
];
const BESIDE =
  /alarm|error|fault|code|number|报警|警报|故障|错误|代码|编号|[码号]|规定|内容|全文|是什么|什么意思|怎么处理/g;
const MAX_TEXT_CODES = 64;
const MAX_ASKED = 8;

/** Returns the codes in a text and the rest of it, so that a part of a code is not taken for another one. */
function takeCodes(text: string): { codes: string[]; rest: string } {
  const codes: string[] = [];
  let rest = text;
  for (const pattern of [...ANYHOW, HEX_H, SPACED]) {
    rest = rest.replace(pattern, (found) => {
      codes.push(found);
      return ' ';
    });
  }
  return { codes, rest };
}

/** Removes codes, and a capitalized maker's name before them: "our Acme PX-40 pump". */
export function withoutCodes(text: string): string {
  const { codes } = takeCodes(text);
  const maker = '(?:\\b[A-Z][\\w-]*\\s+){0,2}';
  return codes.reduce((rest, code) => rest.replace(new RegExp(`${maker}${code.replace(/\W/g, '\\$&')}`), ' '), text);
}

/** Keys of the identifiers in a text; of articles only those that begin a line. */
export function extractCodes(text: string): string[] {
  const plain = text.normalize('NFKC');
  const keys = [...articlesOf(fold(text)), ...takeCodes(plain).codes.map(codeKey), ...tableCodes(plain)];
  return [...new Set(keys)].slice(0, MAX_TEXT_CODES);
}

interface Identifiers {
  /** Keys in order of appearance. */
  keys: string[];
  /** The statute of the articles, folded ("安全生产法"); empty if the question names none. */
  statute: string;
  /** True if the question holds nothing but identifiers and words like "alarm". */
  alone: boolean;
}

/** Identifiers named in a question. */
export function parseIdentifiers(question: string): Identifiers {
  const text = question.slice(0, 500).normalize('NFKC');
  const { codes, rest } = takeCodes(text);
  const folded = fold(rest).trim();
  const numbers = NUMBERED.flatMap((pattern) => [...folded.matchAll(pattern)].map(([, number]) => number ?? ''));
  if (/^\d{1,6}$/.test(folded)) numbers.push(folded);
  const { keys: articles, statute } = askedArticles(folded);
  const left = folded
    .replace(statute, '')
    .replace(BESIDE, '')
    .replace(/第\s*\S{1,8}\s*[条款项]/g, '');
  return {
    keys: [...new Set([...codes.map(codeKey), ...numbers, ...articles])].slice(0, MAX_ASKED),
    statute,
    alone: left.replace(/[\W\d_]+/g, '') === '' && !/\p{Script=Han}/u.test(left),
  };
}
