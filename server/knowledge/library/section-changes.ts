export interface SectionChanges {
  added: string[];
  changed: string[];
  /** Number of removed sections. */
  removed: number;
}

const MOST = 50;
const HEADING = /^(#{1,6})[ \t]+(.*)$/gm;

/** Sections of a text by heading; those with equal headings are joined. */
function sectionsOf(markdown: string): Map<string, string> {
  const heads = [...markdown.matchAll(HEADING)];
  const sections = new Map<string, string>();
  for (const [at, head] of heads.entries()) {
    const title = (head[2] ?? '').trim().slice(0, 1000);
    const body = markdown.slice(head.index, heads[at + 1]?.index ?? markdown.length).trim();
    sections.set(title, `${sections.get(title) ?? ''}${body}`);
  }
  return sections;
}

/**
 * Compares two versions by headings. Names only headings that `known` still has, so that withdrawn text stays
 * withdrawn.
 */
export function sectionChanges(before: string, after: string, known: string): SectionChanges {
  const [old, now, named] = [sectionsOf(before), sectionsOf(after), sectionsOf(known)];
  const titles = [...now.keys()].filter((title) => named.has(title));
  return {
    added: titles.filter((title) => !old.has(title)).slice(0, MOST),
    changed: titles.filter((title) => old.has(title) && old.get(title) !== now.get(title)).slice(0, MOST),
    removed: [...old.keys()].filter((title) => !now.has(title)).length,
  };
}
