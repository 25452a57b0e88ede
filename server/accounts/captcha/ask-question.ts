import { randomInt } from 'node:crypto';
import type { Locale } from '../../../generated/locales';
import type { LocalizedText } from '../../base/http/errors';
import { message } from '../../base/messages/message';

/** A sum in words, which screen readers can read aloud. */
export function askQuestion(locale: Locale): { question: string; answer: string } {
  const [first, second] = [3 + randomInt(10), 2 + randomInt(9)].sort((a, b) => b - a) as [number, number];
  const adds = randomInt(2) === 0;
  const [a, b] = [first, second].map(inWords) as [LocalizedText, LocalizedText];
  const text = adds ? message('accounts:captcha.plus', { a, b }) : message('accounts:captcha.minus', { a, b });
  return { question: text[locale], answer: String(adds ? first + second : first - second) };
}

const numbers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const inWords = (value: number) => message(`accounts:captcha.number.${numbers[value] ?? 0}`);
