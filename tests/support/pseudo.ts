import type { Dictionary } from '../../setting/messages/format-message';

const ACCENTS: Record<string, string> = {
  a: 'á',
  e: 'ë',
  i: 'ï',
  o: 'ö',
  u: 'ü',
  A: 'Å',
  E: 'É',
  O: 'Ø',
  U: 'Û',
  n: 'ñ',
  c: 'ç',
};

/** A pseudo-language: accented, 40% longer and in brackets, so that texts outside the catalogue stand out. */
export function pseudo(dictionary: Dictionary): Dictionary {
  return Object.fromEntries(
    Object.entries(dictionary).map(([key, text]) => [key, typeof text === 'string' ? pseudoText(text) : pseudo(text)]),
  );
}

export function pseudoText(text: string): string {
  const accented = text.replace(/\{\w+\}|[a-zA-Z]/g, (found) => ACCENTS[found] ?? found);
  return `⟦${accented}${'~'.repeat(Math.ceil(text.length * 0.4))}⟧`;
}

/** The text outside all brackets; brackets may be nested. */
export function outsideBrackets(text: string): string {
  const without = text.replace(/⟦[^⟦⟧]*⟧/g, '');
  return without === text ? text.trim() : outsideBrackets(without);
}
