/**
 * A letter, digit or ideograph without a combining mark. Such names skip `Intl.Segmenter`, whose first use costs 10 ms.
 */
const PLAIN = /^[\p{L}\p{N}](?![\p{M}\p{Cf}\u1160-\u11ff])/u;

/** The first grapheme of a name, in upper case. It may consist of several code points. */
export function firstLetter(name: string): string {
  const text = name.trim();
  const [plain] = PLAIN.exec(text) ?? [];
  if (plain) return plain.toLocaleUpperCase();
  for (const { segment } of new Intl.Segmenter().segment(text)) return segment.toLocaleUpperCase();
  return '';
}
