/** A letter, digit or ideograph that nothing joins: the browser's own way to cut text costs ten milliseconds at its first use. */
const PLAIN = /^[\p{L}\p{N}](?![\p{M}\p{Cf}\u1160-\u11ff])/u;

/** What people see as the first character of a name, also where it takes several code points. */
export function firstLetter(name: string): string {
  const text = name.trim();
  const [plain] = PLAIN.exec(text) ?? [];
  if (plain) return plain.toLocaleUpperCase();
  for (const { segment } of new Intl.Segmenter().segment(text)) return segment.toLocaleUpperCase();
  return '';
}
