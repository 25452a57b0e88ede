import { randomInt } from 'node:crypto';
import type { Locale } from '../../base/http/errors';

const numbers = {
  'zh-CN': ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'],
  'en-US': [
    ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'],
    ...['eight', 'nine', 'ten', 'eleven', 'twelve'],
  ],
};

/** A sum in words, which a screen reader reads and anybody can do in their head. */
export function askQuestion(locale: Locale): { question: string; answer: string } {
  const [first, second] = [3 + randomInt(10), 2 + randomInt(9)].sort((a, b) => b - a) as [number, number];
  const adds = randomInt(2) === 0;
  const word = (value: number) => numbers[locale][value] ?? String(value);
  const [a, b] = [word(first), word(second)];
  const texts = {
    'zh-CN': `${a}${adds ? '加上' : '减去'}${b}等于几？请用数字回答。`,
    'en-US': `What is ${a} ${adds ? 'plus' : 'minus'} ${b}? Answer in digits.`,
  };
  return { question: texts[locale], answer: String(adds ? first + second : first - second) };
}
