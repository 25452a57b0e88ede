import { chineseNumber } from '../../../base/text/chinese-number';

/** Numbers as people write them, folded: 1480, 1,480, 12 000, 1.5k, 三千, 两万五, 一点五, 半. */
export const NUMBER =
  '[-−]?\\d{1,3}(?:[ ,]\\d{3})+(?:\\.\\d+)?(?:k(?![a-z]))?|[-−]?\\d+(?:\\.\\d+)?(?:k(?![a-z]))?|' +
  // In 十千伏, 千 belongs to the unit; in 两万五千伏, to the number.
  '(?:[零〇一二三四五六七八九十百万两]|(?<=万[一二三四五六七八九])千|千(?![伏瓦克帕米]))+(?:点[零〇一二三四五六七八九]+)?|半';

const SHORT = /^([一二三四五六七八九两])([百千万])([一二三四五六七八九])$/;
const STEP: Record<string, string> = { 百: '十', 千: '百', 万: '千' };

/** Parses a number; NaN for anything else. */
export function readNumber(text: string): number {
  const plain = text.trim().replace('−', '-');
  if (plain === '半') return 0.5;
  if (/^[-\d]/.test(plain)) {
    const thousands = plain.endsWith('k');
    return Number(plain.replace(/[ ,k]/g, '')) * (thousands ? 1000 : 1);
  }
  const [whole = '', decimals] = plain.split('点');
  const value = wholeOf(whole);
  if (decimals === undefined) return value;
  const digits = [...decimals].map((char) => chineseNumber(char)).join('');
  return Number(`${value}.${digits}`);
}

/** 两万五 is 25,000: the last digit counts the next lower unit. */
function wholeOf(text: string): number {
  const short = SHORT.exec(text);
  const full = short ? `${short[1]}${short[2]}${short[3]}${STEP[short[2] ?? '']}` : text;
  const [above, below] = full.includes('万') ? full.split('万') : ['', full];
  const tenThousands = full.includes('万') ? chineseNumber(above || '一') * 10_000 : 0;
  return tenThousands + (below ? chineseNumber(below) : 0);
}
