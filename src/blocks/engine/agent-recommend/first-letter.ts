/** What people see as the first character of a name, also where it takes several code points. */
export function firstLetter(name: string): string {
  for (const { segment } of new Intl.Segmenter().segment(name.trim())) return segment.toLocaleUpperCase();
  return '';
}
