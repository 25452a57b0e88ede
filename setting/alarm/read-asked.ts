import { codeKey } from './code-key';

/** What was typed to look up an alarm: a code in any notation, words, or both. */
export interface AlarmAsked {
  /** The code as written; absent if there is none. */
  code?: string;
  /** Keys of this code in all its notations, as written first. */
  keys: string[];
  /** Keys of what it may also mean: without its prefix, or with its digits read as hexadecimal. */
  kin: string[];
  /** The number in the code, and what stands before it. */
  number?: number;
  prefix: string;
  /** The other words, folded, without those about alarms and asking. */
  words: string[];
}

const LONGEST = 300;
const HEX = /(?<![\p{L}\d])(?:0x|16#)([0-9a-f]{1,8})(?![\p{L}\d])/iu;
/** 1Fh; without a letter among the digits only if nothing else is written: "24h" may be a time. */
const HEX_AFTER = /(?<![\p{L}\d.])([0-9a-f]*[a-f][0-9a-f]*)h(?![\p{L}\d])|^\s*([0-9a-f]{1,8})h\s*$/iu;
const PREFIXED = /(?<![\p{L}\d])([A-Z]{1,6})([-._]?| )(\d{1,7})((?:[-.][0-9A-Z]{1,6})*)(?![\p{L}\d])/giu;
const NUMBER = /(?<![\d.,A-Za-z])(\d{1,9})(?![\d.,]\d|[A-Za-z])/;
const BARE_HEX = /(?<![\p{L}\d])(?=[A-F]*\d)(?=\d*[A-F])([0-9A-F]{2,8})(?![\p{L}\d])/iu;
/** Before a number these say that it is a code; they are no part of it. */
const ALARM_WORD = /^(?:alarms?|errors?|err|faults?|codes?|no|nr|number|num|warning|warn|event|status|trip|hex|dec)$/i;
const OTHER_WORDS = new Set(
  (
    'a an and are at by can clear cleared code display displays do does error fault fix fixed for from get has have how i in is it its ' +
    'machine me mean meaning means must my no now of on or our please reset says screen should show shows so solve stands stopped that the ' +
    'there this to we what when why with alarm alarms'
  ).split(' '),
);
const HAN_OTHER =
  /请问|怎么办|怎么|如何|什么|意思|原因|是|的|了|号|处理|解决|显示|出现|发生|报警|警报|告警|故障|错误|代码|编号|码|设备|机床|系统|为何|为什么|含义|在|上|我们|这个|一直|老是|报/g;

const widths = (number: number) => [0, 2, 3, 4].map((width) => String(number).padStart(width, '0'));
const hexKey = (number: number) => `0X${number.toString(16).toUpperCase()}`;
const distinct = (keys: readonly string[]) => [...new Set(keys)].filter(Boolean);

interface Found {
  written: string;
  keys: string[];
  kin?: string[];
  number?: number;
  prefix?: string;
}

const ofHex = (written: string, digits: string): Found => {
  const number = Number.parseInt(digits, 16);
  return { written, number, keys: [hexKey(number), ...widths(number)] };
};

function prefixed(text: string, isName: (word: string) => boolean): Found | undefined {
  for (const [written, prefix = '', between = '', digits = '', rest = ''] of text.matchAll(PREFIXED)) {
    const isCode = between !== ' ' || /^[A-Z]{1,4}$/.test(prefix);
    if (!isCode || ALARM_WORD.test(prefix) || isName(prefix.toLowerCase())) continue;
    if (/^x$/i.test(prefix)) continue;
    const own = codeKey(written);
    if (rest) return { written, keys: [own] };
    const number = Number(digits);
    const P = prefix.toUpperCase();
    const asHex = /^[A-F]+$/.test(P) && between === '' ? [hexKey(Number.parseInt(P + digits, 16))] : [];
    return {
      ...{ written, number, prefix: P },
      keys: [own, ...widths(number).map((each) => P + each)],
      kin: [...widths(number), hexKey(number), ...asHex],
    };
  }
  return undefined;
}

function plain(text: string): Found | undefined {
  const [written, digits = ''] = NUMBER.exec(text) ?? [];
  if (written === undefined) return undefined;
  const number = Number(digits);
  const asHex = digits.length > 1 && digits.length < 9 ? [hexKey(Number.parseInt(digits, 16))] : [];
  return { written, number, keys: [digits, ...widths(number), hexKey(number)], kin: asHex };
}

function bareHex(text: string): Found | undefined {
  const [written, digits = ''] = BARE_HEX.exec(text) ?? [];
  if (written === undefined) return undefined;
  const { number, keys } = ofHex(written, digits);
  return { written, ...(number !== undefined && { number }), keys: [codeKey(written), ...keys] };
}

/** Reads what was typed. `isName` knows the words that name machines, which are never prefixes. */
export function readAsked(typed: string, isName: (word: string) => boolean = () => false): AlarmAsked {
  const text = typed.slice(0, LONGEST).normalize('NFKC');
  const hex = HEX.exec(text) ?? HEX_AFTER.exec(text);
  const found =
    (hex ? ofHex(hex[0].trim(), hex[1] ?? hex[2] ?? '') : undefined) ??
    prefixed(text, isName) ??
    plain(text) ??
    bareHex(text);
  const rest = (found ? text.replace(found.written, ' ') : text).toLowerCase();
  const words = rest
    .replace(HAN_OTHER, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !OTHER_WORDS.has(word) && !ALARM_WORD.test(word));
  if (!found) return { keys: [], kin: [], prefix: '', words: distinct(words) };
  const keys = distinct(found.keys);
  return {
    code: found.written,
    keys,
    kin: distinct(found.kin ?? []).filter((key) => !keys.includes(key)),
    ...(found.number !== undefined && { number: found.number }),
    prefix: found.prefix ?? '',
    words: distinct(words),
  };
}

/** Keys of the codes that come before and after, the nearest first. */
export function nearKeys({ number, prefix }: AlarmAsked, reach = 12): string[] {
  if (number === undefined) return [];
  const steps = Array.from({ length: reach }, (_, at) => [number - at - 1, number + at + 1]).flat();
  return distinct(
    steps
      .filter((each) => each >= 0)
      .flatMap((each) => (prefix ? widths(each).map((digits) => prefix + digits) : [...widths(each), hexKey(each)])),
  );
}
