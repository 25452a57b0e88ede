import { readNumber as readWritten } from '../assistant/calculator/read-number';
import type { Input } from './tool';

/** Why an entry cannot be sent. */
export type InputProblem =
  | { code: 'missing' }
  | { code: 'too-long'; limit: number }
  | { code: 'not-offered' }
  | { code: 'not-a-number' | 'not-whole' | 'not-a-day' | 'not-a-time' | 'not-yes-or-no' }
  | { code: 'unclear'; either: [number, number] }
  | { code: 'below'; limit: number }
  | { code: 'above'; limit: number };

export type Read = { value?: string | number | boolean } | { problem: InputProblem };

const LONGEST = 2000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})?$/;

/** The value of an entry as the other system gets it; an empty entry of an optional input is not sent. */
export function readInput(input: Input, entry = ''): Read {
  const text = input.type === 'text' && input.options ? entry : entry.trim();
  if (text === '') return input.required ? { problem: { code: 'missing' } } : {};
  const limit = input.longest ?? LONGEST;
  if (text.length > limit) return { problem: { code: 'too-long', limit } };
  if (input.options && !input.options.includes(text)) return { problem: { code: 'not-offered' } };
  switch (input.type) {
    case 'number':
    case 'integer':
      return readNumber(input, text);
    case 'yes-no':
      return text === 'true' || text === 'false' ? { value: text === 'true' } : { problem: { code: 'not-yes-or-no' } };
    case 'day':
      return DAY.test(text) && isDay(text) ? { value: text } : { problem: { code: 'not-a-day' } };
    case 'time':
      return TIME.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))
        ? { value: new Date(text).toISOString() }
        : { problem: { code: 'not-a-time' } };
    default:
      return { value: text };
  }
}

function readNumber({ type, min, max }: Input, text: string): Read {
  const read = readWritten(text);
  if ('either' in read) return { problem: { code: 'unclear', either: read.either } };
  if ('problem' in read) return { problem: { code: 'not-a-number' } };
  const { value } = read;
  if (type === 'integer' && !Number.isSafeInteger(value)) return { problem: { code: 'not-whole' } };
  if (min !== undefined && value < min) return { problem: { code: 'below', limit: min } };
  if (max !== undefined && value > max) return { problem: { code: 'above', limit: max } };
  return { value };
}

/** 2026-02-30 parses as March 2. */
const isDay = (text: string) => {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};
